// The error text of a failed action: with the server's reason, or, without one, which action failed. Source: spec 2 §8 Forum.
import { errorMessageOf, isRefusal } from '../../../core/failure.ts';

export interface FailureTexts {
  refused: string;
  unexpected: string;
}

export function failureSentence({ refused, unexpected }: FailureTexts, error: unknown): string {
  const isUnforeseen = isRefusal(error, 'INTERNAL_SERVER_ERROR') || errorMessageOf(error, '') === '';
  return isUnforeseen
    ? `Ett fel inträffade vid ${unexpected} av foruminlägg`
    : `${refused}: ${errorMessageOf(error)}`;
}
