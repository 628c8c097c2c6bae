import type { Route } from './router.svelte';

export interface Way {
  href: string;
  /** The message that names it. */
  label: string;
  icon: string;
  /** The pages that belong to it. */
  pages: Route['page'][];
}

/** The ways through the house, in their order. Those of `LEARNING` share one place in the bar. */
export const WAYS: Way[] = [
  { href: '/', label: 'nav-play', icon: 'i-home', pages: ['home'] },
  { href: '/new', label: 'nav-create', icon: 'i-people', pages: ['create'] },
  { href: '/games', label: 'nav-games', icon: 'i-log', pages: ['games'] },
  { href: '/events', label: 'events', icon: 'i-cup', pages: ['events', 'newevent', 'event'] },
];
export const LEARNING: Way[] = [
  { href: '/learn', label: 'nav-learn', icon: 'i-hint', pages: ['learn', 'howto'] },
  { href: '/puzzles', label: 'puzzles', icon: 'i-puzzle', pages: ['puzzles'] },
  { href: '/rules', label: 'nav-rules', icon: 'i-book', pages: ['rules'] },
];
export const LEARN = LEARNING[0] as Way;
export const ME: Way = { href: '/me', label: 'me', icon: 'i-solo', pages: ['me', 'carry'] };

/** Whether a page belongs to one of these ways. */
export const leadsTo = (ways: Way[], page: Route['page']): boolean => ways.some(({ pages }) => pages.includes(page));
