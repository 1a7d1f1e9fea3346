// The sentence of a failure: the server's reason or, for an error that nobody foresaw, what did not work. Source: spec 2 §8 Results.
import { errorMessageOf, isRefusal } from '../../../core/failure.ts';

export function failureSentence(
  { refused, unexpected }: { refused: string; unexpected: string },
  error: unknown,
): string {
  const isUnforeseen = isRefusal(error, 'INTERNAL_SERVER_ERROR') || errorMessageOf(error, '') === '';
  return isUnforeseen ? unexpected : `${refused}: ${errorMessageOf(error)}`;
}
