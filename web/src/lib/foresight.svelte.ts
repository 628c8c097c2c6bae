import type { Battles, Foreseen, Scene, Sight, Sights, Wish } from './protocol';

/** When a board wants to know what moves lead to: of all at once, of the one that is pointed at, or not at all. */
export type Policy = 'all' | 'aimed' | 'none';

/** What the server looks at in one request. */
const MOST = 64;
/** How long one must point at a move before it is asked for. */
const PAUSE = 40;

/** What the moves of the open decision lead to, as far as it has been asked and answered. */
export class Foresight {
  sights = $state.raw<Sights>(new Map<string, Sight>());
  /** The odds of the battles that are announced or under way. */
  battles = $state.raw<Battles>({});
  #decision = '';
  #version = 0;
  #legal: ReadonlySet<string> = new Set();
  /** By the id of the request: for which decision, and which texts. */
  #asked = new Map<string, { decision: string; moves: string[] }>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly send: (wish: Wish) => string) {}

  /** A scene is on the table; what is known stays when the decision is still the same. */
  open(scene: Scene, policy: Policy, battles = false): void {
    const legal = policy === 'none' ? [] : scene.legal;
    if (legal.length === 0 && !battles) return this.#forget('');
    const decision = `${scene.viewer}/${scene.version}/${legal.length}`;
    if (decision === this.#decision) return;
    this.#forget(decision);
    this.#version = scene.version;
    this.#legal = new Set(legal.map(({ text }) => text));
    if (policy === 'all') this.#ask([...this.#legal]);
    if (battles) this.#send([], true);
  }

  /** Somebody points at a move. */
  aim(text: string): void {
    clearTimeout(this.#timer);
    if (this.#isNew(text)) this.#timer = setTimeout(() => this.#ask([text]), PAUSE);
  }

  /** Whether this was the answer to a question of ours. */
  hear(message: Foreseen | { type: 'refused' | 'failed'; id: string }): boolean {
    const asked = this.#asked.get(message.id);
    this.#asked.delete(message.id);
    if (message.type === 'foreseen' && asked?.decision === this.#decision) {
      this.sights = new Map([...this.sights, ...message.moves.map((sight) => [sight.text, sight] as const)]);
      if (Object.keys(message.battles).length > 0) this.battles = message.battles;
    }
    return asked !== undefined;
  }

  #isNew(text: string): boolean {
    const underWay = [...this.#asked.values()].filter(({ decision }) => decision === this.#decision);
    return this.#legal.has(text) && !this.sights.has(text) && !underWay.some(({ moves }) => moves.includes(text));
  }

  #ask(texts: string[]): void {
    const wanted = texts.filter((text) => this.#isNew(text));
    for (let at = 0; at < wanted.length; at += MOST) this.#send(wanted.slice(at, at + MOST), false);
  }

  #send(moves: string[], battles: boolean): void {
    this.#asked.set(this.send({ type: 'foresee', version: this.#version, moves, battles }), { decision: this.#decision, moves });
  }

  #forget(decision: string): void {
    clearTimeout(this.#timer);
    this.#decision = decision;
    this.#legal = new Set();
    if (this.sights.size > 0) this.sights = new Map();
    if (Object.keys(this.battles).length > 0) this.battles = {};
  }
}
