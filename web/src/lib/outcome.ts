import type { Outcome, Scene } from './protocol';
import { t } from './speech.svelte';
import type { Voice } from './text';

/** How the end of a game looks to a reader with a seat, or to nobody in particular: spectators and people at a hot seat. */
export type Eyes = 'won' | 'lost' | 'drawn' | 'watching';

export function eyesOn(scene: Scene, outcome: Outcome, neutral = false): Eyes {
  if (scene.viewer < 0 || neutral) return 'watching';
  if (outcome.winners.includes(scene.viewer)) return 'won';
  return outcome.winners.length === 0 && outcome.scores.length > 1 ? 'drawn' : 'lost';
}

export const winnersOf = (outcome: Outcome, voice: Voice): string => voice.texts.join(outcome.winners.map((seat) => String(voice.values({ seat }).seat ?? '')));

/** Who has won, in a few words. Nobody is told that they have lost at a hot seat. */
export function resultTitle(scene: Scene, outcome: Outcome, voice: Voice, eyes: Eyes = eyesOn(scene, outcome)): string {
  if (outcome.winners.length === 0 && outcome.scores.length > 1) return t('result-draw');
  const others = outcome.winners.filter((seat) => seat !== scene.viewer).map((seat) => String(voice.values({ seat }).seat ?? ''));
  if (eyes === 'won' && others.length > 0) return t('result-shared', { names: voice.texts.join(others) });
  return t(`result-${eyes}`, { name: winnersOf(outcome, voice), count: outcome.winners.length });
}

/** How a game ended, in a sentence. */
export function outcomeWords(scene: Scene, outcome: Outcome, voice: Voice, eyes: Eyes = eyesOn(scene, outcome)): string {
  return t(`outcome-${outcome.reason}`, { you: eyes, winner: winnersOf(outcome, voice) });
}
