// The mail that warns a seller that an ad is about to expire, with the link that renews it.
import { formatDate } from '#shared/format.ts';
import type { Mail } from '../../../core/mail/mail.ts';

export interface ExpiryMail {
  title: string;
  expiresAt: Date;
  userId: string;
  address: string;
  link: string;
  /** The footer with the link to unsubscribe. */
  unsubscribeFooter: Pick<Mail, 'smallPrint' | 'unsubscribe'>;
}

export function expiryMail({ title, expiresAt, userId, address, link, unsubscribeFooter }: ExpiryMail): Mail {
  return {
    kind: 'ad-expires-soon',
    userId,
    to: address,
    subject: 'Din annons slutar snart visas',
    heading: 'Din annons slutar snart visas',
    paragraphs: [
      `”${title}” visas på Baskettorget till och med ${formatDate(expiresAt)}.`,
      'Har du den kvar? Förnya annonsen med ett tryck, så visas den lika länge till. Du behöver inte logga in. Är den såld behöver du inte göra något.',
    ],
    button: { label: 'Förnya annonsen', href: link },
    ...unsubscribeFooter,
  };
}
