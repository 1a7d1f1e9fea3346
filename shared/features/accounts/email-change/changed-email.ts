// Another address for one's account: the same rules as for a new account. The form runs them, then the server again.
import { type EmailOptions, judgeEmail } from '../registration/email.ts';
import { changedEmailWords } from '../mail-link-words.ts';
import { registrationWords } from '../registration/words.ts';

/**
 * Why the address will not do; null when it will.
 *
 * @param present the one there is
 */
export function judgeChangedEmail(typed: string, present: string, options?: EmailOptions): string | null {
  if (typed.trim() === '') return changedEmailWords.missing;
  const { email, isValid, sentence } = judgeEmail(typed, options);
  if (email === present) return changedEmailWords.same;
  return isValid ? null : (sentence ?? registrationWords.emailRefused);
}
