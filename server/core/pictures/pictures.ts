// Makes pictures in processes of their own, a few at a time: no upload slows a page down or takes the server with it.
import { availableParallelism } from 'node:os';
import type { DevelopedPicture } from './develop.ts';
import { hireWorker, type PictureWorker } from './hire.ts';

export { PictureRefused } from './refused.ts';

export interface PictureMaker {
  /**
   * Makes the files of one picture as soon as a worker is free.
   *
   * @param source the picture itself, or the path of the file that holds it
   * @param signal gives up the place in the queue
   * @throws PictureRefused, MakerBusy, or the signal's reason
   */
  makePicture(source: Buffer | string, signal?: AbortSignal): Promise<DevelopedPicture>;
  /** Ends the workers, and with them what is being made; nothing is made afterwards. */
  close(): void;
}

/** More pictures wait than can be made in a time that anyone would wait. */
export class MakerBusy extends Error {
  override name = 'MakerBusy';
}

interface PictureMakerOptions {
  /** Pictures made at the same time; one for each processor unless told, four at most. */
  workers?: number;
  /** Pictures that may wait; 200 unless told, a good half minute's work of one processor. */
  queue?: number;
  /** Milliseconds that one picture may take; two minutes unless told. A hostile file can busy a decoder for hours. */
  patience?: number;
}

/** A place where one picture at a time is made; its worker is hired when it is first needed. */
type Seat = { worker?: PictureWorker };

/** Opens a maker. Its processes start when pictures come and end when none do. */
export function openPictureMaker(options: PictureMakerOptions = {}): PictureMaker {
  const { workers = Math.min(4, availableParallelism()), queue = 200, patience = 120_000 } = options;
  const seats: Seat[] = Array.from({ length: workers }, () => ({}));
  const free = seats.toReversed();
  const waiting: ((seat: Seat) => void)[] = [];
  let isClosed = false;

  async function takeSeat(signal?: AbortSignal): Promise<Seat> {
    signal?.throwIfAborted();
    const seat = free.pop();
    if (seat) return seat;
    if (waiting.length >= queue) throw new MakerBusy();
    const { promise, resolve, reject } = Promise.withResolvers<Seat>();
    const leave = () => {
      const place = waiting.indexOf(resolve);
      if (place >= 0) waiting.splice(place, 1);
      reject(signal?.reason);
    };
    waiting.push(resolve);
    signal?.addEventListener('abort', leave);
    return promise.finally(() => signal?.removeEventListener('abort', leave));
  }

  function leaveSeat(seat: Seat): void {
    const next = waiting.shift();
    if (next) next(seat);
    else free.push(seat);
  }

  return {
    async makePicture(source, signal) {
      const seat = await takeSeat(signal);
      try {
        if (isClosed) throw new Error('The picture maker is closed');
        if (!seat.worker?.isAlive()) seat.worker = hireWorker();
        return await seat.worker.develop(source, patience);
      } finally {
        leaveSeat(seat);
      }
    },
    close() {
      isClosed = true;
      for (const { worker } of seats) worker?.dismiss();
    },
  };
}
