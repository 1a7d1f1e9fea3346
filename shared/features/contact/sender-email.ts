// Checks the address that a visitor writes in a form, in the form and on the server.
import { checkEmail } from '../accounts/registration/email.ts';
import { contactTexts } from './texts.ts';

/** Why no answer can be mailed to the address; null if it can. */
export function findSenderEmailError(typed: string): string | null {
  if (typed.trim() === '') return contactTexts.emailMissing;
  const { isValid, sentence } = checkEmail(typed, { automated: 'confirm' });
  return isValid ? null : (sentence ?? contactTexts.emailWrong);
}
