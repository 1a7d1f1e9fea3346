// When an ad is not there.
import { isRefusal } from '../../../core/failure.ts';

/** An id that is none is refused as a wrong question; to a reader it is the same as an ad that is not there. */
export function isMissing(error: unknown): boolean {
  return isRefusal(error, 'NOT_FOUND') || isRefusal(error, 'UNPROCESSABLE_CONTENT');
}
