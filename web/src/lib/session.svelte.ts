import { tick } from 'svelte';
import type { Frame, GameUi } from '../games/game';
import { announcer } from './announce.svelte';
import { Foresight } from './foresight.svelte';
import { toldIn, type Told } from './frames';
import { fly, land, places } from './motion';
import { newsOf, type News } from './news';
import { stands, type Press } from './press';
import type { Advised, ClockInfo, Coached, Event, Lesson, Line, Refusal, Scene, TableInfo, ToClient, Wish } from './protocol';
import { Prospects } from './prospects.svelte';
import { saltFor } from './salt';
import { settings } from './settings.svelte';
import { settles, TableSocket, type Status } from './socket';
import { play } from './sound';

/** A message that is shown for a short time. */
export type Notice =
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'failed'; fault: string; values: Record<string, unknown> }
  | { kind: 'declined'; offer: string }
  | { kind: 'advised'; advice: Advised };

/** An update of the table: the scene before it, and what happened. */
export interface Chapter {
  scene: Scene;
  told: Told[];
  /** The number of events before it. */
  at: number;
}

/** The server does not know whether a request was carried out: the table must be read again. */
export const UNSURE = 'fault-storage-unsure';
/** Replays run at least at this pace. */
const AGAIN = 1.5;

const wait = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

/** A table that the reader plays at or watches. What comes over the socket is shown one event at a time. */
export class Session {
  table = $state.raw<TableInfo | null>(null);
  /** The scene on the screen, which may be behind the table while things move. */
  scene = $state.raw<Scene | null>(null);
  /** Whether not all have come: then nothing is dealt, and there is no scene. */
  undealt = $state(false);
  events = $state.raw<Event[]>([]);
  chat = $state.raw<Line[]>([]);
  /** The number of earlier lines. */
  earlier = $state(0);
  status = $state.raw<Status>({ link: 'connecting', retryAt: 0, lostAt: 0 });
  /** The number of pending requests that change something. */
  busy = $state(0);
  /** What was pressed last while an answer was awaited, and where: it counts as soon as the answer is here. */
  next = $state.raw<{ press: Press; scene: Scene } | null>(null);
  /** The move that was sent and is not answered yet. */
  sending = $state<string | null>(null);
  /** The event on the screen. */
  showing = $state.raw<Event | null>(null);
  /** Whether what is on the screen has been shown before. */
  again = $state(false);
  notice = $state.raw<Notice | null>(null);
  /** The number of events that have been shown. */
  told = $state(0);
  advised = $state<string | null>(null);
  /** Whether a hint has been asked for and is still awaited. */
  thinking = $state(false);
  /** Whether the reader has come back and finds news. */
  digest = $state(false);
  /** What this page has seen since the viewer's last turn, for showing it again. */
  past = $state.raw<Chapter[]>([]);
  /** In a lesson: what the coach says about what is on the table now. */
  lesson = $state.raw<Lesson | null>(null);
  /** All clocks as the server last told them: no motion on the table delays them. */
  clock = $state.raw<ClockInfo | null>(null);
  /** How far the server's time is ahead of this machine's, in seconds. */
  skew = $state(0);

  /** The coach of a guided game has been asked, and answers. */
  onCoached: (answer: Coached) => void = () => undefined;

  readonly foresight = new Foresight((wish) => this.send(wish));
  readonly prospects = new Prospects((wish) => this.send(wish));

  readonly #socket: TableSocket;
  /** Questions to the coach. The page asks them, so nobody is told when the game has gone on before the answer. */
  readonly #coaching = new Set<string>();
  #hintAsked = '';
  /** The last press that was sent. */
  #sent = { id: '', press: '', version: -1 };
  #queue: Promise<void> = Promise.resolve();
  #skipping = false;
  /** By kind of offer: the version of the table when the reader made it. */
  readonly #offered = new Map<string, number>();
  #version = 0;
  /** Whether the salt of this device is on its way; a lost connection does not lose it. */
  #salted = false;
  /** By viewer, since at a hot seat each player has their own story. */
  readonly #stories = new Map<number, Event[]>();

  /** Where the news begins, and whose turn each event belongs to. */
  get news(): News {
    const [ui, scene] = [this.ui(), this.scene];
    return ui && scene ? newsOf(ui, scene, this.events) : { from: 0, turns: [] };
  }

  /** Shows again what happened since the viewer's last turn; null if this page has not seen all of it. */
  get replay(): (() => void) | null {
    const [first] = this.past;
    const whole = first !== undefined && this.news.from > 0 && first.at <= this.news.from;
    return whole && !this.showing && !this.scene?.outcome ? () => this.#repeat() : null;
  }

  constructor(
    /** Below /api, without its socket: `tables/abc`, `games/gegensatz/lessons/travel`. */
    path: string,
    private readonly ui: () => GameUi | null,
    private readonly spoken: (event: Event) => string,
    /** The step of a lesson to begin with. */
    from = 0,
  ) {
    const protocol = location.protocol === 'https:' ? 'wss' : 'ws';
    /** A board that shows what every move leads to gets it together with the scenes. */
    const wanted = (): string => (this.ui()?.foresight === 'all' ? 'frames&sights' : 'frames');
    this.#socket = new TableSocket(
      () => `${protocol}://${location.host}/api/${path}/socket?${wanted()}${this.lesson ? `&step=${this.lesson.step}` : from ? `&step=${from}` : ''}`,
      (message) => this.#hear(message),
      (status, busy) => {
        this.status = status;
        this.busy = busy;
        if (busy === 0) this.sending = null;
        if (this.next && !this.locked) this.#goOnLater();
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

  /** Returns the id of the request. */
  send(wish: Wish): string {
    const id = this.#socket.send(wish);
    if (wish.type === 'coach') this.#coaching.add(id);
    return id;
  }

  /** Whether an answer or the connection is awaited. */
  get locked(): boolean {
    return this.busy > 0 || this.status.link !== 'open';
  }

  /** Plays a move: now, or when the answer to the last request is here. */
  play(move: string): void {
    this.#press({ type: 'play', move });
  }

  /** Reads earlier lines of the chat. */
  recall(): void {
    this.send({ type: 'recall', before: this.earlier });
  }

  /** Asks for something; what concerns the open decision waits as a move does. */
  ask(kind: string): void {
    if (kind === 'hint' && this.thinking) return;
    if (kind === 'undo' || kind === 'hint') this.#press({ type: 'ask', kind });
    else this.send({ type: 'ask', kind });
  }

  /** Forgets what was pressed and waits; returns whether anything did. */
  forget(): boolean {
    const waited = this.next !== null;
    this.next = null;
    return waited;
  }

  /** Pressing the same thing twice before the answer counts once. */
  #press(press: Press): void {
    const { scene } = this;
    if (!scene) return;
    const twice = this.#sent.press === JSON.stringify(press) && this.#sent.version === scene.version && this.#socket.pending.has(this.#sent.id);
    if (twice) return;
    if (this.locked) this.next = { press, scene };
    else this.#carryOut(press, scene);
  }

  #carryOut(press: Press, { version, viewer }: Scene): void {
    this.next = null;
    if (press.type === 'play') {
      this.digest = false;
      this.#endHint();
    }
    const id = this.send(press.type === 'play' ? { type: 'play', version, move: press.move, seat: viewer } : press);
    this.#sent = { id, press: JSON.stringify(press), version };
    this.sending = press.type === 'play' ? press.move : null;
    if (press.type === 'ask' && press.kind === 'hint') [this.#hintAsked, this.thinking] = [id, true];
  }

  #goOnLater(): void {
    this.#queue = this.#queue.then(() => this.#goOn());
  }

  /** The answer has been shown: what was pressed meanwhile is carried out, or the reader is told that it no longer can be. */
  #goOn(): void {
    const { next, scene } = this;
    if (!next || !scene || this.locked) return;
    if (scene.version !== this.#version) return this.#goOnLater(); // more has come that is not on the screen yet
    this.next = null;
    if (stands(next.press, next.scene, scene)) this.#carryOut(next.press, scene);
    else this.#tooLate();
  }

  /** Somebody else decides, or more than the awaited answer has come: a move that waits was meant for another position. */
  #overtaken(): void {
    if (this.next?.press.type !== 'play') return;
    this.next = null;
    this.#tooLate();
  }

  #tooLate(): void {
    this.notice = { kind: 'failed', fault: 'fault-stale-version', values: {} };
  }

  /** Ends all motion on the table; returns whether anything moved. */
  skip(): boolean {
    const moving = this.showing !== null;
    if (moving) this.#skipping = true;
    land(document);
    return moving;
  }

  #hear(message: ToClient): void {
    if (settles(message) === this.#hintAsked) this.thinking = false;
    if (this.prospects.hear(message)) return;
    switch (message.type) {
      case 'snapshot':
        if (message.scene) {
          if (message.scene.version !== this.next?.scene.version) this.#overtaken();
          this.#version = message.scene.version;
          this.foresight.foretell(message.scene, message.sights ?? []);
          this.#reset(message.scene, message.events);
          this.#time(message.scene.clock ?? null, message.at ?? 0);
        } else this.undealt = true;
        this.#seat(message.table);
        break;
      case 'chat':
        this.chat = message.id === '' ? message.lines : [...message.lines, ...this.chat];
        this.earlier = message.first;
        break;
      case 'update':
        if (message.scene.actor !== this.next?.scene.viewer) this.#overtaken();
        this.#version = message.scene.version;
        this.foresight.foretell(message.scene, message.sights ?? []);
        this.#time(message.scene.clock ?? null, message.at ?? 0);
        this.#queue = this.#queue.then(() => this.#unfold(message.scene, message.events, toldIn(message.scene, message.events, message.frames ?? [])));
        break;
      case 'coached':
        this.#coaching.delete(message.id);
        this.onCoached(message);
        break;
      case 'lesson':
        this.#queue = this.#queue.then(() => {
          this.lesson = message;
          if (message.tries > 1 && message.phase === 'task') this.advised = message.solution;
        });
        break;
      case 'table':
        this.#seat(message.table);
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
        if (this.foresight.hear(message) || this.#coaching.delete(message.id)) break;
        this.notice = { kind: 'failed', fault: message.fault, values: message.values };
        if (message.fault === UNSURE) this.#socket.connect();
        break;
      case 'advised':
        // Not before what came earlier has been shown: that would end the hint.
        this.#queue = this.#queue.then(() => {
          this.notice = { kind: 'advised', advice: message };
          this.advised = message.text;
        });
        break;
    }
  }

  #time(clock: ClockInfo | null, at: number): void {
    if (at > 0) this.skew = at - Date.now() / 1000;
    this.clock = clock;
  }

  /** No message says that an offer was declined: the reader's own offer disappears while nothing else happens. */
  #seat(table: TableInfo): void {
    const mine = (info: TableInfo | null): string[] => info?.offers.filter(({ by }) => info.seats[by]?.yours).map(({ kind }) => kind) ?? [];
    const now = mine(table);
    for (const kind of mine(this.table)) {
      if (!now.includes(kind) && this.#offered.get(kind) === this.#version && table.rematch === null) this.notice = { kind: 'declined', offer: kind };
    }
    for (const kind of now) if (!this.#offered.has(kind)) this.#offered.set(kind, this.#version);
    for (const kind of this.#offered.keys()) if (!now.includes(kind)) this.#offered.delete(kind);
    this.table = table;
    if (!this.#salted && table.seats.some(({ yours }, at) => yours && table.salts[at] === null)) {
      this.#salted = true;
      this.send({ type: 'salt', salt: saltFor(table.id) });
    }
  }

  /** A hint disappears with the decision it was given for. */
  #endHint(): void {
    if (this.notice?.kind === 'advised') this.notice = null;
  }

  #reset(scene: Scene, events: Event[]): void {
    this.#skipping = true;
    this.#queue = this.#queue.then(() => {
      if (scene.version !== this.scene?.version) this.#endHint();
      const before = places(document);
      const viewer = this.scene?.viewer;
      const known = this.#stories.get(scene.viewer)?.length ?? 0;
      this.scene = scene;
      if (this.undealt && scene.legal.length > 0) play('turn');
      this.undealt = false;
      this.#stories.set(scene.viewer, events);
      this.events = events;
      this.told = events.length;
      this.showing = null;
      if (viewer !== scene.viewer || events.length !== known) this.past = [];
      this.digest = events.length > known && this.news.from > 0;
      if (viewer === scene.viewer) void tick().then(() => settings.pace > 0 && fly(document, before, settings.pace));
    });
  }

  async #unfold(scene: Scene, events: Event[], told: Told[]): Promise<void> {
    const story = this.#stories.get(scene.viewer) ?? [];
    this.#endHint();
    this.events = [...story, ...events];
    this.told = story.length;
    this.#stories.set(scene.viewer, this.events);
    this.#keep(scene, told, story.length);
    announcer.say(events.map(this.spoken).join(' '));
    this.#skipping = false;
    const frames = settings.pace > 0 && !document.hidden && this.scene ? (this.ui()?.unfold(this.scene, told) ?? []) : [];
    await this.#run(frames, settings.pace, (event) => (this.told = Math.max(this.told, story.length + events.indexOf(event) + 1)));
    if (frames.length === 0) events.forEach((event) => this.#sound(event));
    this.showing = null;
    this.told = this.events.length;
    await this.#show(scene);
    if (scene.legal.length > 0) play('turn');
    if (scene.outcome) play(scene.outcome.winners.includes(scene.viewer) ? 'won' : 'lost');
  }

  async #run(frames: Frame[], pace: number, tell: (event: Event) => void): Promise<void> {
    for (const frame of frames) {
      if (this.#skipping || !this.scene) break;
      this.showing = frame.event;
      tell(frame.event);
      if (frame.hold > 100) this.#sound(frame.event);
      await this.#show({ ...this.scene, view: frame.view, legal: [], actor: this.news.turns[this.events.indexOf(frame.event)] ?? this.scene.actor });
      await this.#hold(frame.hold * pace);
    }
  }

  /** Collects what can be shown again, starting over when the viewer's turn ends. */
  #keep(scene: Scene, told: Told[], at: number): void {
    const before = this.scene;
    const unseen = at + told.length < this.events.length; // too much at once to be shown
    if (!before || before.viewer !== scene.viewer || scene.viewer < 0 || unseen) {
      this.past = [];
      return;
    }
    const { from } = this.news;
    this.past = [...this.past, { scene: before, told, at }].filter((chapter) => chapter.told.length > 0 && chapter.at + chapter.told.length > from);
  }

  /** Shows again, slowly, what the others have done since the viewer's last turn. */
  #repeat(): void {
    this.#queue = this.#queue.then(async () => {
      const [now, ui] = [this.scene, this.ui()];
      if (!now || !ui) return;
      this.#skipping = this.digest = false;
      this.again = true;
      for (const { scene, told } of this.past) {
        if (this.#skipping) break;
        this.scene = { ...scene, legal: [], outcome: null };
        await this.#run(ui.unfold(scene, told), Math.max(settings.pace, AGAIN), () => undefined);
      }
      this.again = false;
      this.showing = null;
      await this.#show(now);
    });
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
}
