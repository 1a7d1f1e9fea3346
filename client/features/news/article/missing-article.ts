// Recognises that an article is missing.
import { isRefusal } from '../../../core/failure.ts';

/** Whether the API has answered that there is no such article. */
export function isMissingArticle(error: unknown): boolean {
  return isRefusal(error, 'NOT_FOUND') || isRefusal(error, 'UNPROCESSABLE_CONTENT');
}
