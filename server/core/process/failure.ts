// Explains a start-up error to the operator in one sentence, if there is one.
import { statfsSync } from 'node:fs';
import { isDatabaseAway } from '../../database/availability.ts';
import { OperatorError } from './operator-error.ts';

/** With less free space (bytes) than this, errors have many forms, most of which do not mention the disk. */
const noRoom = 4 * 1024 * 1024;

/** Returns the sentence for an error, or undefined for a bug, whose stack should be shown. */
export function explainFailure(error: unknown, dataDir?: string): string | undefined {
  if (dataDir && (isDiskFullError(error) || isFull(dataDir))) {
    return `The disk that holds DATA_DIR (${dataDir}) has no room left.`;
  }
  if (error instanceof OperatorError) return error.message;
  return isDatabaseAway(error) && error instanceof Error
    ? `The database does not answer: ${error.message}.`
    : undefined;
}

function isDiskFullError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  // 53100: PostgreSQL's error code disk_full.
  return code === 'ENOSPC' || code === 'EDQUOT' || code === '53100' || isDiskFullError(error.cause);
}

function isFull(dataDir: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(dataDir);
    return bavail * bsize < noRoom;
  } catch {
    // A folder that cannot be read is another failure, which the original error explains.
    return false;
  }
}
