// Turns the failure of a start into the one sentence its operator needs, where there is one.
import { statfsSync } from 'node:fs';
import { OperatorError } from './operator-error.ts';

/** A disk with less than this (bytes) left fails in many ways, most of which do not say so. */
const noRoom = 4 * 1024 * 1024;

/** The sentence for this failure, or undefined when it is a fault of ours and its stack should be shown. */
export function explainFailure(error: unknown, dataDir?: string): string | undefined {
  if (dataDir && (saysDiskFull(error) || isFull(dataDir))) {
    return `The disk that holds DATA_DIR (${dataDir}) has no room left.`;
  }
  return error instanceof OperatorError ? error.message : undefined;
}

function saysDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  // 53100: PostgreSQL's own name for it.
  return code === 'ENOSPC' || code === 'EDQUOT' || code === '53100' || saysDiskFull(error.cause);
}

function isFull(dataDir: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(dataDir);
    return bavail * bsize < noRoom;
  } catch {
    return false;
  }
}
