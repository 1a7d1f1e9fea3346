// Mails about personal data. They contain none of it, and no link that signs in.
import { EXPORT_HOURS, ERASURE_DELAY_DAYS } from '#shared/features/personal-data/rules.ts';
import { formatDate } from '#shared/format.ts';
import { paths } from '#shared/paths.ts';
import type { Mail } from '../../core/mail/mail.ts';

interface MailRecipient {
  userId: string;
  email: string;
}

export function exportReadyMail({ userId, email }: MailRecipient, publicUrl: string): Mail {
  return {
    userId,
    to: email,
    kind: 'export-ready',
    subject: 'Dina uppgifter är klara att hämta',
    heading: 'Dina uppgifter är klara att hämta',
    paragraphs: [
      'Filen med allt som Baskettorget har om dig är klar. Du hämtar den på din profil, under Dina uppgifter.',
    ],
    button: { label: 'Till din profil', href: `${publicUrl}${paths.profile}` },
    smallPrint: `Filen finns i ${EXPORT_HOURS} timmar. Har du inte bett om den? Byt lösenord och logga ut dina andra enheter.`,
  };
}

export function erasureMail({ userId, email }: MailRecipient, dueAt: Date, publicUrl: string): Mail {
  return {
    userId,
    to: email,
    kind: 'erasure-requested',
    subject: `Ditt konto raderas den ${formatDate(dueAt)}`,
    heading: `Ditt konto raderas den ${formatDate(dueAt)}`,
    paragraphs: [
      `Någon, troligen du, har bett oss radera ditt konto på Baskettorget. Dina annonser är dolda redan nu. Om ${ERASURE_DELAY_DAYS} dagar raderas allt vi har om dig, och då går det inte att få tillbaka.`,
      'Ångrar du dig loggar du in före dess och väljer Ångra på din profil. Då blir allt som det var.',
    ],
    button: { label: 'Till din profil', href: `${publicUrl}${paths.profile}` },
    smallPrint: 'Var det inte du? Logga in, välj Ångra på din profil och byt sedan lösenord.',
  };
}
