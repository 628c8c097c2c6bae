import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameUi } from '../games/game';
import type { Told } from './frames';
import type { Event, Offer, Scene, TableInfo, ToClient } from './protocol';
import { saltOf } from './salt';
import { Session } from './session.svelte';
import { settings } from './settings.svelte';

let socket: FakeSocket;

class FakeSocket {
  onopen = (): void => undefined;
  onmessage: (received: { data: string }) => void = () => undefined;
  onclose: (closed?: { code: number }) => void = () => undefined;
  send(_text: string): void {}
  close(): void {}
  constructor() {
    socket = this;
  }
}

const HOLD = 1000;
const ui = {
  unfold: (_: Scene, told: Told[]) => told.map((one) => ({ ...one, hold: HOLD })),
  opensTurn: ({ event }: Event) => event === 'turn-begun',
  cue: () => null,
} as unknown as GameUi;
const scene = (version: number): Scene => ({ version, viewer: 0, view: `v${version}`, actor: 0, prompt: null, legal: [], outcome: null, auto_answers: {}, chances: false, undo: 'free' });
const table = (offers: Offer[] = []): TableInfo => ({
  id: 't', game: 'nim', options: {}, commitment: '', salts: [], seed: null, rematch: null, host: 0, watchers: 0, watching: [], guided: false, offers, clock: null, late: 'wait', rated: false, public: false, seek: false, code: null,
  seats: [{ id: 'A', kind: 'person', name: 'Lena', online: true, yours: true }, { id: 'B', kind: 'bot', name: 'apprentice', online: true, yours: false }],
});
const turn = (seat: number): Event => ({ event: 'turn-begun', seat });

describe('a session', () => {
  let session: Session;
  const hear = async (...messages: object[]): Promise<void> => {
    socket.onmessage({ data: JSON.stringify(messages as unknown as ToClient[]) });
    await vi.advanceTimersByTimeAsync(1);
  };

  beforeEach(async () => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', FakeSocket);
    settings.motion = 'normal';
    session = new Session('t', () => ui, ({ event }) => event);
    session.start();
    socket.onopen();
    await hear({ type: 'snapshot', table: table(), scene: scene(1), events: [turn(0)] });
  });

  it('adds one salt where it is awaited, and has no scene before the deal', async () => {
    const waits = { ...table(), salts: [null, ''] };
    session = new Session('t', () => ui, ({ event }) => event);
    session.start();
    const sent = vi.spyOn(socket, 'send');
    await hear({ type: 'snapshot', table: waits, scene: null, events: [] }, { type: 'table', table: waits });
    expect([session.undealt, session.scene]).toEqual([true, null]);
    const messages = sent.mock.calls.map(([text]) => JSON.parse(String(text)) as { type: string; salt: string });
    expect(messages.map(({ type }) => type)).toEqual(['salt']);
    expect(messages[0]?.salt).toBe(saltOf('t'));
    await hear({ type: 'snapshot', table: { ...table(), salts: [saltOf('t'), ''] }, scene: scene(1), events: [] });
    expect([session.undealt, session.scene?.version, sent.mock.calls.length]).toEqual([false, 1, 1]);
  });

  it('tells no more than the motion has come to', async () => {
    await hear({ type: 'update', scene: scene(2), events: [turn(1), { event: 'moved', seat: 1 }], frames: [['turn-begun'], ['moved']] });
    expect([session.told, session.scene?.view, session.scene?.actor, session.again]).toEqual([2, 'turn-begun', 1, false]);
    await vi.advanceTimersByTimeAsync(HOLD + 100);
    expect([session.told, session.scene?.view]).toEqual([3, 'moved']);
    await vi.advanceTimersByTimeAsync(HOLD + 100);
    expect([session.showing, session.scene?.view]).toEqual([null, 'v2']);
  });

  it('shows what happened since the viewer’s last turn once more, and then what lies on the table', async () => {
    expect(session.replay).toBeNull();
    await hear({ type: 'update', scene: scene(2), events: [turn(1)], frames: [['turn-begun']] });
    await vi.advanceTimersByTimeAsync(HOLD + 100);
    session.replay?.();
    await vi.advanceTimersByTimeAsync(1);
    expect([session.showing, session.scene?.actor, session.again]).toEqual([turn(1), 1, true]);
    session.skip();
    await vi.advanceTimersByTimeAsync(100);
    expect([session.showing, session.scene?.view, session.scene?.actor, session.again]).toEqual([null, 'v2', 0, false]);
  });

  it('offers to show something once more only if this page has seen all of it', async () => {
    const [snapshot, events] = [{ type: 'snapshot', table: table() }, [turn(0), turn(1)]];
    await hear({ type: 'update', scene: scene(2), events: [turn(1)], frames: [['turn-begun']] });
    await vi.advanceTimersByTimeAsync(HOLD + 100);
    await hear({ ...snapshot, scene: scene(2), events });
    expect(session.replay, 'a new connection has missed nothing').not.toBeNull();
    await hear({ ...snapshot, scene: scene(3), events: [...events, turn(1)] });
    expect(session.replay, 'it has missed something').toBeNull();
    await hear({ type: 'update', scene: scene(4), events: [{ event: 'moved', seat: 1 }], frames: [['moved']] });
    await vi.advanceTimersByTimeAsync(HOLD + 100);
    expect(session.replay, 'the rest alone tells half of it').toBeNull();
  });

  it('tells whoever asked that an offer was declined, but not that it has been overtaken', async () => {
    const offer: Offer = { kind: 'draw', by: 0, agreed: [0] };
    await hear({ type: 'table', table: table([offer]) });
    await hear({ type: 'table', table: table() });
    expect(session.notice).toEqual({ kind: 'declined', offer: 'draw' });
    session.notice = null;
    await hear({ type: 'table', table: table([offer]) });
    await hear({ type: 'update', scene: scene(2), events: [] }, { type: 'table', table: table() });
    expect(session.notice).toBeNull();
  });

  it('does not bother the reader when the game goes on before the coach answers', async () => {
    const asked = session.send({ type: 'coach', version: 1, said: [], turn: '', aimed: null });
    await hear({ type: 'failed', id: asked, fault: 'fault-stale-version', values: {} });
    expect(session.notice).toBeNull();
    await hear({ type: 'failed', id: 'another', fault: 'fault-stale-version', values: {} });
    expect(session.notice).toMatchObject({ kind: 'failed' });
  });

  it('reads the table again when nobody knows whether a request was carried out', async () => {
    const before = socket;
    await hear({ type: 'failed', id: 'a', fault: 'fault-storage', values: {} });
    expect(socket, 'nothing was changed').toBe(before);
    await hear({ type: 'failed', id: 'b', fault: 'fault-storage-unsure', values: {} });
    expect(socket).not.toBe(before);
    await hear({ type: 'snapshot', table: table(), scene: scene(2), events: [turn(0), turn(1)] });
    expect([session.scene?.version, session.notice]).toEqual([2, { kind: 'failed', fault: 'fault-storage-unsure', values: {} }]);
  });

  it('says which move is on its way until it is answered', async () => {
    const sent = vi.spyOn(socket, 'send');
    session.play('take 1');
    const { id } = JSON.parse(String((sent.mock.calls as unknown[][])[0]?.[0])) as { id: string };
    expect(session.sending).toBe('take 1');
    await hear({ type: 'update', scene: scene(2), events: [] });
    expect(session.sending).toBe('take 1');
    await hear({ type: 'done', id });
    expect(session.sending).toBeNull();
  });

  it('asks for one hint at a time, and says while it is awaited', async () => {
    const sent = vi.spyOn(socket, 'send');
    session.ask('hint');
    session.ask('hint');
    expect([session.thinking, sent.mock.calls.length]).toEqual([true, 1]);
    const { id } = JSON.parse(String((sent.mock.calls as unknown[][])[0]?.[0])) as { id: string };
    await hear({ type: 'advised', id: 'another', text: 'take 2' });
    expect(session.thinking).toBe(true);
    await hear({ type: 'failed', id, fault: 'fault-stale-version', values: {} });
    expect(session.thinking).toBe(false);
    session.ask('hint');
    expect(sent.mock.calls.length).toBe(2);
  });

  it('keeps a hint that comes with the news it was given for', async () => {
    await hear({ type: 'update', scene: scene(2), events: [] }, { type: 'advised', id: '1', text: 'take 1' });
    expect([session.notice?.kind, session.advised]).toEqual(['advised', 'take 1']);
    await hear({ type: 'update', scene: scene(3), events: [] });
    expect(session.notice).toBeNull();
  });

  describe('while an answer is awaited', () => {
    const asking = (version: number, moves: string[], more: Partial<Scene> = {}): Scene => ({ ...scene(version), prompt: { id: 'take', rule: 'NIM-1' }, legal: moves.map((text) => ({ text, typed: { type: 'Take' } })), ...more });
    let sent: ReturnType<typeof vi.spyOn>;
    const messages = (): { type: string; id: string; move?: string; version?: number; kind?: string }[] => (sent.mock.calls as unknown[][]).map(([text]) => JSON.parse(String(text)));
    const moves = (): (string | undefined)[] => messages().filter(({ type }) => type === 'play').map(({ move }) => move);
    /** The answer to the last request, after what it has changed. */
    const answer = (...changes: object[]): Promise<void> => hear(...changes, { type: 'done', id: messages().at(-1)?.id });

    beforeEach(async () => {
      await hear({ type: 'snapshot', table: table(), scene: asking(2, ['take 1', 'take 2', 'end']), events: [turn(0)] });
      sent = vi.spyOn(socket, 'send');
    });

    it('keeps the latest press and carries it out when the answer is here', async () => {
      session.send({ type: 'auto_answers', auto_answers: { stop: 'on' } });
      session.play('take 1');
      session.play('take 2');
      expect([moves(), session.next?.press]).toEqual([[], { type: 'play', move: 'take 2' }]);
      await answer({ type: 'update', scene: asking(3, ['take 1', 'take 2', 'end']), events: [] });
      expect([moves(), messages().at(-1)?.version, session.next, session.notice]).toEqual([['take 2'], 3, null, null]);
    });

    it('carries it out after the motion, in the scene that follows', async () => {
      session.play('take 1');
      session.play('end');
      await answer({ type: 'update', scene: asking(3, ['take 2', 'end']), events: [{ event: 'moved', seat: 0 }], frames: [['moved']] });
      expect(moves()).toEqual(['take 1']);
      await vi.advanceTimersByTimeAsync(HOLD + 100);
      expect(moves()).toEqual(['take 1', 'end']);
    });

    it.each([
      ['it is no longer legal', asking(3, ['take 2'])],
      ['another question is asked', asking(3, ['end'], { prompt: { id: 'answer', rule: 'NIM-2' } })],
      ['another player is asked', asking(3, ['end'], { viewer: 1 })],
    ])('says so where %s', async (_, then) => {
      session.play('take 1');
      session.play('end');
      await answer({ type: 'update', scene: then, events: [] });
      expect([moves(), session.next, session.notice]).toEqual([['take 1'], null, { kind: 'failed', fault: 'fault-stale-version', values: {} }]);
    });

    it('counts the same press once', async () => {
      session.play('take 1');
      session.play('take 1');
      await answer({ type: 'update', scene: asking(3, ['take 1', 'end']), events: [] });
      expect([moves(), session.notice]).toEqual([['take 1'], null]);
    });

    it('takes back what has just been played, and forgets a press on request', async () => {
      session.play('take 1');
      session.play('end');
      expect([session.forget(), session.forget()]).toEqual([true, false]);
      session.ask('undo');
      await answer({ type: 'update', scene: asking(3, ['take 1', 'end']), events: [] });
      expect(messages().map(({ type, kind }) => kind ?? type)).toEqual(['play', 'undo']);
    });

    it('never plays into another turn, however fast the others are', async () => {
      session.play('take 1');
      session.play('take 2');
      await answer({ type: 'update', scene: asking(3, [], { actor: 1, prompt: null }), events: [] }, { type: 'update', scene: asking(4, ['take 2', 'end']), events: [] });
      expect([moves(), session.next, session.notice]).toEqual([['take 1'], null, { kind: 'failed', fault: 'fault-stale-version', values: {} }]);
    });

    it.each([
      ['carries it out', asking(2, ['take 1', 'end']), ['end'], null],
      ['says that the table has changed', asking(5, ['take 1', 'end']), [], { kind: 'failed', fault: 'fault-stale-version', values: {} }],
    ])('waits for the connection, too, and then %s', async (_, then, played, notice) => {
      socket.onclose({ code: 1006 });
      session.play('end');
      session.retry();
      sent = vi.spyOn(socket, 'send');
      await hear({ type: 'snapshot', table: table(), scene: then, events: [turn(0)] });
      expect([moves(), session.notice]).toEqual([played, notice]);
    });
  });
});
