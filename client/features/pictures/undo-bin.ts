// What was removed but can still be taken back: the deed itself is done a little later.

/** As long as the toast that offers to undo, and a little more. */
const GRACE_MS = 6000;

export class UndoBin {
  readonly #deeds = new Map<string, { deed: () => void; timer: ReturnType<typeof setTimeout> }>();

  /** The deed is done when the time to undo is over, or when the bin is emptied. */
  put(name: string, deed: () => void): void {
    const timer = setTimeout(() => {
      this.#deeds.delete(name);
      deed();
    }, GRACE_MS);
    this.#deeds.set(name, { deed, timer });
  }

  /** Takes a deed back; false when it is already done. */
  takeBack(name: string): boolean {
    clearTimeout(this.#deeds.get(name)?.timer);
    return this.#deeds.delete(name);
  }

  /** Does all that is left at once: nobody will undo it any more. */
  empty(): void {
    for (const [name, { deed }] of this.#deeds) {
      this.takeBack(name);
      deed();
    }
  }
}
