/** Which province somebody wants to know more about. */
/** How long a pointer rests before it asks. */
const PAUSE = 350;

class Look {
  /** Pressed. */
  pinned = $state<string | null>(null);
  /** Under the pointer. */
  over = $state<string | null>(null);
  #under: string | null = null;
  #wait: ReturnType<typeof setTimeout> | undefined;

  at(id: string): void {
    this.pinned = this.pinned === id ? null : id;
  }

  hover(id: string | null): void {
    if (id !== null && id === this.#under) return;
    this.#under = id;
    clearTimeout(this.#wait);
    this.over = null;
    if (id !== null) this.#wait = setTimeout(() => (this.over = id), PAUSE);
    if (id !== null && id !== this.pinned) this.pinned = null;
  }

  close(): void {
    this.pinned = null;
  }
}

export const look = new Look();
