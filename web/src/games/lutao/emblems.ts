/** Signs of peoples, runes and spells, in a box of 48: fill and outline of each shape. */
export type Shape = [fill: string, path: string];

const [IVORY, GOLD, RED, GREEN, BLUE, STEEL, WOOD, SKIN, DARK] = ['#fdf1d8', '#e2a526', '#b3362b', '#4f9a55', '#4f8fd0', '#c9d3df', '#a66a32', '#f2c9a0', '#3a2c4a'];

export const PEOPLES: Record<string, Shape[]> = {
  bards: [[GOLD, 'M12 6c-2 10 0 18 7 24v8h10v-8c7-6 9-14 7-24l-6 2c1 7-1 13-6 17-5-4-7-10-6-17z'], [IVORY, 'M16 42v-5h16v5zM14 12h20v3H14z'], ['none', 'M20 15v17M24 15v19M28 15v17']],
  druids: [[WOOD, 'M21 28h6l2 16H19z'], [GREEN, 'M24 4c6 0 9 4 9 8 5 0 8 4 7 9-1 6-7 8-12 6-2 3-6 3-8 0-5 2-11 0-12-6-1-5 2-9 7-9 0-4 3-8 9-8z'], ['none', 'M24 34V17M24 24l6-5M24 21l-5-4']],
  elves: [['none', 'M14 5c18 6 18 32 0 38'], ['none', 'M14 5v38'], [STEEL, 'M4 22h32v-5l9 7-9 7v-5H4z'], [GREEN, 'M4 22l-2-4h8l3 4-3 8H2l2-4z']],
  faeries: [['#b9e6f2', 'M24 24C18 8 6 4 4 12s6 14 20 12zM24 24c6-16 18-20 20-12s-6 14-20 12z'], ['#e3f7fb', 'M24 25c-10 2-16 8-13 14s11 2 13-14zM24 25c10 2 16 8 13 14s-11 2-13-14z'], [GOLD, 'M22 16h4v22l-2 5-2-5z'], [SKIN, 'M24 8a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9z']],
  goblins: [['#7fae4c', 'M24 9c8 0 13 5 14 11l8-7-3 14-7 2c-2 8-7 13-12 13s-10-5-12-13l-7-2L2 13l8 7C11 14 16 9 24 9z'], ['#ffe9a8', 'M15 22l7 3-6 3zM33 22l-7 3 6 3z'], [DARK, 'M18 33h12l-2 4h-8z'], [IVORY, 'M20 33h3l-1.500 3z']],
  witches: [[DARK, 'M2 36c6-5 12-6 14-10L25 4l3 9 6 5-2 8c2 4 8 5 14 10-14 6-30 6-44 0z'], [GOLD, 'M15 27c6 3 12 3 18 0l1.500 4c-7 3.500-14 3.500-21 0z'], [RED, 'M22 28.500h5v5h-5z']],
  clerics: [[GOLD, 'M24 3l4 9 9-4-4 9 11 4v6l-11 4 4 9-9-4-4 9-4-9-9 4 4-9-11-4v-6l11-4-4-9 9 4z'], [IVORY, 'M24 14a10 10 0 1 1 0 20 10 10 0 0 1 0-20z'], [RED, 'M22 17h4v5h5v4h-5v5h-4v-5h-5v-4h5z']],
  shapeshifters: [['#8f6fc0', 'M24 5v38C13 41 7 32 7 20V8c6 1 12 0 17-3z'], ['#e0a8d0', 'M24 5v38c11-2 17-11 17-23V8c-6 1-12 0-17-3z'], [IVORY, 'M12 19c3-3 6-3 9 0-3 3-6 3-9 0z'], [DARK, 'M27 21c3-4 6-4 9 0-3 2-6 2-9 0z'], ['none', 'M14 31c4-3 6-3 10 0 4 3 6 3 10 0']],
  orcs: [['#5f8a4a', 'M11 8h26l5 12-3 16-9 8H18l-9-8-3-16z'], ['#ffdf8a', 'M13 19l8 3-7 3zM35 19l-8 3 7 3z'], [DARK, 'M14 31h20l-3 6H17z'], [IVORY, 'M14 32l1-9 5 9zM34 32l-1-9-5 9z']],
  giants: [[SKIN, 'M10 22c0-5 5-6 6-3 0-6 7-7 8-1 1-5 8-4 8 1 3-4 8-2 7 3l-2 13c-1 5-4 8-9 8h-8c-5 0-8-2-9-7z'], [SKIN, 'M9 26c-3 0-5 3-4 6l3 7c3-1 6-4 6-8 0-3-2-5-5-5z'], ['none', 'M16 20v7M24 19v8M32 20v7'], [WOOD, 'M15 42h19v4H15z']],
  knights: [[STEEL, 'M10 22c0-11 6-16 14-16s14 5 14 16v14l-9 8H19l-9-8z'], [DARK, 'M14 22h20v5H14z'], [RED, 'M24 6c-2-4 4-6 8-3 3 2 1 6-1 8-2-3-4-4-7-5z'], ['none', 'M24 27v14M18 33v5M30 33v5']],
  dwarves: [[WOOD, 'M21 20h6v25h-6z'], [STEEL, 'M6 6h29l8 7-8 8H6z'], ['#8d97a5', 'M6 6h8v15H6z'], [GOLD, 'M20 30h8v4h-8z']],
};

export const RUNES: Record<string, Shape[]> = {
  assassin: [[STEEL, 'M24 5l5 9-3 16h-4l-3-16z'], [GOLD, 'M15 29h18v4H15z'], [WOOD, 'M22 33h4v9h-4z']],
  ghosts: [[IVORY, 'M12 42V21c0-8 5-14 12-14s12 6 12 14v21l-5-4-3.500 4-3.500-4-3.500 4-3.500-4z'], [DARK, 'M19 19a2.500 3 0 1 1 0 6 2.500 3 0 0 1 0-6zM29 19a2.500 3 0 1 1 0 6 2.500 3 0 0 1 0-6z']],
  moons: [[GOLD, 'M30 6A18 18 0 1 0 42 31 15 15 0 0 1 30 6z'], [IVORY, 'M38 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8z']],
  flying: [[IVORY, 'M6 34c0-14 10-24 36-27-3 6-7 8-11 9 5 0 7-1 9-1-3 6-7 8-12 9 4 0 6 0 8-1-4 7-12 10-20 10-4 0-7 3-8 8z'], ['none', 'M12 34c3-9 10-15 18-18']],
  reincarnation: [[RED, 'M24 5c3 5 9 8 9 15 0 5-4 9-9 9s-9-4-9-9c0-4 3-6 4-9 2 2 2 4 2 6 3-3 4-7 3-12z'], ['none', 'M9 30c3 8 9 12 15 12s12-4 15-12'], [GOLD, 'M36 25l6 8-9 2z']],
  traps: [[STEEL, 'M5 20h38l-4 7-4-5-4 5-4-5-3 5-3-5-4 5-4-5-4 5z'], [STEEL, 'M5 40h38l-4-9-4 6-4-6-4 6-3-6-3 6-4-6-4 6-4-6z'], [WOOD, 'M20 9h8v11h-8z']],
  plagues: [['#8fb04a', 'M24 5c7 9 12 15 12 23a12 12 0 0 1-24 0c0-8 5-14 12-23z'], [DARK, 'M20 26a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5zM29 24a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM25 33a2 2 0 1 1 0 4 2 2 0 0 1 0-4z']],
  choice: [[IVORY, 'M7 13l16-4 6 26-16 4z'], [GOLD, 'M22 9h18v28H22z'], ['none', 'M27 23l4 5 7-9']],
  enslavement: [[STEEL, 'M13 8c6 0 9 4 9 9s-3 9-9 9-9-4-9-9 3-9 9-9zm0 5c-3 0-4 2-4 4s1 4 4 4 4-2 4-4-1-4-4-4z'], [STEEL, 'M35 22c6 0 9 4 9 9s-3 9-9 9-9-4-9-9 3-9 9-9zm0 5c-3 0-4 2-4 4s1 4 4 4 4-2 4-4-1-4-4-4z'], ['none', 'M20 20l8 8']],
  true_knowledge: [[IVORY, 'M4 24c6-9 13-13 20-13s14 4 20 13c-6 9-13 13-20 13S10 33 4 24z'], [BLUE, 'M24 16a8 8 0 1 1 0 16 8 8 0 0 1 0-16z'], [DARK, 'M24 20.500a3.500 3.500 0 1 1 0 7 3.500 3.500 0 0 1 0-7z']],
  wisdom: [[WOOD, 'M5 11c7-2 13-1 19 3 6-4 12-5 19-3v28c-7-2-13-1-19 3-6-4-12-5-19-3z'], [IVORY, 'M9 14c5-1 10 0 15 3 5-3 10-4 15-3v21c-5-1-10 0-15 3-5-3-10-4-15-3z'], ['none', 'M24 17v21M13 20l7 2M13 26l7 2M35 20l-7 2M35 26l-7 2']],
  wrath: [[RED, 'M25 3c2 9 12 13 12 25 0 9-6 16-13 16S11 38 11 29c0-7 4-10 6-15 3 3 4 6 3 10 4-5 6-12 5-21z'], [GOLD, 'M24 24c1 5 6 6 6 12 0 4-3 7-6 7s-6-3-6-7c0-5 4-6 6-12z']],
};

/** What a spell is about decides its colour. */
export const KIND_OF: Record<string, 'battle' | 'ruin' | 'order' | 'travel'> = {
  strength: 'battle', courage_of_the_few: 'battle', great_host: 'battle', weakness: 'battle', stone_skin: 'battle', second_chance: 'battle', silence: 'battle', resurrection: 'battle',
  lightning: 'ruin', firestorm: 'ruin', earthquake: 'ruin', defectors: 'ruin', mind_theft: 'ruin', famine: 'ruin', storm: 'ruin',
  counterspell: 'order', rune_ban: 'order', rune_shift: 'order', new_blood: 'order', time_swirl: 'order',
  fair_wind: 'travel', phantom_ship: 'travel', teleport: 'travel', levy: 'travel', rich_harvest: 'travel',
};

export const SPELLS: Record<string, Shape[]> = {
  strength: [[SKIN, 'M8 30c2-8 8-10 12-8l4-12 9 3-3 12c6 2 9 6 9 11 0 6-6 9-14 9-10 0-18-5-17-15z'], ['none', 'M20 22c1 5 5 8 10 8']],
  courage_of_the_few: [[RED, 'M24 42C10 32 6 25 6 18c0-7 9-11 18-3 9-8 18-4 18 3 0 7-4 14-18 24z'], [IVORY, 'M22 20h4v6h6v4h-6v6h-4v-6h-6v-4h6z']],
  great_host: [[GOLD, 'M10 6h3v38h-3z'], [RED, 'M13 8h26l-6 7 6 7H13z'], [STEEL, 'M18 34a6 6 0 1 1 12 0v10H18z']],
  weakness: [['none', 'M24 6v30'], [RED, 'M24 44L11 29h8V8h10v21h8z']],
  stone_skin: [['#a3a0aa', 'M24 4l16 6v13c0 10-7 17-16 21C15 40 8 33 8 23V10z'], ['none', 'M16 14l7 6-4 6 8 5M32 12l-4 7']],
  second_chance: [['none', 'M38 24a14 14 0 1 1-5-11'], [GOLD, 'M28 6l12 4-7 9z'], [IVORY, 'M20 19h8v11h-8z']],
  silence: [[SKIN, 'M24 6a17 17 0 1 1 0 36 17 17 0 0 1 0-36z'], [RED, 'M12 29h24v7H12z'], [DARK, 'M18 18h3v4h-3zM27 18h3v4h-3z']],
  resurrection: [[GREEN, 'M22 44V22h4v22z'], [GREEN, 'M24 26C10 28 6 20 6 12c10-1 17 3 18 14zM24 22c0-12 8-17 18-16 0 10-6 17-18 16z']],
  lightning: [[GOLD, 'M27 3L9 27h12l-5 18 23-26H26z']],
  firestorm: [[RED, 'M16 6c2 8 8 10 8 18 2-3 2-7 1-11 8 6 13 13 13 20 0 7-6 12-14 12S10 40 10 32c0-9 7-14 6-26z'], [GOLD, 'M24 28c3 4 6 6 6 10s-3 6-6 6-6-2-6-6 3-6 6-10z']],
  earthquake: [[WOOD, 'M3 30h14l4-10 5 18 5-12 3 4h11v12H3z'], ['none', 'M24 4l-4 8 7 3-5 7']],
  defectors: [[BLUE, 'M6 10h16v22H6z'], [RED, 'M26 16h16v22H26z'], ['none', 'M14 21h19M28 16l6 5-6 5']],
  mind_theft: [['#e0a8d0', 'M14 40v-8c-5-3-7-8-6-14C9 10 16 5 24 5s16 6 16 14c0 5-2 8-3 11v5h-7v5z'], ['none', 'M18 21c0-8 12-8 12 0 0 4-5 4-5 9']],
  rune_shift: [[GOLD, 'M24 5l14 14-14 14L10 19z'], ['none', 'M6 34c4 7 10 9 18 9s14-2 18-9M42 34l-8 2M42 34l2 8']],
  new_blood: [[RED, 'M24 5c8 10 13 16 13 24a13 13 0 0 1-26 0c0-8 5-14 13-24z'], [IVORY, 'M22 22h4v5h5v4h-5v5h-4v-5h-5v-4h5z']],
  rune_ban: [[GOLD, 'M24 10l10 13-10 13-10-13z'], ['none', 'M24 4a20 20 0 1 1 0 40 20 20 0 0 1 0-40zM10 10l28 28']],
  storm: [['#8fa6b8', 'M12 28a9 9 0 0 1 2-17 11 11 0 0 1 20 2 8 8 0 0 1 2 15z'], [GOLD, 'M25 26l-9 11h6l-3 9 11-13h-6l3-7z']],
  fair_wind: [['none', 'M4 18h24c8 0 8-11 1-11-4 0-5 3-4 5M4 26h34c8 0 8 12 0 12-4 0-5-3-4-5M4 34h16']],
  phantom_ship: [['#b9e6f2', 'M6 30h36l-6 11H12z'], ['#e3f7fb', 'M22 4v24H9C9 18 14 9 22 4zM26 6c8 4 13 12 13 22H26z']],
  teleport: [['#8f6fc0', 'M14 8c6 0 10 7 10 16s-4 16-10 16S4 33 4 24 8 8 14 8z'], [DARK, 'M14 14c3 0 5 4 5 10s-2 10-5 10-5-4-5-10 2-10 5-10z'], ['none', 'M26 24h16M35 16l8 8-8 8']],
  levy: [[WOOD, 'M21 6h5v38h-5z'], [IVORY, 'M26 8h16v16H26z'], ['none', 'M6 30l8-8 0 0M6 22l8 8M10 20v12']],
  rich_harvest: [['none', 'M24 44V16'], [GOLD, 'M24 4c5 5 5 9 0 14-5-5-5-9 0-14zM24 22c3-6 7-8 13-7 0 6-5 9-13 7zM24 22c-3-6-7-8-13-7 0 6 5 9 13 7zM24 34c3-6 7-8 13-7 0 6-5 9-13 7zM24 34c-3-6-7-8-13-7 0 6 5 9 13 7z']],
  famine: [[WOOD, 'M6 24h36c0 9-7 15-18 15S6 33 6 24z'], ['none', 'M14 6l20 12M34 6L14 18']],
  time_swirl: [[GOLD, 'M12 5h24v5c0 6-5 10-9 14 4 4 9 8 9 14v5H12v-5c0-6 5-10 9-14-4-4-9-8-9-14z'], [IVORY, 'M17 11h14c-1 5-4 7-7 10-3-3-6-5-7-10zM24 29c4 3 6 5 7 9H17c1-4 3-6 7-9z']],
  counterspell: [[BLUE, 'M24 4l16 6v13c0 10-7 17-16 21C15 40 8 33 8 23V10z'], ['none', 'M16 16l16 16M32 16L16 32']],
};
