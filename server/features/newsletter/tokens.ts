// Signed tokens of the links in mails, with subscriber and purpose. They are valid until the site's secret is changed.
import { createHmac, timingSafeEqual } from 'node:crypto';

export type TokenPurpose = 'confirm' | 'unsubscribe';

/** The id of the subscriber with this address, also after a pause: links of earlier issues go on ending the subscription. */
export function subscriberIdOf(secret: string, email: string): string {
  return toUuid(
    createHmac('sha256', secret).update(`newsletter subscriber\n${email}`).digest().subarray(0, 16),
  );
}

export function makeSubscriberToken(secret: string, purpose: TokenPurpose, id: string): string {
  const content = Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');
  return `${content}.${sign(secret, purpose, content)}`;
}

/** The subscriber's id; null for an invalid token, and for one of another purpose. */
export function readSubscriberToken(secret: string, purpose: TokenPurpose, token: string): string | null {
  const [, content = '', signature = ''] = /^([\w-]{22})\.([\w-]{43})$/.exec(token) ?? [];
  if (!content || !timingSafeEqual(Buffer.from(signature), Buffer.from(sign(secret, purpose, content))))
    return null;
  return toUuid(Buffer.from(content, 'base64url'));
}

function toUuid(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function sign(secret: string, purpose: TokenPurpose, content: string): string {
  return createHmac('sha256', secret).update(`newsletter ${purpose}\n${content}`).digest('base64url');
}
