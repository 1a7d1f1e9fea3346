// The sentence about a password that could not be changed. Source: spec 1 §8 Password update.
import { mailLinkTexts } from '#shared/features/accounts/mail-link-texts.ts';
import { errorMessageOf, isRefusal } from '../../../core/failure.ts';

/** With the reason, or the generic sentence for an unexpected error. */
export function passwordFailure(error: unknown): string {
  const isUnforeseen = isRefusal(error, 'INTERNAL_SERVER_ERROR') || errorMessageOf(error, '') === '';
  return isUnforeseen ? 'Ett fel inträffade' : `${mailLinkTexts.passwordFailed}: ${errorMessageOf(error)}`;
}
