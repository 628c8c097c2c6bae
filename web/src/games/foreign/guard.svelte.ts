import type { BoardModule } from './module';

/** A module from another package that must not take the table down with it: once it fails, it is asked no more. */
export class Guarded {
  broken = $state(false);

  constructor(readonly module: BoardModule | null) {
    this.broken = module === null;
  }

  /** What the module answers, or null if it has failed. */
  ask<T>(question: (module: BoardModule) => T): T | null {
    if (this.module === null || this.broken) return null;
    try {
      return question(this.module);
    } catch (problem) {
      console.warn('the board of this game has failed', problem);
      this.broken = true;
      return null;
    }
  }
}
