import { settings } from './settings.svelte';

export type Cue = 'turn' | 'choose' | 'swap' | 'paradox' | 'duel' | 'crystal' | 'codex' | 'stone' | 'refused' | 'won' | 'lost' | 'chat' | 'clock';

/** Each cue: notes in hertz, played one after the other, and the colour of the tone. */
const CUES: Record<Cue, { notes: number[]; wave: OscillatorType; beat: number }> = {
  turn: { notes: [523, 659], wave: 'sine', beat: 0.11 },
  choose: { notes: [440], wave: 'triangle', beat: 0.05 },
  swap: { notes: [220, 330], wave: 'triangle', beat: 0.06 },
  paradox: { notes: [392, 494, 587, 784], wave: 'sine', beat: 0.1 },
  duel: { notes: [196, 147], wave: 'sawtooth', beat: 0.13 },
  crystal: { notes: [1047, 1319], wave: 'sine', beat: 0.08 },
  codex: { notes: [294, 370], wave: 'sine', beat: 0.12 },
  stone: { notes: [131], wave: 'triangle', beat: 0.15 },
  refused: { notes: [180], wave: 'triangle', beat: 0.07 },
  won: { notes: [523, 659, 784, 1047], wave: 'sine', beat: 0.14 },
  lost: { notes: [330, 294, 247], wave: 'sine', beat: 0.18 },
  clock: { notes: [587, 587], wave: 'sine', beat: 0.22 },
  chat: { notes: [880], wave: 'sine', beat: 0.06 },
};

let audio: AudioContext | null = null;

/** Plays a cue, if sounds are on. */
export function play(cue: Cue): void {
  if (!settings.sound) return;
  audio ??= new AudioContext();
  const { notes, wave, beat } = CUES[cue];
  notes.forEach((frequency, index) => note(audio as AudioContext, frequency, wave, index * beat, beat * 1.6));
}

function note(context: AudioContext, frequency: number, wave: OscillatorType, after: number, length: number): void {
  const start = context.currentTime + after;
  const tone = new OscillatorNode(context, { frequency, type: wave });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.linearRampToValueAtTime((settings.volume / 100) * 0.2, start + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(gain).connect(context.destination);
  tone.start(start);
  tone.stop(start + length);
}
