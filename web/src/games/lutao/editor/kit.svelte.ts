import type { Tool } from './map';

/** The tool in hand, what it has picked up, and the province that is looked into. */
class Kit {
  tool = $state.raw<Tool>({ kind: 'move' });
  /** The province whose armies or golems will be set down elsewhere. */
  held = $state<string | null>(null);
  chosen = $state<string | null>(null);

  take(tool: Tool): void {
    [this.tool, this.held] = [tool, null];
  }
}

export const kit = new Kit();
