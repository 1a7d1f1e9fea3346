// Processes pictures in a few worker processes, so that an upload neither slows down pages nor crashes the server.
import { availableParallelism } from 'node:os';
import type { ConvertedPicture } from './convert.ts';
import { startWorker, type PictureWorker } from './worker-process.ts';

export { PictureRefused } from './refused.ts';

export interface PictureMaker {
  /**
   * Creates the files of one picture as soon as a worker is free.
   *
   * @param source the picture itself, or the path of its file
   * @param signal leaves the queue
   * @throws PictureRefused, MakerBusy, or the signal's reason
   */
  makePicture(source: Buffer | string, signal?: AbortSignal): Promise<ConvertedPicture>;
  /** Kills the workers and cancels the pictures they process; later calls fail. */
  close(): void;
}

/** The queue is full. */
export class MakerBusy extends Error {
  override name = 'MakerBusy';
}

interface PictureMakerOptions {
  /** Number of workers; by default one per processor, four at most. */
  workers?: number;
  /** Length of the queue; by default 200, about 30 s of work for one processor. */
  queue?: number;
  /** Timeout per picture in ms; by default two minutes. A malicious file can occupy a decoder for hours. */
  timeout?: number;
}

/** A slot for one worker, which is started when first needed. */
type Slot = { worker?: PictureWorker };

/** Creates a picture maker. Its processes start on demand and end when idle. */
export function openPictureMaker(options: PictureMakerOptions = {}): PictureMaker {
  const { workers = Math.min(4, availableParallelism()), queue = 200, timeout = 120_000 } = options;
  const slots: Slot[] = Array.from({ length: workers }, () => ({}));
  const free = slots.toReversed();
  const waiting: ((slot: Slot) => void)[] = [];
  let isClosed = false;

  async function acquireSlot(signal?: AbortSignal): Promise<Slot> {
    signal?.throwIfAborted();
    const slot = free.pop();
    if (slot) return slot;
    if (waiting.length >= queue) throw new MakerBusy();
    const { promise, resolve, reject } = Promise.withResolvers<Slot>();
    const leave = () => {
      const place = waiting.indexOf(resolve);
      if (place >= 0) waiting.splice(place, 1);
      reject(signal?.reason);
    };
    waiting.push(resolve);
    signal?.addEventListener('abort', leave);
    return promise.finally(() => signal?.removeEventListener('abort', leave));
  }

  function releaseSlot(slot: Slot): void {
    const next = waiting.shift();
    if (next) next(slot);
    else free.push(slot);
  }

  return {
    async makePicture(source, signal) {
      const slot = await acquireSlot(signal);
      try {
        if (isClosed) throw new Error('The picture maker is closed');
        if (!slot.worker?.isAlive()) slot.worker = startWorker();
        return await slot.worker.convert(source, timeout);
      } finally {
        releaseSlot(slot);
      }
    },
    close() {
      isClosed = true;
      for (const { worker } of slots) worker?.kill();
    },
  };
}
