/** What somebody looks at more closely: an alpha with its cards. */
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
