/** The province that the viewer wants to know more about. */
/** How long the pointer must rest on it, in milliseconds. */
const PAUSE = 350;
/** How long a finger must stay on it. */
const LONG_PRESS = 500;

class Look {
  /** Pressed. */
  pinned = $state<string | null>(null);
  /** Under the pointer. */
  over = $state<string | null>(null);
  #under: string | null = null;
  #held = false;
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

  /** A finger comes down; if it stays long enough, the card opens. */
  hold(id: string): void {
    this.#held = false;
    clearTimeout(this.#wait);
    this.#wait = setTimeout(() => {
      this.#held = true;
      this.pinned = id;
    }, LONG_PRESS);
  }

  /** Whether the press that ends now was a long one, which only opens the card. */
  release(): boolean {
    const held = this.#held;
    this.#held = false;
    clearTimeout(this.#wait);
    return held;
  }

  close(): void {
    this.pinned = null;
  }
}

export const look = new Look();
