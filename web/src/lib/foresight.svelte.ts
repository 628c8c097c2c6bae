import type { Battles, Foreseen, Scene, Sight, Sights, Unusable, Wish } from './protocol';

/** Which moves a board asks about in advance: all, the one that is pointed at, or none. */
export type Policy = 'all' | 'aimed' | 'none';

/** The most moves that the server accepts in one request. */
const MOST = 64;
/** How long a move must be pointed at before the server is asked. */
const PAUSE = 40;

const decisionIn = ({ viewer, version }: Scene, moves: number): string => `${viewer}/${version}/${moves}`;

/** What the moves of the open decision may lead to, as far as the server has told it, unasked or in answer to a request. */
export class Foresight {
  sights = $state.raw<Sights>(new Map<string, Sight>());
  /** The odds of the battles that are announced or under way. */
  battles = $state.raw<Battles>({});
  /** What the viewer has but cannot use in the open decision, and why. */
  unusable = $state.raw<Unusable>({});
  #decision = '';
  /** The last decision for which that was asked. */
  #explained = '';
  #version = 0;
  /** What came together with the last scene that brought something. */
  #foretold: { decision: string; sights: Sight[] } = { decision: '', sights: [] };
  #legal: ReadonlySet<string> = new Set();
  /** By the id of a request: its decision and its moves. */
  #asked = new Map<string, { decision: string; moves: string[] }>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly send: (wish: Wish) => string) {}

  /** Keeps what came together with a scene, which may be shown only later. */
  foretell(scene: Scene, sights: Sight[]): void {
    if (sights.length > 0) this.#foretold = { decision: decisionIn(scene, scene.legal.length), sights };
  }

  /** Takes over a new scene; answers are kept if the decision is still the same. Asked is only what was not foretold. */
  open(scene: Scene, policy: Policy, battles = false): void {
    const legal = policy === 'none' ? [] : scene.legal;
    if (legal.length === 0 && !battles) return this.#forget('');
    const decision = decisionIn(scene, legal.length);
    if (decision === this.#decision) return;
    this.#forget(decision);
    this.#version = scene.version;
    this.#legal = new Set(legal.map(({ text }) => text));
    if (decision === this.#foretold.decision) this.#see(this.#foretold.sights);
    if (policy === 'all') this.#ask([...this.#legal]);
    if (battles) this.#send([], { battles });
  }

  /** Called when the player points at a move. */
  aim(text: string): void {
    clearTimeout(this.#timer);
    if (this.#isNew(text)) this.#timer = setTimeout(() => this.#ask([text]), PAUSE);
  }

  /** Asks once for each decision what cannot be used and why; a board may ask before the scene is opened here. */
  explain(scene: Scene): void {
    const decision = decisionIn(scene, scene.legal.length);
    if (decision === this.#explained) return;
    this.#explained = decision;
    this.#asked.set(this.send({ type: 'foresee', version: scene.version, moves: [], unusable: true }), { decision, moves: [] });
  }

  /** Takes over an answer; returns whether it was meant for this object. */
  hear(message: Foreseen | { type: 'refused' | 'failed'; id: string }): boolean {
    const asked = this.#asked.get(message.id);
    this.#asked.delete(message.id);
    if (message.type === 'foreseen' && asked?.decision === this.#decision) {
      this.#see(message.moves);
      if (Object.keys(message.battles).length > 0) this.battles = message.battles;
      if (Object.keys(message.unusable).length > 0) this.unusable = message.unusable;
    }
    return asked !== undefined;
  }

  #see(sights: Sight[]): void {
    this.sights = new Map([...this.sights, ...sights.map((sight) => [sight.text, sight] as const)]);
  }

  #isNew(text: string): boolean {
    const underWay = [...this.#asked.values()].filter(({ decision }) => decision === this.#decision);
    return this.#legal.has(text) && !this.sights.has(text) && !underWay.some(({ moves }) => moves.includes(text));
  }

  #ask(texts: string[]): void {
    const wanted = texts.filter((text) => this.#isNew(text));
    for (let at = 0; at < wanted.length; at += MOST) this.#send(wanted.slice(at, at + MOST), {});
  }

  #send(moves: string[], more: { battles?: boolean }): void {
    this.#asked.set(this.send({ type: 'foresee', version: this.#version, moves, ...more }), { decision: this.#decision, moves });
  }

  #forget(decision: string): void {
    clearTimeout(this.#timer);
    this.#decision = decision;
    this.#legal = new Set();
    if (this.sights.size > 0) this.sights = new Map();
    if (Object.keys(this.battles).length > 0) this.battles = {};
    if (Object.keys(this.unusable).length > 0) this.unusable = {};
  }
}
