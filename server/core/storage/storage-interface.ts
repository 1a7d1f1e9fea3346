// The interface of every kind of storage.
import type { Readable } from 'node:stream';

/** A key is a relative path of lower-case letters, digits, hyphens and dots, such as "ads/0f/….webp". */
export interface Storage {
  /** Writes a file atomically; an older one with the same key is replaced. */
  put(key: string, contents: Uint8Array, contentType: string): Promise<void>;
  /** Writes the content of a local file atomically, without reading it into memory at once. */
  putFile(key: string, file: string, contentType: string): Promise<void>;
  /** Opens a file for reading; null if it does not exist. The caller reads the stream to the end or destroys it. */
  open(key: string): Promise<OpenFile | null>;
  exists(key: string): Promise<boolean>;
  /** Deletes files; missing ones are no error. All are attempted before the first failure is thrown. */
  remove(keys: string[]): Promise<void>;
  /** Lists every file in a folder, e.g. "ads", and in its subfolders, unordered; never all in memory at once. */
  list(folder: string): AsyncIterable<ListedFile>;
  /** Whether files can be written right now. */
  isReady(): Promise<boolean>;
}

export interface OpenFile {
  stream: Readable;
  /** Size in bytes. */
  size: number;
}

export interface ListedFile {
  key: string;
  /** Last modification, or null if the file has been deleted. A folder needs a stat call for each file. */
  writtenAt(): Promise<Date | null>;
}
