// The key that opens a message for its sender without an account: it is in the links of their mails.
import { createHmac } from 'node:crypto';
import { sameSecret } from '../../core/crypto/same-secret.ts';

export function messageKey(secret: string, id: string): string {
  return createHmac('sha256', secret).update(`contact message\n${id}`).digest('base64url');
}

export function isMessageKey(secret: string, id: string, key: string): boolean {
  return sameSecret(key, messageKey(secret, id));
}
