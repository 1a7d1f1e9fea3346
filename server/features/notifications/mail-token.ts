// A signed token with person and kind of mail, which can only change that choice. It is valid until the site's secret is changed,
// since people open mails that are years old.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { NOTIFICATION_KINDS, type NotificationKind } from '#shared/features/notifications/kinds.ts';

export interface MailTokenHolder {
  userId: string;
  kind: NotificationKind;
}

export function makeMailToken(secret: string, { userId, kind }: MailTokenHolder): string {
  const content = `${Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url')}.${kind}`;
  return `${content}.${sign(secret, content)}`;
}

/** Null for an invalid token. */
export function readMailToken(secret: string, token: string): MailTokenHolder | null {
  const [, content = '', id = '', word, signature = ''] =
    /^(([\w-]{22})\.([A-Za-z]{1,20}))\.([\w-]{43})$/.exec(token) ?? [];
  const kind = NOTIFICATION_KINDS.find((known) => known === word);
  if (!kind || !timingSafeEqual(Buffer.from(signature), Buffer.from(sign(secret, content)))) return null;
  const hex = Buffer.from(id, 'base64url').toString('hex');
  return { userId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'), kind };
}

function sign(secret: string, content: string): string {
  return createHmac('sha256', secret).update(`unsubscribe\n${content}`).digest('base64url');
}
