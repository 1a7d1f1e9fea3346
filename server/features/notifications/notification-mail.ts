// Renders a notification as a mail, with an unsubscribe link.
import { isAlwaysMailed, kindOf, type NotificationEvent } from '#shared/features/notifications/events.ts';
import type { NotificationText } from '#shared/features/notifications/context.ts';
import { type NotificationKind, notificationKinds } from '#shared/features/notifications/kinds.ts';
import { paths } from '#shared/paths.ts';
import type { Mail } from '../../core/mail/mail.ts';
import type { Services } from '../../core/http/request.ts';
import { makeMailToken } from './mail-token.ts';

/** The subject of the mail contains no quote. */
export function notificationMail(
  services: Pick<Services, 'auth' | 'settings'>,
  {
    userId,
    address,
    event,
    texts,
  }: { userId: string; address: string; event: NotificationEvent; texts: NotificationText },
): Mail {
  const { publicUrl } = services.settings;
  return {
    kind: event.replace('.', '-'),
    userId,
    to: address,
    subject: texts.title,
    heading: texts.title,
    paragraphs: (texts.mail ?? texts.text).split('\n'),
    button: { label: 'Visa på Baskettorget', href: `${publicUrl}${texts.href}` },
    ...(isAlwaysMailed(event) ? mandatoryFooter : unsubscribeFooter(services, userId, kindOf(event))),
  };
}

/** The law requires these mails, so there is no unsubscribe link. */
const mandatoryFooter = {
  smallPrint:
    'Du får det här mejlet för att ett beslut gäller dig. Sådana mejl går inte att stänga av: lagen säger att du ska få veta.',
};

/** The footer of every mail of this kind. */
export function unsubscribeFooter(
  { auth, settings }: Pick<Services, 'auth' | 'settings'>,
  userId: string,
  kind: NotificationKind,
): Pick<Mail, 'smallPrint' | 'unsubscribe'> {
  const token = makeMailToken(auth.secret, { userId, kind });
  return {
    smallPrint: `Du får det här mejlet för att du har ett konto på Baskettorget. Det hör till ”${notificationKinds[kind].label}”.`,
    unsubscribe: {
      label: 'Få inga fler sådana mejl',
      href: `${settings.publicUrl}${paths.unsubscribe}?token=${token}`,
    },
  };
}
