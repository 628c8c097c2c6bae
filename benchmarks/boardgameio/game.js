// The duel of Gegensatz, written as users of boardgame.io write a game: a turn is one move, checked; hands are hidden.
// Both wands begin at position 0, which may always be chosen.

const { INVALID_MOVE } = require('boardgame.io/core')

const COLOURS = ['green', 'purple', 'red', 'blue']
const SYMBOLS = {
  green: ['feather', 'key', 'skull', 'ring'],
  purple: ['ring', 'feather', 'key', 'skull'],
  red: ['key', 'skull', 'ring', 'feather'],
  blue: ['skull', 'ring', 'feather', 'key'],
}
const RELICS = COLOURS.flatMap((colour) =>
  SYMBOLS[colour].map((symbol, index) => ({ colour, number: index + 1, symbol })),
)
const POSITIONS = 9
const SIDE = 3
const TARGET = 5

const ahead = (player) => (player === '0' ? 1 : -1)

function setup({ random }) {
  const deck = random.Shuffle(RELICS)
  const row = deck.slice(6, 6 + POSITIONS)
  return {
    row,
    hands: { 0: deck.slice(0, 3), 1: deck.slice(3, 6) },
    wands: { 0: 0, 1: 0 },
    crystals: { 0: 0, 1: 0 },
    codex: row[0].colour,
  }
}

function reaches(G, player, relic, target) {
  const way = (target - G.wands[player]) * ahead(player)
  if (way > 0) return way === relic.number
  const goal = G.row[target]
  return way < 0 && (goal.colour === relic.colour || goal.symbol === relic.symbol)
}

function isParadox(hand, codex) {
  const shared = ['colour', 'number', 'symbol'].some((feature) => new Set(hand.map((relic) => relic[feature])).size === 1)
  return shared && hand.every((relic) => relic.colour !== codex)
}

function turnCodex(G) {
  G.codex = COLOURS[(COLOURS.indexOf(G.codex) + 1) % COLOURS.length]
}

function strength(hand, codex) {
  return hand.reduce((sum, relic) => sum + (relic.colour === codex ? 0 : relic.number), 0)
}

function fight(G, random) {
  let [mine, yours] = ['0', '1'].map((player) => strength(G.hands[player], G.codex))
  if (mine === yours) [mine, yours] = ['0', '1'].map((player) => strength([G.hands[player][random.Die(3) - 1]], G.codex))
  if (mine === yours) return
  const [winner, loser] = mine > yours ? ['0', '1'] : ['1', '0']
  if (G.crystals[loser] === 0) return
  G.crystals[loser] -= 1
  G.crystals[winner] += 1
  turnCodex(G)
}

// `side` forms a paradox: 1 takes the relics at higher positions, -1 those at lower ones.
function play({ G, playerID, random }, slot, target, side) {
  const hand = G.hands[playerID]
  if (!hand[slot] || !G.row[target] || !reaches(G, playerID, hand[slot], target)) return INVALID_MOVE
  ;[hand[slot], G.row[target]] = [G.row[target], hand[slot]]
  G.wands[playerID] = target
  if (side !== undefined) {
    const start = side === 1 ? target + 1 : target - SIDE
    if (Math.abs(side) !== 1 || start < 0 || start + SIDE > POSITIONS || !isParadox(hand, G.codex)) return INVALID_MOVE
    G.crystals[playerID] += 1
    turnCodex(G)
    G.hands[playerID] = G.row.splice(start, SIDE, ...random.Shuffle(hand))
  }
  if (G.wands[0] === G.wands[1]) fight(G, random)
}

exports.Gegensatz = {
  name: 'gegensatz',
  minPlayers: 2,
  maxPlayers: 2,
  setup,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { play },
  endIf: ({ G }) => {
    const winner = ['0', '1'].find((player) => G.crystals[player] === TARGET)
    if (winner !== undefined) return { winner }
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    hands: Object.fromEntries(
      Object.entries(G.hands).map(([player, hand]) => [player, player === playerID ? hand : hand.map(() => null)]),
    ),
  }),
}
