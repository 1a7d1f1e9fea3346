// The pictures of a form in their order, and notifications of changes.
import type { QueuedPicture } from './queued-picture.ts';

export class PictureList {
  readonly #subscribers = new Set<() => void>();
  #pictures: readonly QueuedPicture[] = [];

  readonly subscribe = (subscriber: () => void): (() => void) => {
    this.#subscribers.add(subscriber);
    return () => this.#subscribers.delete(subscriber);
  };

  readonly list = (): readonly QueuedPicture[] => this.#pictures;

  /** Moves a picture to another position, counted from 0. */
  move(key: string, to: number): void {
    const moved = this.find(key);
    if (!moved) return;
    this.set(this.#pictures.filter((one) => one !== moved).toSpliced(to, 0, moved));
  }

  /** Call it when the server's version is rendered: the local thumbnail is no longer needed. */
  releaseThumbnail(key: string): void {
    const thumbnail = this.find(key)?.thumbnail;
    if (!thumbnail) return;
    URL.revokeObjectURL(thumbnail);
    this.change(key, { thumbnail: null });
  }

  protected find(key: string): QueuedPicture | undefined {
    return this.#pictures.find((one) => one.key === key);
  }

  protected change(key: string, change: Partial<QueuedPicture>): void {
    this.set(this.#pictures.map((one) => (one.key === key ? { ...one, ...change } : one)));
  }

  protected set(pictures: readonly QueuedPicture[]): void {
    this.#pictures = pictures;
    for (const subscriber of this.#subscribers) subscriber();
  }

  protected nextChange(): Promise<void> {
    return new Promise((resolve) => {
      const unsubscribe = this.subscribe(() => {
        unsubscribe();
        resolve();
      });
    });
  }
}
