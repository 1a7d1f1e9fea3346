// What every kind of storage promises.
import type { Readable } from 'node:stream';

/** A key is a relative path of small letters, digits, hyphens and dots, such as "ads/0f/….webp". */
export interface Storage {
  /** Writes a whole file or nothing; an older one of the same key is replaced. */
  put(key: string, contents: Uint8Array, contentType: string): Promise<void>;
  /** The same with what stands in a file on this machine, which is never whole in memory. */
  putFile(key: string, file: string, contentType: string): Promise<void>;
  /** Opens a file for reading, or null when there is none. Whoever opens reads to the end or destroys the stream. */
  open(key: string): Promise<OpenFile | null>;
  exists(key: string): Promise<boolean>;
  /** Removes files; those already gone are no error. All are tried before the first failure is thrown. */
  remove(keys: string[]): Promise<void>;
  /** Every file in a folder, e.g. "ads", and in the folders in it, in no order; never all in memory at once. */
  list(folder: string): AsyncIterable<ListedFile>;
  /** Whether files can be kept right now. */
  isReady(): Promise<boolean>;
}

export interface OpenFile {
  stream: Readable;
  /** Its length in bytes. */
  size: number;
}

export interface ListedFile {
  key: string;
  /** When it was written, or null when it is gone by now. Costs a look at the file where it lies in a folder. */
  writtenAt(): Promise<Date | null>;
}
