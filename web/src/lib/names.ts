/** `RelicSwapped` as `relic-swapped`: how messages are called after classes. */
export const kebab = (name: string): string => name.replace(/(?<!^)(?=[A-Z])/g, '-').toLowerCase();
