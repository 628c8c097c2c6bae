/** Which province somebody wants to know more about. */
class Look {
  /** Pressed. */
  pinned = $state<string | null>(null);
  /** Under the pointer. */
  over = $state<string | null>(null);

  at(id: string): void {
    this.pinned = this.pinned === id ? null : id;
  }

  hover(id: string | null): void {
    this.over = id;
    if (id !== null && id !== this.pinned) this.pinned = null;
  }

  close(): void {
    this.pinned = null;
  }
}

export const look = new Look();
