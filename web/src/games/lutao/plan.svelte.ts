/** Several decisions made with one press: each is sent as soon as it is asked for. */
import type { Aim } from '../../lib/aim.svelte';
import type { Reach } from '../../lib/aim';

export const UNDO = 'undo';

class Plan {
  steps = $state.raw<string[]>([]);
  /** The choices that were open when the last step was sent: it waits for others, or for a press. */
  #stale: Reach[] | null = null;

  /** The texts of the moves, in order; `undo` takes one back. */
  begin(steps: string[]): void {
    this.#stale = null;
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
      this.#sent(0, reaches);
      return undo?.();
    }
    const at = this.steps.findIndex((step) => reaches.some(({ move }) => move.text === step));
    const reach = reaches.find(({ move }) => move.text === this.steps[at]);
    if (!reach) return this.drop();
    this.#sent(at, reaches);
    aim.aimed = reach;
    aim.confirm();
  }

  /** Whether a step arrives is not the plan's concern: if it does not, the next one is not asked for. */
  #sent(at: number, reaches: Reach[]): void {
    this.#stale = reaches;
    this.steps = this.steps.slice(at + 1);
  }
}

export const plan = new Plan();
