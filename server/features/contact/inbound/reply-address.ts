// The address that replies by mail are sent to: signed, one for each message, and the same however its letters are written.
import { createHmac } from 'node:crypto';
import { sameSecret } from '../../../core/crypto/same-secret.ts';
import type { Services } from '../../../core/http/request.ts';

type Signer = {
  auth: Pick<Services['auth'], 'secret'>;
  settings: Pick<Services['settings'], 'publicUrl'>;
};

/** In hexadecimal digits; limited, since the part of an address before @ has at most 64 characters. */
const SIGNATURE_LENGTH = 24;
const FORM = /^svar\+([0-9a-f]{32})\.([0-9a-f]{24})@(.+)$/;

export function replyAddress(signer: Signer, messageId: string): string {
  const id = messageId.replaceAll('-', '');
  return `svar+${id}.${signatureOf(signer, id)}@${hostOf(signer)}`;
}

/** The message that an address is for; null for any other address. */
export function messageOfAddress(signer: Signer, address: string): string | null {
  const [, id = '', signature = '', host] = FORM.exec(address.toLowerCase()) ?? [];
  if (host !== hostOf(signer) || !sameSecret(signature, signatureOf(signer, id))) return null;
  return id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function signatureOf({ auth }: Signer, id: string): string {
  return createHmac('sha256', auth.secret)
    .update(`reply to contact message\n${id}`)
    .digest('hex')
    .slice(0, SIGNATURE_LENGTH);
}

function hostOf({ settings }: Signer): string {
  return new URL(settings.publicUrl).hostname.toLowerCase();
}
