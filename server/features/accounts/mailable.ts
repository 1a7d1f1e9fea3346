// The address in the one spelling that is stored and mailed.
import { domainToASCII } from 'node:url';
import { checkEmail } from '#shared/features/accounts/registration/email.ts';

/** Trimmed and in small letters; a domain with å ä ö travels as ASCII. */
export function mailable(typed: string): string {
  const { email } = checkEmail(typed);
  const at = email.lastIndexOf('@');
  return at < 0 ? email : `${email.slice(0, at)}@${domainToASCII(email.slice(at + 1))}`;
}
