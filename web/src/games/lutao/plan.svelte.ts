/** Several decisions made with one press: each is sent as soon as it is asked for. */
import type { Aim } from '../../lib/aim.svelte';
import type { Reach } from '../../lib/aim';

export const UNDO = 'undo';

class Plan {
  steps = $state.raw<string[]>([]);
  /** The choices that were open when something was taken back. */
  #stale: Reach[] | null = null;

  /** The texts of the moves, in order; `undo` takes one back. */
  begin(steps: string[]): void {
    this.steps = steps;
  }

  drop(): void {
    this.steps = [];
  }

  /** Goes on when the next decision is open. Decisions that are not asked for are skipped; an unexpected one ends the plan. */
  follow(aim: Aim, undo: (() => void) | undefined): void {
    const { reaches } = aim;
    if (this.steps.length === 0 || reaches.length === 0 || reaches === this.#stale) return;
    if (this.steps[0] === UNDO) {
      this.#stale = reaches;
      this.steps = this.steps.slice(1);
      return undo?.();
    }
    const at = this.steps.findIndex((step) => reaches.some(({ move }) => move.text === step));
    if (at < 0) return this.drop();
    if (at > 0) return void (this.steps = this.steps.slice(at));
    const [next] = this.steps;
    const reach = reaches.find(({ move }) => move.text === next);
    if (!reach) return;
    aim.aimed = reach;
    aim.confirm();
  }
}

export const plan = new Plan();
