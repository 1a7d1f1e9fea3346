// The canonical form of an address, which is stored and mailed to.
import { domainToASCII } from 'node:url';
import { checkEmail } from '#shared/features/accounts/registration/email.ts';

/** Trimmed and in lower case; a domain with å ä ö is converted to ASCII. */
export function mailable(typed: string): string {
  const { email } = checkEmail(typed);
  const at = email.lastIndexOf('@');
  return at < 0 ? email : `${email.slice(0, at)}@${domainToASCII(email.slice(at + 1))}`;
}
