// The process that makes pictures: asked over its channel, one picture at a time.
import { readFile } from 'node:fs/promises';
import os from 'node:os';
import type { PictureFlaw } from '#shared/features/pictures/refusals.ts';
import type { DevelopedPicture } from './develop.ts';
import { PictureRefused } from './refused.ts';

/** What is asked: the picture itself, or the path of its file. */
export type WorkerQuestion = Uint8Array | string;

/** What is answered; `memory` is what the process now holds, in bytes. */
export type WorkerAnswer =
  | { kind: 'ready' }
  | { kind: 'picture'; picture: DevelopedPicture; memory: number }
  | { kind: 'flaw'; flaw: PictureFlaw; cause: string; memory: number }
  | { kind: 'fault'; cause: string; memory: number };

// Pages come first, but a busy site must not starve its sellers: a tenth of a page's share. A thread takes its niceness
// from the one that starts it, so this stands before sharp is loaded.
os.setPriority(Math.min(19, os.getPriority() + 10));
const { developPicture } = await import('./develop.ts');

process.on('disconnect', () => process.exit());
process.on('message', async (question: WorkerQuestion) => answer(await develop(question)));
answer({ kind: 'ready' });

async function develop(question: WorkerQuestion): Promise<WorkerAnswer> {
  try {
    const bytes =
      typeof question === 'string'
        ? await readFile(question)
        : Buffer.from(question.buffer, question.byteOffset, question.length);
    const picture = await developPicture(bytes);
    return { kind: 'picture', picture, memory: process.memoryUsage.rss() };
  } catch (error) {
    const memory = process.memoryUsage.rss();
    if (!(error instanceof PictureRefused)) return { kind: 'fault', cause: String(error), memory };
    return { kind: 'flaw', flaw: error.flaw, cause: String(error.cause ?? ''), memory };
  }
}

function answer(message: WorkerAnswer): void {
  process.send?.(message);
}
