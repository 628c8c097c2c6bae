import type { Coached, Scene } from './protocol';
import type { Session } from './session.svelte';

const OFF = 'manawell.coach.off';

/** The coach of a guided first game: asked at every decision, silent when it has nothing new to say or is sent away. */
export class Guide {
  /** What the coach says now, by the id of the remark. */
  remark = $state<string | null>(null);
  off = $state(localStorage.getItem(OFF) !== null);
  readonly #said: string[];
  /** The turn of the last remark, as the server calls it: there is one a turn. */
  #turn = '';
  /** The decision about which the coach was asked, with what was pointed at. */
  #asked = '';
  /** The question to which an answer is still of use. */
  #question = '';

  constructor(
    private readonly table: string,
    private readonly session: Pick<Session, 'send'>,
  ) {
    const kept: unknown = JSON.parse(sessionStorage.getItem(this.#key) ?? '[]');
    const [turn = '', ...said] = Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
    [this.#turn, this.#said] = [turn, said];
  }

  get #key(): string {
    return `manawell.coach.${this.table}`;
  }

  /** A decision lies open, the learner points at a move, or the game is over. */
  look(scene: Scene, aimed: string | null): void {
    const moment = `${scene.version}/${aimed ?? ''}`;
    if (!this.#asked.startsWith(`${scene.version}/`)) this.remark = null;
    if (this.off || moment === this.#asked) return;
    this.#asked = moment;
    const isAsked = scene.legal.length > 0 || scene.outcome !== null;
    this.#question = isAsked ? this.session.send({ type: 'coach', version: scene.version, said: this.#said, turn: this.#turn, aimed }) : '';
  }

  /** The coach answers; what it says of a moment that has gone by is not told. */
  hear({ id, remark, turn = '' }: Coached): void {
    if (remark === null || id !== this.#question || this.off) return;
    this.remark = remark;
    this.#turn = turn;
    this.#said.push(remark);
    sessionStorage.setItem(this.#key, JSON.stringify([turn, ...this.#said]));
  }

  /** Sends the coach away, or calls it back. */
  turn(off: boolean): void {
    this.off = off;
    this.remark = null;
    if (off) localStorage.setItem(OFF, 'yes');
    else localStorage.removeItem(OFF);
  }
}
