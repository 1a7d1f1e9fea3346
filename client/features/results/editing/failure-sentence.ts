// The error text of a failed action: with the server's reason, or, without one, which action failed. Source: spec 2 §8 Results.
import { errorMessageOf, isRefusal } from '../../../core/failure.ts';

export function failureSentence(
  { refused, unexpected }: { refused: string; unexpected: string },
  error: unknown,
): string {
  const isUnforeseen = isRefusal(error, 'INTERNAL_SERVER_ERROR') || errorMessageOf(error, '') === '';
  return isUnforeseen ? unexpected : `${refused}: ${errorMessageOf(error)}`;
}
