import type { Prospect, Scene, ToClient, Wish } from './protocol';

type Moment = Pick<Scene, 'viewer' | 'version'>;
const same = (one: Moment | null, other: Moment | null): boolean => one !== null && one.viewer === other?.viewer && one.version === other.version;

/** How the viewer stands: asked again for every scene, one question at a time, while the viewer wants to know. */
export class Prospects {
  /** The last answer; it may be older than the scene on the table. */
  found = $state.raw<Prospect | null>(null);
  #asked = '';
  /** What was asked about last. */
  #about: Moment | null = null;
  #wanted: Moment | null = null;

  constructor(private readonly send: (wish: Wish) => string) {}

  /** Takes over the scene on the table. */
  look(scene: Scene): void {
    this.#wanted = scene.chances && !scene.outcome ? { viewer: scene.viewer, version: scene.version } : null;
    if (!this.#wanted) [this.found, this.#about] = [null, null];
    this.#ask();
  }

  /** Takes over an answer; returns whether it was meant for this object. */
  hear(message: ToClient): boolean {
    if (this.#asked === '' || !('id' in message) || message.id !== this.#asked) return false;
    this.#asked = '';
    if (message.type === 'evaluated' && this.#wanted) this.found = message.prospect;
    this.#ask();
    return true;
  }

  #ask(): void {
    if (this.#asked !== '' || !this.#wanted || same(this.#wanted, this.#about)) return;
    this.#about = this.#wanted;
    this.#asked = this.send({ type: 'evaluate', version: this.#wanted.version });
  }
}
