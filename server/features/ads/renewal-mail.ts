// The mail that tells a seller that an ad is about to end, with the link that renews it.
import { formatDate } from '#shared/format.ts';
import type { Mail } from '../../core/mail/mail.ts';

export function expiryMail(
  ad: { title: string; expiresAt: Date; userId: string; email: string },
  link: string,
): Mail {
  return {
    kind: 'ad-expires-soon',
    userId: ad.userId,
    to: ad.email,
    subject: 'Din annons slutar snart visas',
    heading: 'Din annons slutar snart visas',
    paragraphs: [
      `”${ad.title}” visas på Baskettorget till och med ${formatDate(ad.expiresAt)}.`,
      'Har du den kvar? Förnya annonsen med ett tryck, så visas den lika länge till. Är den såld behöver du inte göra något.',
    ],
    button: { label: 'Förnya annonsen', href: link },
    smallPrint: 'Länken förnyar bara den här annonsen. Du behöver inte logga in.',
  };
}
