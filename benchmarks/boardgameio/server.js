// boardgame.io's server with its usual storage, in memory; prints its port.

const { Server } = require('boardgame.io/server')
const { Gegensatz } = require('./game.js')

Server({ games: [Gegensatz], origins: [] })
  .run(0)
  .then(({ appServer }) => console.log(`port ${appServer.address().port}`))
