import { LANGUAGES, preferred } from './text';

export const THEMES = ['system', 'light', 'dark'] as const;
export const MOTIONS = ['slow', 'normal', 'fast', 'off'] as const;
export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];

/** How long motion lasts, as a factor. */
const PACES: Record<Motion, number> = { slow: 2.2, normal: 1, fast: 0.5, off: 0 };

const saved = (name: string): string | null => localStorage.getItem(`manawell.${name}`);

/** The stored value, if it is one of these: another version or a person may have stored something else. */
const savedAs = <T extends string>(name: string, known: readonly T[]): T | undefined => known.find((value) => value === saved(name));

function savedVolume(): number {
  const volume = Number.parseInt(saved('volume') ?? '', 10);
  return volume >= 0 && volume <= 100 ? volume : 50;
}

function keep(name: string, value: string | null): void {
  if (value === null) localStorage.removeItem(`manawell.${name}`);
  else localStorage.setItem(`manawell.${name}`, value);
}

const systemDark = matchMedia('(prefers-color-scheme: dark)');
const systemStill = matchMedia('(prefers-reduced-motion: reduce)');

/** What a player has chosen, kept in this browser. */
class Settings {
  theme = $state(savedAs('theme', THEMES) ?? 'system');
  language = $state(savedAs('language', LANGUAGES) ?? preferred(navigator.languages));
  motion = $state(savedAs('motion', MOTIONS) ?? 'normal');
  confirm = $state(saved('confirm') !== 'no');
  sound = $state(saved('sound') === 'yes');
  volume = $state(savedVolume());
  systemDark = $state(systemDark.matches);
  systemStill = $state(systemStill.matches);

  dark = $derived(this.theme === 'system' ? this.systemDark : this.theme === 'dark');
  /** How long motion lasts, as a factor; 0 for none. */
  pace = $derived(this.systemStill ? 0 : PACES[this.motion]);

  constructor() {
    systemDark.onchange = (change) => (this.systemDark = change.matches);
    systemStill.onchange = (change) => (this.systemStill = change.matches);
  }

  /** Keeps every choice and shows it on the root; call once, inside a component. */
  follow(): void {
    $effect(() => {
      keep('theme', this.theme === 'system' ? null : this.theme);
      document.documentElement.dataset.theme = this.dark ? 'dark' : 'light';
    });
    $effect(() => {
      document.documentElement.dataset.motion = this.pace === 0 ? 'off' : this.motion;
      keep('motion', this.motion);
    });
    $effect(() => keep('confirm', this.confirm ? null : 'no'));
    $effect(() => keep('sound', this.sound ? 'yes' : null));
    $effect(() => keep('volume', String(this.volume)));
    $effect(() => {
      keep('language', this.language);
      document.documentElement.lang = this.language;
    });
  }
}

export const settings = new Settings();
