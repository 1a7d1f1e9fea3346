// Validates a changed e-mail address by the rules of registration, in the form and on the server.
import { type EmailOptions, checkEmail } from '../registration/email.ts';
import { changedEmailTexts } from '../mail-link-texts.ts';
import { registrationTexts } from '../registration/texts.ts';

/**
 * Why the address is invalid; null if it is valid.
 *
 * @param present the current address
 */
export function checkChangedEmail(typed: string, present: string, options?: EmailOptions): string | null {
  if (typed.trim() === '') return changedEmailTexts.missing;
  const { email, isValid, sentence } = checkEmail(typed, options);
  if (email === present) return changedEmailTexts.same;
  return isValid ? null : (sentence ?? registrationTexts.emailRefused);
}
