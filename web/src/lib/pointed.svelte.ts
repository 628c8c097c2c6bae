/** What the reader points at in a sentence, by its message: `province-NUR2`. Boards may light it. */
class Pointed {
  name = $state<string | null>(null);

  /** For a name in a sentence. */
  readonly handlers = (name: string | null): { onpointerenter: () => void; onpointerleave: () => void } => ({
    onpointerenter: () => (this.name = name),
    onpointerleave: () => this.name === name && (this.name = null),
  });
}

export const pointed = new Pointed();
