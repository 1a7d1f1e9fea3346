// Uploads the pictures of one form, two at a time: their order, progress, retries, and undo of a removal.
import type { AdPicture } from '#shared/features/ads/ad-schemas.ts';
import {
  isUploading,
  type QueuedPicture,
  queueFile,
  queueUploaded,
  type UploadedPicture,
} from './queued-picture.ts';
import { UploadFailure, type UploadOptions } from './upload-picture.ts';
import { SECONDS_TO_UNDO } from '../../ui/feedback/toast-limits.ts';

/** More would share the same bandwidth and delay the first picture. */
const CONCURRENT_UPLOADS = 2;

/** A little longer than the toast that offers undo. */
const UNDO_MS = (SECONDS_TO_UNDO + 2) * 1000;

export interface UploadQueueOptions {
  upload: (file: File, options: UploadOptions) => Promise<AdPicture>;
  discard: (id: string) => Promise<void>;
  /** Maximum number of pictures. */
  capacity: number;
  /** Ids of pictures an ad already has: the server deletes those when the ad is saved without them. */
  savedIds?: Iterable<string>;
}

export interface UploadListener {
  onReady: (count: number) => void;
  onFailed: (failure: UploadFailure) => void;
  /** The session has expired; `retryAfterSignIn` retries the uploads that failed for this reason. */
  onSignedOut: () => void;
}

/** Independent of React, so that uploads go on when its form is unmounted. */
export class UploadQueue {
  readonly #options: UploadQueueOptions;
  readonly #savedIds: ReadonlySet<string>;
  readonly #files = new Map<string, File>();
  readonly #uploads = new Map<string, AbortController>();
  /** Removed pictures that can be restored until they are discarded. */
  readonly #removed = new Map<string, { id: string; timer: ReturnType<typeof setTimeout> }>();
  readonly #subscribers = new Set<() => void>();
  #pictures: readonly QueuedPicture[] = [];
  #added = 0;
  #readyCount = 0;
  #listener: UploadListener | null = null;

  constructor(options: UploadQueueOptions) {
    this.#options = options;
    this.#savedIds = new Set(options.savedIds);
  }

  readonly subscribe = (subscriber: () => void): (() => void) => {
    this.#subscribers.add(subscriber);
    return () => this.#subscribers.delete(subscriber);
  };

  listen(listener: UploadListener): () => void {
    this.#listener = listener;
    return () => {
      this.#listener = null;
    };
  }

  readonly list = (): readonly QueuedPicture[] => this.#pictures;

  /** The uploaded pictures, in order. */
  get ready(): UploadedPicture[] {
    return this.#pictures.flatMap(({ picture, name }) => (picture ? { ...picture, name } : []));
  }

  /** How many more pictures can be added. */
  get room(): number {
    return this.#options.capacity - this.#pictures.length;
  }

  /** Replaces the uploaded pictures with these; pictures being uploaded stay after them. */
  setReady(pictures: readonly UploadedPicture[]): void {
    const others = this.#pictures.filter(({ picture }) => !picture);
    this.#set([...pictures.map(queueUploaded), ...others]);
  }

  /** Adds files at the end; the caller has checked them. */
  add(files: readonly File[]): void {
    const added = files.map((file) => {
      this.#added += 1;
      const picture = queueFile(`file-${this.#added}`, file);
      this.#files.set(picture.key, file);
      return picture;
    });
    this.#set([...this.#pictures, ...added]);
    this.#startUploads();
  }

  retry(key: string): void {
    if (!this.#files.has(key)) return;
    this.#change(key, { state: 'waiting', sent: 0, failure: null });
    this.#startUploads();
  }

  /** Retries the uploads that failed because the session had expired. */
  retryAfterSignIn(): void {
    for (const { key, failure } of this.#pictures) if (failure?.reason === 'signed-out') this.retry(key);
  }

  /**
   * Removes a picture and cancels its upload. An uploaded one is discarded on the server after a delay; until then the
   * returned function restores it (false when it is already discarded or the queue is full).
   */
  remove(key: string): (() => boolean) | null {
    const at = this.#pictures.findIndex((one) => one.key === key);
    const removed = this.#pictures[at];
    if (!removed) return null;
    this.#uploads.get(key)?.abort();
    this.#uploads.delete(key);
    this.#files.delete(key);
    this.releaseThumbnail(key);
    this.#set(this.#pictures.filter((one) => one.key !== key));
    this.#startUploads();
    this.#notifyReady();
    const { picture } = removed;
    if (!picture) return null;
    const timer = setTimeout(() => this.#discardRemoved(key), UNDO_MS);
    this.#removed.set(key, { id: picture.id, timer });
    return () => {
      if (this.room < 1 || !this.#removed.has(key)) return false;
      clearTimeout(timer);
      this.#removed.delete(key);
      this.#set(this.#pictures.toSpliced(at, 0, { ...removed, thumbnail: null }));
      return true;
    };
  }

  /** Removes pictures that no longer exist on the server. */
  removeMissing(ids: ReadonlySet<string>): void {
    this.#set(this.#pictures.filter(({ picture }) => !picture || !ids.has(picture.id)));
  }

  /** Moves a picture to another position, counted from 0. */
  move(key: string, to: number): void {
    const moved = this.#pictures.find((one) => one.key === key);
    if (!moved) return;
    this.#set(this.#pictures.filter((one) => one !== moved).toSpliced(to, 0, moved));
  }

  /** The server's version is rendered: the file need not stay in memory. */
  releaseThumbnail(key: string): void {
    const thumbnail = this.#pictures.find((one) => one.key === key)?.thumbnail;
    if (!thumbnail) return;
    URL.revokeObjectURL(thumbnail);
    this.#change(key, { thumbnail: null });
  }

  /** Resolves when no upload is left. */
  async settled(): Promise<void> {
    while (this.#pictures.some(isUploading)) await this.#nextChange();
  }

  /** Removes every picture, without undo. */
  clear(): void {
    for (const { key } of this.#pictures) this.remove(key);
    this.discardRemoved();
  }

  /** Undo is no longer possible. */
  discardRemoved(): void {
    for (const key of this.#removed.keys()) this.#discardRemoved(key);
  }

  /** Cancels the uploads and frees memory. Uploaded pictures stay on the server. */
  close(): void {
    this.#files.clear();
    for (const upload of this.#uploads.values()) upload.abort();
    this.discardRemoved();
    for (const { key } of this.#pictures) this.releaseThumbnail(key);
  }

  #startUploads(): void {
    for (const { key, state } of this.#pictures) {
      if (this.#uploads.size >= CONCURRENT_UPLOADS) return;
      const file = this.#files.get(key);
      if (state === 'waiting' && file) void this.#upload(key, file);
    }
  }

  async #upload(key: string, file: File): Promise<void> {
    const upload = new AbortController();
    const { signal } = upload;
    this.#uploads.set(key, upload);
    this.#change(key, { state: 'uploading' });
    const onProgress = (sent: number) =>
      this.#change(key, { sent, state: sent < 100 ? 'uploading' : 'processing' });
    try {
      const picture = await this.#options.upload(file, { signal, onProgress });
      // Cancelled while the response arrived.
      if (signal.aborted) return this.#discard(picture.id);
      this.#uploads.delete(key);
      this.#files.delete(key);
      this.#readyCount += 1;
      this.#change(key, { state: 'ready', picture });
      this.#notifyReady();
    } catch (error) {
      if (signal.aborted) return;
      this.#uploads.delete(key);
      this.#fail(key, error);
    }
    this.#startUploads();
  }

  #fail(key: string, error: unknown): void {
    if (!(error instanceof UploadFailure)) throw error;
    const hasPrompted = this.#pictures.some(({ failure }) => failure?.reason === 'signed-out');
    this.#change(key, { state: 'failed', failure: error });
    this.#notifyReady();
    if (error.reason !== 'signed-out') this.#listener?.onFailed(error);
    else if (!hasPrompted) this.#listener?.onSignedOut();
  }

  #discardRemoved(key: string): void {
    const removed = this.#removed.get(key);
    if (!removed) return;
    clearTimeout(removed.timer);
    this.#removed.delete(key);
    this.#discard(removed.id);
  }

  #discard(id: string): void {
    if (!this.#savedIds.has(id)) void this.#options.discard(id);
  }

  #notifyReady(): void {
    if (this.#readyCount === 0 || this.#pictures.some(isUploading)) return;
    this.#listener?.onReady(this.#readyCount);
    this.#readyCount = 0;
  }

  #nextChange(): Promise<void> {
    return new Promise((resolve) => {
      const unsubscribe = this.subscribe(() => {
        unsubscribe();
        resolve();
      });
    });
  }

  #change(key: string, change: Partial<QueuedPicture>): void {
    this.#set(this.#pictures.map((one) => (one.key === key ? { ...one, ...change } : one)));
  }

  #set(pictures: readonly QueuedPicture[]): void {
    this.#pictures = pictures;
    for (const subscriber of this.#subscribers) subscriber();
  }
}
