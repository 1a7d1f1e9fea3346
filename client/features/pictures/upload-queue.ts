// Uploads the pictures of one form, two at a time: their order, progress and retries.
import type { AdPicture } from '#shared/features/ads/ad-schemas.ts';
import { PictureList } from './picture-list.ts';
import { isUploading, queueFile, queueUploaded, type UploadedPicture } from './queued-picture.ts';
import { RemovedPictures } from './removed-pictures.ts';
import { UploadFailure, type UploadOptions } from './upload-picture.ts';

/** More would share the same bandwidth and delay the first picture. */
const CONCURRENT_UPLOADS = 2;

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
  /** The session has expired; `retryFailed` retries the uploads that failed for this reason. */
  onSignedOut: () => void;
}

/** Independent of React, so that uploads go on when its form is unmounted. */
export class UploadQueue extends PictureList {
  readonly #options: UploadQueueOptions;
  readonly #savedIds: ReadonlySet<string>;
  readonly #uploads = new Map<string, AbortController>();
  readonly #removed = new RemovedPictures((id) => this.#discard(id));
  #capacity: number;
  #added = 0;
  #readyCount = 0;
  #listener: UploadListener | null = null;

  constructor(options: UploadQueueOptions) {
    super();
    this.#options = options;
    this.#capacity = options.capacity;
    this.#savedIds = new Set(options.savedIds);
  }

  listen(listener: UploadListener): () => void {
    this.#listener = listener;
    return () => {
      this.#listener = null;
    };
  }

  /** The uploaded pictures, in order. */
  get ready(): UploadedPicture[] {
    const ready: UploadedPicture[] = [];
    for (const { picture, name } of this.list()) if (picture) ready.push({ ...picture, name });
    return ready;
  }

  /** How many more pictures can be added. */
  get room(): number {
    return this.#capacity - this.list().length;
  }

  setCapacity(capacity: number): void {
    this.#capacity = capacity;
  }

  /** Replaces the uploaded pictures with these; pictures being uploaded stay after them. */
  setReady(pictures: readonly UploadedPicture[]): void {
    const others = this.list().filter(({ picture }) => !picture);
    this.set([...pictures.map(queueUploaded), ...others]);
  }

  /** Adds files at the end; the caller has checked them. */
  add(files: readonly File[]): void {
    const added = files.map((file) => {
      this.#added += 1;
      return queueFile(`file-${this.#added}`, file);
    });
    this.set([...this.list(), ...added]);
    this.#startUploads();
  }

  retry(key: string): void {
    this.change(key, { state: 'waiting', sent: 0, failure: null });
    this.#startUploads();
  }

  /** Retries the uploads that failed because the session had expired, or because the server was out of reach. */
  retryFailed(reason: 'signed-out' | 'no-answer'): void {
    for (const { key, failure } of this.list()) if (failure?.reason === reason) this.retry(key);
  }

  /**
   * Removes a picture and cancels its upload. An uploaded one is discarded on the server after a delay; until then the
   * returned function restores it (false when it is already discarded or the queue is full).
   */
  remove(key: string): (() => boolean) | null {
    const at = this.list().findIndex((one) => one.key === key);
    const removed = this.list()[at];
    if (!removed) return null;
    this.#uploads.get(key)?.abort();
    this.#uploads.delete(key);
    this.releaseThumbnail(key);
    this.set(this.list().filter((one) => one.key !== key));
    this.#startUploads();
    this.#notifyReady();
    const { picture } = removed;
    if (!picture) return null;
    this.#removed.add(key, picture.id);
    return () => {
      if (this.room < 1 || !this.#removed.restore(key)) return false;
      this.set(this.list().toSpliced(at, 0, { ...removed, thumbnail: null }));
      return true;
    };
  }

  /**
   * Uploads the file and puts it in the place of an uploaded picture, which stays as it is until then. The returned
   * function restores it, as that of `remove`.
   *
   * @throws as the upload
   */
  async replace(key: string, file: File, options: UploadOptions): Promise<() => boolean> {
    const picture = await this.#options.upload(file, options);
    const before = this.find(key);
    if (!before?.picture || options.signal.aborted) {
      this.#discard(picture.id);
      throw new DOMException('The picture was removed meanwhile', 'AbortError');
    }
    const { id } = before.picture;
    this.releaseThumbnail(key);
    this.change(key, { picture, file });
    this.#removed.add(id, id);
    return () => {
      const isShown = this.list().some((one) => one.picture === picture);
      if (!isShown || !this.#removed.restore(id)) return false;
      this.change(key, { picture: before.picture, file: before.file });
      this.#discard(picture.id);
      return true;
    };
  }

  /** Removes pictures that no longer exist on the server. */
  removeMissing(ids: ReadonlySet<string>): void {
    this.set(this.list().filter(({ picture }) => !picture || !ids.has(picture.id)));
  }

  /** Resolves when no upload is left. */
  async settled(): Promise<void> {
    while (this.list().some(isUploading)) await this.nextChange();
  }

  /** Removes every picture, without undo. */
  clear(): void {
    for (const { key } of this.list()) this.remove(key);
    this.discardRemoved();
  }

  /** Discards removed pictures at once: undo is no longer possible. */
  discardRemoved(): void {
    this.#removed.discardAll();
  }

  /** Cancels the uploads and frees memory. Uploaded pictures stay on the server. */
  close(): void {
    for (const upload of this.#uploads.values()) upload.abort();
    this.discardRemoved();
    for (const { key } of this.list()) this.releaseThumbnail(key);
  }

  #startUploads(): void {
    for (const { key, state, file } of this.list()) {
      if (this.#uploads.size >= CONCURRENT_UPLOADS) return;
      if (state === 'waiting' && file) void this.#upload(key, file);
    }
  }

  async #upload(key: string, file: File): Promise<void> {
    const upload = new AbortController();
    const { signal } = upload;
    this.#uploads.set(key, upload);
    this.change(key, { state: 'uploading' });
    const onProgress = (sent: number) =>
      this.change(key, { sent, state: sent < 100 ? 'uploading' : 'processing' });
    try {
      const picture = await this.#options.upload(file, { signal, onProgress });
      // Cancelled while the response arrived.
      if (signal.aborted) return this.#discard(picture.id);
      this.#uploads.delete(key);
      this.#readyCount += 1;
      this.change(key, { state: 'ready', picture });
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
    const hasPrompted = this.list().some(({ failure }) => failure?.reason === 'signed-out');
    this.change(key, { state: 'failed', failure: error });
    this.#notifyReady();
    if (error.reason !== 'signed-out') this.#listener?.onFailed(error);
    else if (!hasPrompted) this.#listener?.onSignedOut();
  }

  #discard(id: string): void {
    if (!this.#savedIds.has(id)) void this.#options.discard(id);
  }

  #notifyReady(): void {
    if (this.#readyCount === 0 || this.list().some(isUploading)) return;
    this.#listener?.onReady(this.#readyCount);
    this.#readyCount = 0;
  }
}
