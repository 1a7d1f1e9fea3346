// The worker process: receives pictures over IPC, one at a time.
import { readFile } from 'node:fs/promises';
import os from 'node:os';
import type { PictureProblem } from '#shared/features/pictures/refusals.ts';
import type { ConvertedPicture } from './convert.ts';
import { PictureRefused } from './refused.ts';

export interface WorkerRequest {
  /** `convert` makes the files of an uploaded picture, `preview` the link preview of a stored one. */
  task: 'convert' | 'preview';
  /** The picture itself, or the path of its file. */
  source: Uint8Array | string;
}

/** `memory` is the resident memory of the process, in bytes. */
export type WorkerResponse =
  | { kind: 'ready' }
  | { kind: 'picture'; picture: ConvertedPicture; memory: number }
  | { kind: 'preview'; preview: Uint8Array; memory: number }
  | { kind: 'problem'; problem: PictureProblem; cause: string; memory: number }
  | { kind: 'fault'; cause: string; memory: number };

// Pages have priority, but uploads must not starve on a busy site: a tenth of a page's CPU share. A thread inherits the
// niceness of the thread that starts it, so it is set before sharp is loaded.
os.setPriority(Math.min(19, os.getPriority() + 10));
const { convertPicture } = await import('./convert.ts');
const { createLinkPreview } = await import('./link-preview.ts');

process.on('disconnect', () => process.exit());
process.on('message', async (request: WorkerRequest) => respond(await runTask(request)));
respond({ kind: 'ready' });

async function runTask({ task, source }: WorkerRequest): Promise<WorkerResponse> {
  try {
    const bytes =
      typeof source === 'string'
        ? await readFile(source)
        : Buffer.from(source.buffer, source.byteOffset, source.length);
    if (task === 'preview') {
      const preview = await createLinkPreview(bytes);
      return { kind: 'preview', preview, memory: process.memoryUsage.rss() };
    }
    const picture = await convertPicture(bytes);
    return { kind: 'picture', picture, memory: process.memoryUsage.rss() };
  } catch (error) {
    const memory = process.memoryUsage.rss();
    if (!(error instanceof PictureRefused)) return { kind: 'fault', cause: String(error), memory };
    return { kind: 'problem', problem: error.problem, cause: String(error.cause ?? ''), memory };
  }
}

function respond(message: WorkerResponse): void {
  process.send?.(message);
}
