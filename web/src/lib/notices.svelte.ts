import { get, remove, send, type NoticeInfo, type NoticeWishes } from './api';
import { turns } from './turns.svelte';

/**
 * How this browser stands to notices: `on`, `off`; `blocked` by the reader or the browser; `install`: only the installed page may show
 * them (iPhone and iPad); `insecure`: only pages at https may; `none`: this browser has none.
 */
export type Standing = 'on' | 'off' | 'blocked' | 'install' | 'insecure' | 'none';

/** What a browser lets the page do. */
export interface Abilities {
  secure: boolean;
  workers: boolean;
  push: boolean;
  /** iPhone or iPad. */
  apple: boolean;
  installed: boolean;
  permission: NotificationPermission;
}

/** The reader has said that they do not want to be asked. */
const NO = 'manawell.call-me';
export const KINDS = ['turn', 'joined', 'over', 'challenge'] as const;

export function abilities(): Abilities {
  const apple = /iPad|iPhone|iPod/.test(navigator.userAgent) || (navigator.platform === 'MacIntel' && navigator.maxTouchPoints > 1);
  return {
    secure: isSecureContext,
    workers: 'serviceWorker' in navigator,
    push: 'PushManager' in globalThis && 'Notification' in globalThis,
    apple,
    installed: matchMedia('(display-mode: standalone)').matches,
    permission: 'Notification' in globalThis ? Notification.permission : 'default',
  };
}

/** How a browser stands that can do this, and has subscribed or not. */
export function standingOf(can: Abilities, subscribed: boolean): Standing {
  if (!can.secure) return 'insecure';
  if (!can.workers || !can.push) return can.apple && !can.installed ? 'install' : 'none';
  if (can.permission === 'denied') return 'blocked';
  return subscribed && can.permission === 'granted' ? 'on' : 'off';
}

/** The minutes of a day as an input of time writes them, and back. */
export const clockOf = (minutes: number): string => [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
export function minutesOf(clock: string): number | null {
  const [hours, minutes] = clock.split(':').map(Number);
  return Number.isInteger(hours) && Number.isInteger(minutes) ? hours! * 60 + minutes! : null;
}

export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** Whether a notice may come in this browser, and how it is switched on and off. */
class Notices {
  standing = $state<Standing>('off');
  info = $state.raw<NoticeInfo | null>(null);
  /** The reader does not want to be offered it. */
  declined = $state(localStorage.getItem(NO) !== null);

  /** Listens to the service worker; call once. `go` opens a page. */
  follow(go: (path: string) => void): void {
    if (!('serviceWorker' in navigator)) return;
    navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ turns?: number; go?: string }>) => {
      if (data.turns !== undefined) turns.tell(data.turns);
      if (data.go !== undefined) go(data.go);
    });
  }

  /** Finds out how this browser stands, which asks nobody. */
  async look(): Promise<void> {
    this.standing = standingOf(abilities(), (await this.#subscription()) !== null);
  }

  /** What the server knows of how the reader is called. */
  async read(): Promise<void> {
    this.info = await get<NoticeInfo>('/api/me/notices');
  }

  /** Asks the browser's leave and subscribes; call from a click. */
  async turnOn(): Promise<Standing> {
    await this.look();
    if (this.standing !== 'off') return this.standing;
    const allowed = await Notification.requestPermission();
    if (allowed === 'granted') await this.#subscribe();
    await this.look();
    return this.standing;
  }

  async turnOff(): Promise<void> {
    const found = await this.#subscription();
    if (found) {
      await send('POST', '/api/me/browsers/remove', { endpoint: found.endpoint });
      await found.unsubscribe();
    }
    await this.look();
    await this.read();
  }

  async wish(wishes: NoticeWishes): Promise<void> {
    await send('PATCH', '/api/me/notices', wishes);
    await this.read();
  }

  async setAddress(address: string): Promise<void> {
    await send('POST', '/api/me/address', { address });
    await this.read();
  }

  async forgetAddress(): Promise<void> {
    await remove('/api/me/address');
    await this.read();
  }

  decline(): void {
    localStorage.setItem(NO, 'no');
    this.declined = true;
  }

  /** The reader looks at this table: what was shown of it is old. */
  async clear(table: string): Promise<void> {
    if (!('serviceWorker' in navigator)) return;
    const registration = await navigator.serviceWorker.getRegistration('/');
    for (const shown of (await registration?.getNotifications({ tag: table })) ?? []) shown.close();
  }

  async #subscribe(): Promise<void> {
    await this.read();
    await navigator.serviceWorker.register('/sw.js', { scope: '/' });
    const { pushManager } = await navigator.serviceWorker.ready;
    const found = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: this.info?.key ?? '' });
    const { endpoint, keys } = found.toJSON();
    await send('POST', '/api/me/browsers', { endpoint, public_key: keys?.p256dh, secret: keys?.auth });
    await this.#setZone();
    await this.read();
  }

  /** Whoever has chosen nothing yet lives where this browser does. */
  async #setZone(): Promise<void> {
    const wishes = this.info?.wishes;
    if (wishes && wishes.zone === 'UTC' && zoneHere() !== 'UTC') await this.wish({ ...wishes, zone: zoneHere() });
  }

  async #subscription(): Promise<PushSubscription | null> {
    if (!('serviceWorker' in navigator) || !('PushManager' in globalThis)) return null;
    const registration = await navigator.serviceWorker.getRegistration('/');
    return (await registration?.pushManager.getSubscription()) ?? null;
  }
}

export const notices = new Notices();
