import type { Scene } from './protocol';
import type { Session } from './session.svelte';

const OFF = 'manawell.coach.off';

/** The coach of a guided first game: asked at every decision, silent when it has nothing new to say or is sent away. */
export class Guide {
  /** What the coach says now, by the id of the remark. */
  remark = $state<string | null>(null);
  off = $state(localStorage.getItem(OFF) !== null);
  readonly #said: string[];
  /** The decision about which the coach was asked, with what was pointed at. */
  #asked = '';

  constructor(
    private readonly table: string,
    private readonly session: Pick<Session, 'send'>,
  ) {
    const kept: unknown = JSON.parse(sessionStorage.getItem(this.#key) ?? '[]');
    this.#said = Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  }

  get #key(): string {
    return `manawell.coach.${this.table}`;
  }

  /** A decision lies open, or the learner points at a move. */
  look(scene: Scene, aimed: string | null): void {
    const moment = `${scene.version}/${aimed ?? ''}`;
    if (this.off || scene.legal.length === 0 || moment === this.#asked) return;
    if (!this.#asked.startsWith(`${scene.version}/`)) this.remark = null;
    this.#asked = moment;
    this.session.send({ type: 'coach', version: scene.version, said: this.#said, aimed });
  }

  hear(remark: string): void {
    this.remark = remark;
    this.#said.push(remark);
    sessionStorage.setItem(this.#key, JSON.stringify(this.#said));
  }

  /** Sends the coach away, or calls it back. */
  turn(off: boolean): void {
    this.off = off;
    this.remark = null;
    if (off) localStorage.setItem(OFF, 'yes');
    else localStorage.removeItem(OFF);
  }
}
