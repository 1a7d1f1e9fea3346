// Uploaded pictures that were removed from a form: discarded on the server after a delay, during which they can be restored.
import { MAX_SECONDS_TO_UNDO, UNDO_GRACE_SECONDS } from '#shared/undo.ts';

/** Longer than the toast that offers undo is shown at most. */
const UNDO_MS = (MAX_SECONDS_TO_UNDO + UNDO_GRACE_SECONDS) * 1000;

export class RemovedPictures {
  readonly #discard: (id: string) => void;
  readonly #pictures = new Map<string, { id: string; timer: ReturnType<typeof setTimeout> }>();

  constructor(discard: (id: string) => void) {
    this.#discard = discard;
  }

  /**
   * @param key of the picture in the form
   * @param id of the picture on the server
   */
  add(key: string, id: string): void {
    const timer = setTimeout(() => this.#discardOne(key), UNDO_MS);
    this.#pictures.set(key, { id, timer });
  }

  /** False when it is already discarded. */
  restore(key: string): boolean {
    clearTimeout(this.#pictures.get(key)?.timer);
    return this.#pictures.delete(key);
  }

  /** Discards all at once: undo is no longer possible. */
  discardAll(): void {
    for (const key of this.#pictures.keys()) this.#discardOne(key);
  }

  #discardOne(key: string): void {
    const removed = this.#pictures.get(key);
    if (removed && this.restore(key)) this.#discard(removed.id);
  }
}
