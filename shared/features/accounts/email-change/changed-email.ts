// Another address for one's account: the same rules as for a new account. The form runs them, then the server again.
import { type EmailOptions, checkEmail } from '../registration/email.ts';
import { changedEmailTexts } from '../mail-link-words.ts';
import { registrationTexts } from '../registration/words.ts';

/**
 * Why the address will not do; null when it will.
 *
 * @param present the one there is
 */
export function checkChangedEmail(typed: string, present: string, options?: EmailOptions): string | null {
  if (typed.trim() === '') return changedEmailTexts.missing;
  const { email, isValid, sentence } = checkEmail(typed, options);
  if (email === present) return changedEmailTexts.same;
  return isValid ? null : (sentence ?? registrationTexts.emailRefused);
}
