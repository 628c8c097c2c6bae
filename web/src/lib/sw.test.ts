import { beforeEach, describe, expect, it, vi } from 'vitest';
import source from '../../public/sw.js?raw';

/** A page that the service worker sees. */
const page = (path: string) => ({ url: `https://play.example${path}`, focus: vi.fn(async () => undefined), postMessage: vi.fn() });

type Fired = Record<string, unknown>;
let open: ReturnType<typeof page>[] = [];
const showNotification = vi.fn(async () => undefined);
const openWindow = vi.fn(async () => undefined);
const setAppBadge = vi.fn(async () => undefined);
const listeners = new Map<string, (event: Fired) => void>();

/** Runs the real service worker, whose world is played here, and waits for what an event leads to. */
async function fire(kind: string, event: Fired): Promise<void> {
  let done: unknown;
  listeners.get(kind)?.({ ...event, waitUntil: (work: unknown) => (done = work) });
  await done;
}

beforeEach(() => {
  open = [];
  listeners.clear();
  vi.clearAllMocks();
  const self = {
    addEventListener: (kind: string, react: (event: Fired) => void) => listeners.set(kind, react),
    clients: { matchAll: async () => open, openWindow },
    navigator: { setAppBadge },
    registration: { showNotification },
  };
  new Function('self', source)(self);
});

const message = { title: 'Lutao', body: 'It is your turn.', path: '/t/abc', tag: 'abc', count: 2 };

describe('the service worker', () => {
  it('shows what is pushed, once for each table, and tells the pages how many games wait', async () => {
    open = [page('/games')];
    await fire('push', { data: { json: () => message } });
    expect(showNotification).toHaveBeenCalledExactlyOnceWith('Lutao', expect.objectContaining({ body: 'It is your turn.', tag: 'abc', data: { path: '/t/abc' } }));
    expect(setAppBadge).toHaveBeenCalledWith(2);
    expect(open[0]?.postMessage).toHaveBeenCalledWith({ turns: 2 });
  });

  const click = { notification: { close: vi.fn(), data: { path: '/t/abc' } } };

  it('brings the page of the table to the front', async () => {
    open = [page('/'), page('/t/abc')];
    await fire('notificationclick', click);
    expect(click.notification.close).toHaveBeenCalled();
    expect(open[1]?.focus).toHaveBeenCalled();
    expect(open[1]?.postMessage).not.toHaveBeenCalled();
    expect(openWindow).not.toHaveBeenCalled();
  });

  it('leads another page of ours there', async () => {
    open = [page('/games')];
    await fire('notificationclick', click);
    expect(open[0]?.focus).toHaveBeenCalled();
    expect(open[0]?.postMessage).toHaveBeenCalledWith({ go: '/t/abc' });
  });

  it('opens a page where there is none', async () => {
    await fire('notificationclick', click);
    expect(openWindow).toHaveBeenCalledWith('/t/abc');
  });

  it('keeps nothing', () => {
    expect(listeners.has('fetch')).toBe(false);
    expect(source).not.toContain('caches');
  });
});
