import { tick } from 'svelte';
import type { GameUi } from '../games/game';
import { announcer } from './announce.svelte';
import { Foresight } from './foresight.svelte';
import { fly, land, places } from './motion';
import type { Advised, Event, Line, Refusal, Scene, TableInfo, ToClient, Wish } from './protocol';
import { settings } from './settings.svelte';
import { TableSocket, type Status } from './socket';
import { play } from './sound';

/** Something to tell in passing. */
export type Notice =
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'failed'; fault: string; values: Record<string, unknown> }
  | { kind: 'advised'; advice: Advised };

const wait = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

/** A table being watched or played: what the socket tells, shown one event at a time. */
export class Session {
  table = $state.raw<TableInfo | null>(null);
  /** What lies on the table now, as far as the animation has come. */
  scene = $state.raw<Scene | null>(null);
  events = $state.raw<Event[]>([]);
  chat = $state.raw<Line[]>([]);
  /** How many lines were said before those. */
  unread = $state(0);
  status = $state.raw<Status>({ link: 'connecting', retryAt: 0, lostAt: 0 });
  /** Requests on their way that are to change something. */
  busy = $state(0);
  /** The event that is being shown. */
  showing = $state.raw<Event | null>(null);
  notice = $state.raw<Notice | null>(null);
  /** How many events this viewer had seen when it last acted. */
  seen = $state(0);
  advised = $state<string | null>(null);
  /** Whether the reader came back to news. */
  digest = $state(false);

  readonly foresight = new Foresight((wish) => this.send(wish));

  readonly #socket: TableSocket;
  #queue: Promise<void> = Promise.resolve();
  #skipping = false;
  /** Who acted last, and how much that seat had been told. */
  #acted: { viewer: number; at: number } | null = null;
  /** By viewer: at a hot seat everybody has a story of their own. */
  readonly #stories = new Map<number, Event[]>();

  constructor(
    readonly id: string,
    private readonly ui: () => GameUi | null,
    private readonly spoken: (event: Event) => string,
  ) {
    const protocol = location.protocol === 'https:' ? 'wss' : 'ws';
    const url = `${protocol}://${location.host}/api/tables/${id}/socket`;
    this.#socket = new TableSocket(
      url,
      (message) => this.#hear(message),
      (status, busy) => {
        this.status = status;
        this.busy = busy;
      },
    );
  }

  start(): void {
    this.#socket.connect();
  }

  stop(): void {
    this.#socket.close();
  }

  retry(): void {
    this.#socket.connect();
  }

  /** The id of the request. */
  send(wish: Wish): string {
    return this.#socket.send(wish);
  }

  play(move: string): void {
    if (!this.scene) return;
    this.#acted = { viewer: this.scene.viewer, at: this.events.length };
    this.digest = false;
    this.send({ type: 'play', version: this.scene.version, move, seat: this.scene.viewer });
  }

  /** Reads earlier lines of the chat. */
  recall(): void {
    this.send({ type: 'recall', before: this.unread });
  }

  ask(kind: string): void {
    this.send({ type: 'ask', kind });
  }

  /** Ends the motion on the table at once; says whether there was any. */
  skip(): boolean {
    const moving = this.showing !== null;
    if (moving) this.#skipping = true;
    land(document);
    return moving;
  }

  #hear(message: ToClient): void {
    switch (message.type) {
      case 'snapshot':
        this.#reset(message.scene, message.events);
        this.table = message.table;
        break;
      case 'chat':
        this.chat = message.id === '' ? message.lines : [...message.lines, ...this.chat];
        this.unread = message.first;
        break;
      case 'update':
        this.#queue = this.#queue.then(() => this.#unfold(message.scene, message.events));
        break;
      case 'table':
        this.table = message.table;
        break;
      case 'said':
        this.chat = [...this.chat, message.line];
        play('chat');
        break;
      case 'foreseen':
        this.foresight.hear(message);
        break;
      case 'refused':
        if (this.foresight.hear(message)) break;
        this.notice = { kind: 'refused', refusal: message.refusal };
        play('refused');
        break;
      case 'failed':
        if (this.foresight.hear(message)) break;
        this.notice = { kind: 'failed', fault: message.fault, values: message.values };
        break;
      case 'advised':
        this.notice = { kind: 'advised', advice: message };
        this.advised = message.text;
        break;
    }
  }

  #reset(scene: Scene, events: Event[]): void {
    this.#skipping = true;
    this.#queue = this.#queue.then(() => {
      const before = places(document);
      const viewer = this.scene?.viewer;
      this.scene = scene;
      this.#stories.set(scene.viewer, events);
      this.events = events;
      this.showing = null;
      this.seen = Math.min(this.#remembered(scene.viewer), events.length);
      this.digest = this.seen > 0 && this.seen < events.length;
      if (viewer === scene.viewer) void tick().then(() => settings.pace > 0 && fly(document, before, settings.pace));
    });
  }

  async #unfold(scene: Scene, events: Event[]): Promise<void> {
    const story = this.#stories.get(scene.viewer) ?? [];
    const [told, acted] = [story.length, this.#acted];
    if (acted?.viewer === scene.viewer && acted.at <= told) this.#remember(scene.viewer, told + own(events, scene.viewer));
    else if (acted) this.#remember(acted.viewer, acted.at);
    this.#acted = null;
    if (scene.viewer !== this.scene?.viewer) this.seen = Math.min(this.#remembered(scene.viewer), told);
    this.events = [...story, ...events];
    this.#stories.set(scene.viewer, this.events);
    announcer.say(events.map(this.spoken).join(' '));
    this.#skipping = false;
    const frames = settings.pace > 0 && !document.hidden && this.scene ? (this.ui()?.unfold(this.scene, events) ?? []) : [];
    for (const frame of frames) {
      if (this.#skipping || !this.scene) break;
      this.showing = frame.event;
      if (frame.hold > 100) this.#sound(frame.event);
      await this.#show({ ...this.scene, view: frame.view, legal: [] });
      await this.#hold(frame.hold * settings.pace);
    }
    if (frames.length === 0) events.forEach((event) => this.#sound(event));
    this.showing = null;
    await this.#show(scene);
    if (scene.legal.length > 0) play('turn');
    if (scene.outcome) play(scene.outcome.winners.includes(scene.viewer) ? 'won' : 'lost');
  }

  async #show(scene: Scene): Promise<void> {
    const before = places(document);
    this.scene = scene;
    await tick();
    if (settings.pace > 0 && !this.#skipping) fly(document, before, settings.pace);
  }

  async #hold(time: number): Promise<void> {
    const end = Date.now() + time;
    while (Date.now() < end && !this.#skipping) await wait(Math.min(40, end - Date.now()));
  }

  #sound(event: Event): void {
    const cue = this.ui()?.cue(event);
    if (cue) play(cue);
  }

  #remembered(viewer: number): number {
    return Number(localStorage.getItem(`manawell.seen.${this.id}.${viewer}`) ?? 0);
  }

  #remember(viewer: number, seen: number): void {
    this.seen = seen;
    localStorage.setItem(`manawell.seen.${this.id}.${viewer}`, String(seen));
  }
}

/** How many of the first events are the viewer's own doing, up to what somebody else does next. */
export function own(events: Event[], viewer: number): number {
  const other = events.findIndex((event) => typeof event.seat === 'number' && event.seat !== viewer && isMove(event));
  return other < 0 ? events.length : other;
}

const isMove = (event: Event): boolean => event.loser === undefined;
