// Writes the copy as a zip file, one streamed entry at a time: neither the file nor a picture is held in memory as a whole.
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export interface ZipWriter {
  /** Adds an entry and resolves when its contents are read. `isPacked` skips compression, for pictures. */
  add(path: string, contents: Readable, options?: { isPacked?: boolean }): Promise<void>;
  /** Ends the file; resolves when it is complete and flushed. */
  end(): Promise<void>;
  /** Destroys the output; the file remains incomplete. */
  abort(): void;
}

/**
 * @param signal aborts writing
 */
export function writeZip(file: string, signal: AbortSignal): ZipWriter {
  const zip = new ZipFile();
  const packed = Readable.from(zip.outputStream);
  zip.on('error', (error: Error) => packed.destroy(error));
  const written = pipeline(packed, createWriteStream(file, { mode: 0o600, flush: true }), { signal });
  // A failure rejects `add` or `end`; without a pending call it would be an unhandled rejection.
  written.catch(() => undefined);
  return {
    async add(path, contents, { isPacked = false } = {}) {
      zip.addReadStream(contents, path, { compress: !isPacked });
      try {
        // Without `written`, a full disk would leave the entry pending for ever.
        await Promise.race([finished(contents), written]);
      } finally {
        contents.destroy();
      }
    },
    async end() {
      zip.end();
      await written;
    },
    abort: () => packed.destroy(new Error('The copy was aborted')),
  };
}
