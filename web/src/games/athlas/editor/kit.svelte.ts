import type { Thing, Tool } from './field';

/** The tool in hand, and what it has picked up: chosen beside the battlefield, used on it. */
class Kit {
  tool = $state.raw<Tool>({ kind: 'move' });
  held = $state.raw<Thing | null>(null);

  take(tool: Tool): void {
    [this.tool, this.held] = [tool, null];
  }
}

export const kit = new Kit();
