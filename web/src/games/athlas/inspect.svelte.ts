/** The alpha that the reader looks at more closely. */
class Inspection {
  alpha = $state.raw<{ seat: number; alpha: number } | null>(null);

  open(seat: number, alpha: number): void {
    this.alpha = { seat, alpha };
  }

  close(): void {
    this.alpha = null;
  }
}

export const inspection = new Inspection();
