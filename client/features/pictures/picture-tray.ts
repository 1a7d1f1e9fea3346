// The pictures of one form or message: in which order they lie, which are on their way, and what became of each.
import { MAX_PICTURES_PER_AD } from '#shared/features/ads/rules.ts';
import type { AdPicture } from '#shared/features/ads/ad.ts';
import { Lanes } from './lanes.ts';
import { type Sending, UploadFailure } from './send-picture.ts';
import {
  isUnderway,
  type KeptPicture,
  keptPicture,
  pickedPicture,
  type TrayPicture,
} from './tray-picture.ts';
import { UndoBin } from './undo-bin.ts';

/** More at a time would only share the same line, and the first would arrive later. */
const AT_A_TIME = 2;

export interface TrayDeeds {
  send: (file: File, sending: Sending) => Promise<AdPicture>;
  discard: (id: string) => Promise<void>;
}

export interface TrayListener {
  /** Nothing is on its way any more, and since last time so many became pictures. */
  onArrived: (count: number) => void;
  onFailed: (failure: UploadFailure) => void;
  /** The session has ended; `resume` sends again what that stopped. */
  onSignedOut: () => void;
}

/** Lives outside React, so that uploads go on whatever is drawn. */
export class PictureTray {
  readonly #deeds: TrayDeeds;
  readonly #onAd: ReadonlySet<string>;
  readonly #most: number;
  readonly #lanes = new Lanes(AT_A_TIME);
  readonly #removed = new UndoBin();
  readonly #files = new Map<string, File>();
  readonly #readers = new Set<() => void>();
  #pictures: readonly TrayPicture[] = [];
  #picked = 0;
  #arrived = 0;

  #listener: TrayListener | null = null;

  /**
   * @param onAd ids of pictures an ad already shows: the server keeps these until the ad is saved without them
   * @param most how many there may be
   */
  constructor(deeds: TrayDeeds, onAd: Iterable<string> = [], most: number = MAX_PICTURES_PER_AD) {
    this.#deeds = deeds;
    this.#most = most;
    this.#onAd = new Set(onAd);
  }

  readonly subscribe = (reader: () => void): (() => void) => {
    this.#readers.add(reader);
    return () => this.#readers.delete(reader);
  };

  listen(listener: TrayListener): () => void {
    this.#listener = listener;
    return () => {
      this.#listener = null;
    };
  }

  readonly read = (): readonly TrayPicture[] => this.#pictures;

  /** Those the server has, in order. */
  get ready(): KeptPicture[] {
    return this.#pictures.flatMap(({ picture, name }) => (picture ? { ...picture, name } : []));
  }

  get room(): number {
    return this.#most - this.#pictures.length;
  }

  /** Exchanges what is ready for these, which the server has; what is on its way stays, after them. */
  lay(pictures: readonly KeptPicture[]): void {
    const others = this.#pictures.filter(({ picture }) => !picture);
    this.#set([...pictures.map(keptPicture), ...others]);
  }

  /** Takes in files that are worth sending, last in order. */
  add(files: readonly File[]): void {
    const added = files.map((file) => {
      this.#picked += 1;
      const picture = pickedPicture(`picked-${this.#picked}`, file);
      this.#files.set(picture.key, file);
      return picture;
    });
    this.#set([...this.#pictures, ...added]);
    for (const { key } of added) this.#send(key);
  }

  retry(key: string): void {
    if (!this.#files.has(key)) return;
    this.#change(key, { state: 'waiting', sent: 0, failure: null });
    this.#send(key);
  }

  /** Sends again what failed because the session had ended. */
  resume(): void {
    for (const { key, failure } of this.#pictures) if (failure?.reason === 'signed-out') this.retry(key);
  }

  /**
   * Takes a picture away and cancels its upload. A ready one is discarded on the server a little later, and until then
   * what is returned puts it back (false when it is too late, or its place is taken).
   */
  remove(key: string): (() => boolean) | null {
    const at = this.#pictures.findIndex((one) => one.key === key);
    const removed = this.#pictures[at];
    if (!removed) return null;
    this.#lanes.cancel(key);
    this.#files.delete(key);
    this.forgetThumbnail(key);
    this.#set(this.#pictures.filter((one) => one.key !== key));
    this.#tellArrived();
    const { picture } = removed;
    if (!picture) return null;
    this.#removed.put(key, () => this.#discard(picture.id));
    return () => {
      if (this.room < 1 || !this.#removed.takeBack(key)) return false;
      this.#set(this.#pictures.toSpliced(at, 0, { ...removed, thumbnail: null }));
      return true;
    };
  }

  /** Takes away those the server no longer has. */
  drop(ids: ReadonlySet<string>): void {
    this.#set(this.#pictures.filter(({ picture }) => !picture || !ids.has(picture.id)));
  }

  /** Moves a picture to another place, counted from 0. */
  move(key: string, to: number): void {
    const moved = this.#pictures.find((one) => one.key === key);
    if (!moved) return;
    this.#set(this.#pictures.filter((one) => one !== moved).toSpliced(to, 0, moved));
  }

  /** The server's version is on the screen: the file need not lie in memory any more. */
  forgetThumbnail(key: string): void {
    const thumbnail = this.#pictures.find((one) => one.key === key)?.thumbnail;
    if (!thumbnail) return;
    URL.revokeObjectURL(thumbnail);
    this.#change(key, { thumbnail: null });
  }

  /** When nothing is on its way any more. */
  async settled(): Promise<void> {
    while (this.#pictures.some(isUnderway)) await this.#nextChange();
  }

  /** Takes all away, for good. */
  clear(): void {
    for (const { key } of this.#pictures) this.remove(key);
    this.discardRemoved();
  }

  /** Nobody will undo any more. */
  discardRemoved(): void {
    this.#removed.empty();
  }

  /** Stops all that is on its way and lets go of what lies in memory. What is ready stays on the server. */
  close(): void {
    this.#lanes.cancelAll();
    this.discardRemoved();
    for (const { key } of this.#pictures) this.forgetThumbnail(key);
    this.#files.clear();
  }

  #send(key: string): void {
    const file = this.#files.get(key);
    if (!file) return;
    this.#lanes.enter(key, async (signal) => {
      this.#change(key, { state: 'sending' });
      try {
        const picture = await this.#deeds.send(file, {
          signal,
          onProgress: (sent) => this.#progress(key, sent),
        });
        // Cancelled as the answer was already on its way.
        if (signal.aborted) this.#discard(picture.id);
        else this.#arrive(key, picture);
      } catch (error) {
        if (!signal.aborted) this.#fail(key, error);
      }
    });
  }

  #progress(key: string, sent: number): void {
    this.#change(key, { sent, state: sent < 100 ? 'sending' : 'developing' });
  }

  #arrive(key: string, picture: AdPicture): void {
    this.#files.delete(key);
    this.#arrived += 1;
    this.#change(key, { state: 'ready', picture });
    this.#tellArrived();
  }

  #fail(key: string, error: unknown): void {
    if (!(error instanceof UploadFailure)) throw error;
    const hasAsked = this.#pictures.some(({ failure }) => failure?.reason === 'signed-out');
    this.#change(key, { state: 'failed', failure: error });
    this.#tellArrived();
    if (error.reason !== 'signed-out') this.#listener?.onFailed(error);
    else if (!hasAsked) this.#listener?.onSignedOut();
  }

  #discard(id: string): void {
    if (!this.#onAd.has(id)) void this.#deeds.discard(id);
  }

  #tellArrived(): void {
    if (this.#arrived === 0 || this.#pictures.some(isUnderway)) return;
    this.#listener?.onArrived(this.#arrived);
    this.#arrived = 0;
  }

  #nextChange(): Promise<void> {
    return new Promise((resolve) => {
      const stop = this.subscribe(() => {
        stop();
        resolve();
      });
    });
  }

  #change(key: string, change: Partial<TrayPicture>): void {
    this.#set(this.#pictures.map((one) => (one.key === key ? { ...one, ...change } : one)));
  }

  #set(pictures: readonly TrayPicture[]): void {
    this.#pictures = pictures;
    for (const reader of this.#readers) reader();
  }
}
