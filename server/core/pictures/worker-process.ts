// A worker process from the server's side: start, request, end.
import { fork } from 'node:child_process';
import path from 'node:path';
import type { ConvertedPicture } from './convert.ts';
import { PictureRefused } from './refused.ts';
import type { WorkerResponse, WorkerRequest } from './worker.ts';

export interface PictureWorker {
  /**
   * Processes one picture; call it for one at a time.
   *
   * @param timeout timeout in ms, after which the worker is killed
   * @throws PictureRefused, also broken if the picture crashed the worker; Error if no worker can be started
   */
  convert(source: WorkerRequest['source'], timeout: number): Promise<ConvertedPicture>;
  /** Makes the link preview of a stored picture; otherwise like `convert`. */
  preview(source: WorkerRequest['source'], timeout: number): Promise<Buffer>;
  isAlive(): boolean;
  kill(): void;
}

/**
 * Contains no secrets: a decoder is the most likely entry point of an attack. With more arenas glibc retains twice the memory
 * between pictures.
 */
export const workerEnvironment = { MALLOC_ARENA_MAX: '1' };

/** Idle time before a worker ends, and the memory it may hold until then: decoders return little. */
const IDLE_MS = 30_000;
const MAX_IDLE_BYTES = 300 * 1024 * 1024;

type PendingRequest = { resolve(response: WorkerResponse): void; reject(reason: unknown): void };

/** Starts a worker. An idle worker does not keep the server process alive. */
export function startWorker(): PictureWorker {
  const child = fork(path.join(import.meta.dirname, 'worker.ts'), {
    env: workerEnvironment,
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const started = Promise.withResolvers<void>();
  let isAlive = true;
  let pending: PendingRequest | undefined;
  let idling: NodeJS.Timeout | undefined;

  const kill = () => {
    isAlive = false;
    child.kill('SIGKILL');
  };
  const fail = (cause: Error) => {
    isAlive = false;
    clearTimeout(idling);
    started.reject(cause);
    pending?.reject(new PictureRefused('broken', { cause }));
  };
  child.on('error', fail);
  child.on('exit', (code, signal) => fail(new Error(`The picture worker ended with ${signal ?? code}`)));
  child.on('message', (response: WorkerResponse) => {
    if (response.kind === 'ready') started.resolve();
    else pending?.resolve(response);
  });

  async function send(request: WorkerRequest, timeout: number): Promise<WorkerResponse> {
    clearTimeout(idling);
    child.ref();
    child.channel?.ref();
    let end: NodeJS.Timeout | undefined;
    try {
      await started.promise;
      end = setTimeout(() => child.kill('SIGKILL'), timeout);
      const response = await new Promise<WorkerResponse>((resolve, reject) => {
        pending = { resolve, reject };
        child.send(request, (error) => error && fail(error));
      });
      if ('memory' in response && response.memory > MAX_IDLE_BYTES) kill();
      return response;
    } finally {
      pending = undefined;
      clearTimeout(end);
      child.unref();
      child.channel?.unref();
      idling = setTimeout(kill, IDLE_MS).unref();
    }
  }

  return {
    isAlive: () => isAlive,
    kill,
    async convert(source, timeout) {
      const response = await send({ task: 'convert', source }, timeout);
      return response.kind === 'picture' ? response.picture : fault(response);
    },
    async preview(source, timeout) {
      const response = await send({ task: 'preview', source }, timeout);
      return response.kind === 'preview' ? Buffer.from(response.preview) : fault(response);
    },
  };
}

function fault(response: WorkerResponse): never {
  if (response.kind === 'problem') throw new PictureRefused(response.problem, { cause: response.cause });
  throw new Error(`The picture worker failed: ${response.kind === 'fault' ? response.cause : response.kind}`);
}
