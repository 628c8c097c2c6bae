import { Fault, get, remove, send, type Me } from './api';
import { settings } from './settings.svelte';

/** Set when this browser has been given a guest's cookie, which no script can see. */
const KNOWN = 'manawell.guest';

/** The guest who plays in this browser, created when first needed. */
class People {
  me = $state.raw<Me | null>(null);
  #finding: Promise<Me | null> | null = null;

  /** Several parts of a page ask at the same time; the server is asked once. */
  async find(): Promise<Me | null> {
    if (this.me || localStorage.getItem(KNOWN) === null) return this.me;
    this.#finding ??= this.#ask().finally(() => (this.#finding = null));
    return this.#finding;
  }

  async #ask(): Promise<Me | null> {
    try {
      this.me = await get<Me>('/api/me');
    } catch (problem) {
      if (!(problem instanceof Fault && problem.status === 401)) throw problem;
      localStorage.removeItem(KNOWN);
    }
    return this.me;
  }

  async beSomebody(name: string): Promise<void> {
    if (await this.find()) return;
    this.me = await send<Me>('POST', '/api/guests', { name, language: settings.language });
    localStorage.setItem(KNOWN, 'yes');
  }

  async rename(name: string): Promise<void> {
    await this.beSomebody(name);
    if (this.me?.name !== name) this.me = await send<Me>('PATCH', '/api/me', { name });
  }

  async look(avatar: string): Promise<void> {
    this.me = await send<Me>('PATCH', '/api/me', { avatar });
  }

  /** This browser takes over a profile. It has a cookie of its own before, so nothing is lost if the answer does not come. */
  async carry(path: string, key: Record<string, unknown>, name: string): Promise<void> {
    await this.beSomebody(name);
    this.me = await send<Me>('POST', path, key);
  }

  async deleteMe(): Promise<void> {
    await remove('/api/me');
    this.me = null;
    localStorage.removeItem(KNOWN);
  }
}

export const people = new People();
