// Whether a request failed because the ad does not exist.
import { isRefusal } from '../../../core/failure.ts';

/** A malformed id is refused as invalid input; to the visitor it is a missing ad as well. */
export function isMissing(error: unknown): boolean {
  return isRefusal(error, 'NOT_FOUND') || isRefusal(error, 'UNPROCESSABLE_CONTENT');
}
