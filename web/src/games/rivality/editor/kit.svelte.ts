import type { Tool } from './field';

/** The tool in hand, the tile that it has picked up, and the one that is looked into. */
class Kit {
  tool = $state<Tool>('move');
  held = $state<string | null>(null);
  chosen = $state<string | null>(null);

  take(tool: Tool): void {
    [this.tool, this.held] = [tool, null];
  }
}

export const kit = new Kit();
