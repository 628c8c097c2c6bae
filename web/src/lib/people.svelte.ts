import { settings } from './settings.svelte';
import { Fault, get, send, type Me } from './api';

/** Who plays in this browser; a guest is made when first needed. */
class People {
  me = $state.raw<Me | null>(null);

  async find(): Promise<Me | null> {
    try {
      this.me = await get<Me>('/api/me');
    } catch (problem) {
      if (!(problem instanceof Fault && problem.status === 401)) throw problem;
    }
    return this.me;
  }

  async beSomebody(name: string): Promise<void> {
    if (this.me === null && (await this.find()) === null) this.me = await send<Me>('POST', '/api/guests', { name, language: settings.language });
  }

  async rename(name: string): Promise<void> {
    if (this.me === null) await this.beSomebody(name);
    else this.me = await send<Me>('PATCH', '/api/me', { name });
  }
}

export const people = new People();
