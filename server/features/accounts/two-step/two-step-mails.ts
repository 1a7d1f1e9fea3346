// Mails about two-step sign-in: the account's owner is notified of every change.
import { countRecoveryCodes } from '#shared/features/accounts/two-step/two-step-texts.ts';
import { formatDateTime } from '#shared/format.ts';
import { paths } from '#shared/paths.ts';
import type { Mail } from '../../../core/mail/mail.ts';
import type { MailRecipient } from '../account-mails.ts';

const NOT_YOU =
  'Var det inte du? Välj genast ett nytt lösenord med ”Glömt lösenord?” där du loggar in, och hör av dig till oss.';

export function twoStepOnMail(person: MailRecipient, publicUrl: string): Mail {
  return compose(person, publicUrl, {
    kind: 'two-step-on',
    heading: 'Tvåstegsinloggning är på',
    paragraphs: [
      `Tvåstegsinloggning slogs på för ditt konto på Baskettorget ${now()}. Från och med nu loggar du också in med en kod från din app.`,
      'Spara dina återställningskoder på ett säkert ställe. Med dem kommer du in om du tappar telefonen.',
    ],
  });
}

export function twoStepOffMail(person: MailRecipient, publicUrl: string): Mail {
  return compose(person, publicUrl, {
    kind: 'two-step-off',
    heading: 'Tvåstegsinloggning är av',
    paragraphs: [
      `Tvåstegsinloggning stängdes av för ditt konto på Baskettorget ${now()}. Nu räcker det att logga in som vanligt, utan kod.`,
    ],
  });
}

export function twoStepRemovedMail(person: MailRecipient, publicUrl: string): Mail {
  return compose(person, publicUrl, {
    kind: 'two-step-removed',
    heading: 'Vi har tagit bort din tvåstegsinloggning',
    paragraphs: [
      `Vi tog bort tvåstegsinloggningen från ditt konto på Baskettorget ${now()}. Nu loggar du in utan kod.`,
      'Slå gärna på den igen på din profil, så snart du har en app för koder.',
    ],
  });
}

export function codesRenewedMail(person: MailRecipient, publicUrl: string): Mail {
  return compose(person, publicUrl, {
    kind: 'recovery-codes',
    heading: 'Du har nya återställningskoder',
    paragraphs: [
      `Återställningskoderna till ditt konto på Baskettorget byttes ut ${now()}. De gamla fungerar inte längre.`,
    ],
  });
}

export function recoveryCodeUsedMail(
  person: MailRecipient,
  { publicUrl, left }: { publicUrl: string; left: number },
): Mail {
  return compose(person, publicUrl, {
    kind: 'recovery-code',
    heading: 'En återställningskod har använts',
    paragraphs: [
      `Någon, troligen du, loggade in på ditt konto på Baskettorget med en återställningskod ${now()}.`,
      `Du har ${countRecoveryCodes(left)} kvar. Du kan skaffa nya på din profil.`,
    ],
  });
}

export function secondStepFailedMail(person: MailRecipient, publicUrl: string): Mail {
  return compose(person, publicUrl, {
    kind: 'second-step-failed',
    heading: 'Någon försökte logga in på ditt konto',
    paragraphs: [
      `Någon försökte logga in på ditt konto på Baskettorget ${now()}, men skrev fel kod flera gånger och kom inte in.`,
      'Var det du? Då behöver du inte göra något.',
    ],
    smallPrint:
      'Var det inte du? Då kan någon annan ha ditt lösenord. Välj genast ett nytt med ”Glömt lösenord?” där du loggar in.',
  });
}

function compose(
  { userId, email }: MailRecipient,
  publicUrl: string,
  {
    kind,
    heading,
    paragraphs,
    smallPrint = NOT_YOU,
  }: Pick<Mail, 'kind' | 'heading' | 'paragraphs'> & { smallPrint?: string },
): Mail {
  const button = { label: 'Till min profil', href: `${publicUrl}${paths.profile}` };
  return { userId, to: email, kind, subject: heading, heading, paragraphs, button, smallPrint };
}

function now(): string {
  return formatDateTime(new Date());
}
