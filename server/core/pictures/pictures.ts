// Processes pictures in a few worker processes, so that an upload neither slows down pages nor crashes the server.
import { availableParallelism } from 'node:os';
import { createFairQueue, type QueueEntry } from '../limits/fair-queue.ts';
import type { ConvertedPicture } from './convert.ts';
import { startWorker, type PictureWorker } from './worker-process.ts';

export { PictureRefused } from './refused.ts';

export interface PictureMaker {
  /**
   * Creates the files of one picture as soon as a worker is free.
   *
   * @param source the picture itself, or the path of its file
   * @param queueEntry the user as group, since users take turns, and a signal that leaves the queue
   * @throws PictureRefused, MakerBusy, or the signal's reason
   */
  makePicture(source: Buffer | string, queueEntry?: QueueEntry): Promise<ConvertedPicture>;
  /**
   * Makes the link preview of a stored picture, as a JPEG. No page waits for a link preview, so all take turns as one group.
   *
   * @throws MakerBusy
   */
  makeLinkPreview(stored: Buffer): Promise<Buffer>;
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
  const free: Slot[] = Array.from({ length: workers }, () => ({}));
  const slots = [...free];
  const pictures = createFairQueue({
    concurrency: workers,
    waiting: queue,
    // One worker is left for others, if there are several.
    runningPerGroup: Math.max(1, workers - 1),
    whenFull: () => {
      throw new MakerBusy();
    },
  });
  let isClosed = false;

  async function withWorker<Result>(work: (worker: PictureWorker) => Promise<Result>): Promise<Result> {
    if (isClosed) throw new Error('The picture maker is closed');
    // `free` is never empty: the queue runs at most as many pictures as there are slots.
    const slot = free.pop() ?? {};
    try {
      if (!slot.worker?.isAlive()) slot.worker = startWorker();
      return await work(slot.worker);
    } finally {
      free.push(slot);
    }
  }

  return {
    makePicture: (source, queueEntry) =>
      pictures.run(() => withWorker((worker) => worker.convert(source, timeout)), queueEntry),
    makeLinkPreview: (stored) =>
      pictures.run(() => withWorker((worker) => worker.preview(stored, timeout)), { group: 'link previews' }),
    close() {
      isClosed = true;
      for (const { worker } of slots) worker?.kill();
    },
  };
}
