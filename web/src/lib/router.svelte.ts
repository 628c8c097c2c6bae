export type Route =
  | { page: 'home' }
  | { page: 'create'; game: string | null }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'analysis'; id: string }
  | { page: 'rules'; game: string | null; rule: string | null }
  | { page: 'learn' }
  | { page: 'howto'; game: string }
  | { page: 'lesson'; id: string }
  | { page: 'editor'; id: string; table: string | null; step: number }
  | { page: 'puzzles' }
  | { page: 'puzzle'; id: string }
  | { page: 'settings' }
  | { page: 'me' }
  | { page: 'carry' }
  | { page: 'mail' }
  | { page: 'person'; id: string }
  | { page: 'games' }
  | { page: 'events' }
  | { page: 'newevent' }
  | { page: 'event'; id: string }
  | { page: 'privacy' }
  | { page: 'lab' }
  | { page: 'lost' };

/** What an address shows. */
export function routeOf(path: string, query = '', hash = ''): Route {
  const [first, second, third] = path.split('/').filter(Boolean);
  if (!first) return { page: 'home' };
  if (first === 'new' && !second) return { page: 'create', game: new URLSearchParams(query).get('game') };
  if (first === 't' && second && !third) return { page: 'table', id: second };
  if (first === 't' && second && third === 'replay') return { page: 'replay', id: second };
  if (first === 't' && second && third === 'analysis') return { page: 'analysis', id: second };
  if (first === 'rules') return { page: 'rules', game: second ?? null, rule: decodeURIComponent(hash.slice(1)) || null };
  if (first === 'learn' && !second) return { page: 'learn' };
  if (first === 'learn' && second && third === 'howto') return { page: 'howto', game: second };
  if (first === 'learn' && second && third) return { page: 'lesson', id: `${second}/${third}` };
  if (first === 'editor' && second && !third) {
    const given = new URLSearchParams(query);
    return { page: 'editor', id: second, table: given.get('table'), step: Number(given.get('step') ?? 0) };
  }
  if (first === 'puzzles' && !second) return { page: 'puzzles' };
  if (first === 'puzzles' && second && third) return { page: 'puzzle', id: `${second}/${third}` };
  if (first === 'settings' && !second) return { page: 'settings' };
  if (first === 'me' && !second) return { page: 'me' };
  if (first === 'games' && !second) return { page: 'games' };
  if (first === 'events' && !second) return { page: 'events' };
  if (first === 'events' && second === 'new' && !third) return { page: 'newevent' };
  if (first === 'event' && second && !third) return { page: 'event', id: second };
  if (first === 'p' && second && !third) return { page: 'person', id: second };
  if (first === 'carry' && !second) return { page: 'carry' };
  if (first === 'privacy' && !second) return { page: 'privacy' };
  if (first === 'lab' && !second) return { page: 'lab' };
  if (first === 'mail' && !second) return { page: 'mail' };
  return { page: 'lost' };
}

/** The table that a pasted link or code names. */
export function tableIn(pasted: string): string | null {
  const text = pasted.trim();
  const found = /\/t\/([\w-]+)/.exec(text) ?? /^#?([\w-]+)$/.exec(text);
  return found?.[1] ?? null;
}

const here = (): Route => routeOf(location.pathname, location.search, location.hash);

class Router {
  route = $state.raw<Route>(here());

  constructor() {
    addEventListener('popstate', () => (this.route = here()));
    addEventListener('click', (click) => this.#follow(click));
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.route = here();
    scrollTo(0, 0);
  }

  #follow(click: MouseEvent): void {
    const anchor = (click.target as Element | null)?.closest?.('a');
    const plain = click.button === 0 && !click.metaKey && !click.ctrlKey && !click.shiftKey && !click.altKey;
    if (!anchor || !plain || click.defaultPrevented || anchor.target || anchor.hasAttribute('download')) return;
    const url = new URL(anchor.href, location.href);
    if (url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
    click.preventDefault();
    this.go(url.pathname + url.search + url.hash);
  }
}

export const router = new Router();
