// The copy as a zip file, written an entry at a time while it is read: neither it nor a picture is whole in memory.
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export interface ZipWriter {
  /** Adds an entry and waits until it is read to its end. Pictures are not packed tighter than they are. */
  add(path: string, contents: Readable, options?: { isPacked?: boolean }): Promise<void>;
  /** Ends the file, which is then whole on the disk. */
  end(): Promise<void>;
  /** Gives up; the file is left as it is. */
  abort(): void;
}

/** @param signal ends the writing with its reason */
export function writeZip(file: string, signal: AbortSignal): ZipWriter {
  const zip = new ZipFile();
  const packed = Readable.from(zip.outputStream);
  zip.on('error', (error: Error) => packed.destroy(error));
  const written = pipeline(packed, createWriteStream(file, { mode: 0o600, flush: true }), { signal });
  // Told to whoever adds or ends; nobody may be waiting just now.
  written.catch(() => undefined);
  return {
    async add(path, contents, { isPacked = false } = {}) {
      zip.addReadStream(contents, path, { compress: !isPacked });
      try {
        // A disk that is full would leave the entry waiting for ever.
        await Promise.race([finished(contents), written]);
      } finally {
        contents.destroy();
      }
    },
    async end() {
      zip.end();
      await written;
    },
    abort: () => packed.destroy(new Error('The copy was given up')),
  };
}
