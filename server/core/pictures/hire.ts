// One worker process as the server sees it: started, asked, outlived.
import { fork } from 'node:child_process';
import path from 'node:path';
import type { DevelopedPicture } from './develop.ts';
import { PictureRefused } from './refused.ts';
import type { WorkerAnswer, WorkerQuestion } from './worker.ts';

export interface PictureWorker {
  /**
   * Makes one picture; ask for one at a time.
   *
   * @param patience milliseconds until the worker is killed
   * @throws PictureRefused, broken too when the picture killed the worker; Error when no worker can be had
   */
  develop(question: WorkerQuestion, patience: number): Promise<DevelopedPicture>;
  isAlive(): boolean;
  dismiss(): void;
}

/**
 * None of our secrets: a decoder is the likeliest way in. With more arenas glibc keeps twice the memory between pictures.
 */
export const workerEnvironment = { MALLOC_ARENA_MAX: '1' };

/** How long a worker stays when nothing comes, and how much it may hold meanwhile: decoders give little back. */
const IDLE_MS = 30_000;
const KEPT_BYTES = 300 * 1024 * 1024;

type Waiting = { resolve(answer: WorkerAnswer): void; reject(reason: unknown): void };

/** Starts a worker. It does not keep our process alive while nothing is asked of it. */
export function hireWorker(): PictureWorker {
  const child = fork(path.join(import.meta.dirname, 'worker.ts'), {
    env: workerEnvironment,
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const started = Promise.withResolvers<void>();
  let isAlive = true;
  let waiting: Waiting | undefined;
  let idling: NodeJS.Timeout | undefined;

  const dismiss = () => {
    isAlive = false;
    child.kill('SIGKILL');
  };
  const lose = (cause: Error) => {
    isAlive = false;
    clearTimeout(idling);
    started.reject(cause);
    waiting?.reject(new PictureRefused('broken', { cause }));
  };
  child.on('error', lose);
  child.on('exit', (code, signal) => lose(new Error(`The picture worker ended with ${signal ?? code}`)));
  child.on('message', (answer: WorkerAnswer) => {
    if (answer.kind === 'ready') started.resolve();
    else waiting?.resolve(answer);
  });

  return {
    isAlive: () => isAlive,
    dismiss,
    async develop(question, patience) {
      clearTimeout(idling);
      child.ref();
      child.channel?.ref();
      let end: NodeJS.Timeout | undefined;
      try {
        await started.promise;
        end = setTimeout(() => child.kill('SIGKILL'), patience);
        const answer = await new Promise<WorkerAnswer>((resolve, reject) => {
          waiting = { resolve, reject };
          child.send(question, (error) => error && lose(error));
        });
        if ('memory' in answer && answer.memory > KEPT_BYTES) dismiss();
        return read(answer);
      } finally {
        waiting = undefined;
        clearTimeout(end);
        child.unref();
        child.channel?.unref();
        idling = setTimeout(dismiss, IDLE_MS).unref();
      }
    },
  };
}

function read(answer: WorkerAnswer): DevelopedPicture {
  if (answer.kind === 'picture') return answer.picture;
  if (answer.kind === 'flaw') throw new PictureRefused(answer.flaw, { cause: answer.cause });
  throw new Error(`The picture worker failed: ${answer.kind === 'fault' ? answer.cause : answer.kind}`);
}
