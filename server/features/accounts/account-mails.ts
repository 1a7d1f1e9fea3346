// Account mails. None includes a name or other text that another person may have typed.
import { describeDevice } from '#shared/features/accounts/sessions/device.ts';
import { formatDateTime } from '#shared/format.ts';
import { paths } from '#shared/paths.ts';
import type { Mail } from '../../core/mail/mail.ts';
import { describeLifetime } from './mail-links/mail-links.ts';

export interface MailRecipient {
  userId: string;
  email: string;
}

export const to = ({ userId, email }: Pick<MailRecipient, 'email'> & { userId: string | null }) => ({
  userId,
  to: email,
});

/** `userId`: null for a registration that has no account yet. */
export function confirmationMail(person: { userId: string | null; email: string }, link: string): Mail {
  return {
    ...to(person),
    kind: 'confirm-email',
    subject: 'Bekräfta din e-postadress',
    heading: 'Välkommen till Baskettorget!',
    paragraphs: ['Bekräfta din e-postadress, så är ditt konto klart att använda.'],
    button: { label: 'Bekräfta e-postadressen', href: link },
    smallPrint: `Länken fungerar en gång, i ${describeLifetime('confirm-email')}. Har du inte skapat något konto kan du strunta i det här mejlet.`,
  };
}

export function resetMail(person: MailRecipient, link: string): Mail {
  return {
    ...to(person),
    kind: 'reset-password',
    subject: 'Välj ett nytt lösenord',
    heading: 'Välj ett nytt lösenord',
    paragraphs: ['Någon, troligen du, vill välja ett nytt lösenord till ditt konto på Baskettorget.'],
    button: { label: 'Välj nytt lösenord', href: link },
    smallPrint: `Länken fungerar en gång, i ${describeLifetime('reset-password')}. Var det inte du? Då behöver du inte göra något: ditt lösenord är oförändrat.`,
  };
}

/** Sent instead of a confirmation to an address that has an account, so that the form does not reveal which addresses have one. */
export function accountExistsMail(person: MailRecipient, link: string): Mail {
  return {
    ...to(person),
    kind: 'account-exists',
    subject: 'Du har redan ett konto',
    heading: 'Du har redan ett konto',
    paragraphs: [
      'Någon, troligen du, försökte skapa ett konto på Baskettorget med din e-postadress. Du har redan ett, så inget nytt skapades.',
      'Har du glömt lösenordet? Då kan du välja ett nytt.',
    ],
    button: { label: 'Välj nytt lösenord', href: link },
    smallPrint: `Länken fungerar en gång, i ${describeLifetime('reset-password')}. Var det inte du? Då behöver du inte göra något: ditt konto är orört.`,
  };
}

export function passwordChangedMail(person: MailRecipient, publicUrl: string): Mail {
  return {
    ...to(person),
    kind: 'password-changed',
    subject: 'Ditt lösenord har ändrats',
    heading: 'Ditt lösenord har ändrats',
    paragraphs: [
      `Lösenordet till ditt konto på Baskettorget ändrades ${formatDateTime(new Date())}. Alla andra enheter har loggats ut.`,
    ],
    button: { label: 'Till Baskettorget', href: `${publicUrl}${paths.profile}` },
    smallPrint:
      'Var det inte du? Välj genast ett nytt lösenord med ”Glömt lösenord?” där du loggar in, och hör av dig till oss.',
  };
}

/** Sent when a sign-in with Google takes over an account with an unconfirmed address, which anyone could have created. */
export function passwordRemovedMail(person: MailRecipient, publicUrl: string): Mail {
  return {
    ...to(person),
    kind: 'password-removed',
    subject: 'Ditt gamla lösenord gäller inte längre',
    heading: 'Ditt gamla lösenord gäller inte längre',
    paragraphs: [
      `Du loggade in med Google ${formatDateTime(new Date())}. Kontot fanns redan, men e-postadressen var inte bekräftad. Därför har vi tagit bort lösenordet och loggat ut alla andra enheter.`,
      'Vill du ha ett lösenord igen väljer du ”Glömt lösenord?” där du loggar in.',
    ],
    button: { label: 'Till Baskettorget', href: `${publicUrl}${paths.profile}` },
    smallPrint:
      'Har du inte skapat något konto hos oss förut? Då har någon annan använt din e-postadress. Se efter att din profil stämmer.',
  };
}

export function passkeyAddedMail(person: MailRecipient, publicUrl: string): Mail {
  return {
    ...to(person),
    kind: 'passkey-added',
    subject: 'Du har en ny passnyckel',
    heading: 'Du har en ny passnyckel',
    paragraphs: [
      `En passnyckel lades till på ditt konto på Baskettorget ${formatDateTime(new Date())}. Med den loggar man in utan lösenord.`,
    ],
    button: { label: 'Se dina passnycklar', href: `${publicUrl}${paths.profile}` },
    smallPrint:
      'Var det inte du? Ta genast bort passnyckeln på din profil, byt lösenord och hör av dig till oss.',
  };
}

export function passkeyRemovedMail(person: MailRecipient, publicUrl: string): Mail {
  return {
    ...to(person),
    kind: 'passkey-removed',
    subject: 'En passnyckel har tagits bort',
    heading: 'En passnyckel har tagits bort',
    paragraphs: [`En passnyckel togs bort från ditt konto på Baskettorget ${formatDateTime(new Date())}.`],
    button: { label: 'Se dina passnycklar', href: `${publicUrl}${paths.profile}` },
    smallPrint: 'Var det inte du? Byt lösenord och logga ut alla andra enheter på din profil.',
  };
}

export function newDeviceMail(
  person: MailRecipient,
  { publicUrl, ip, userAgent }: { publicUrl: string; ip: string; userAgent: string },
): Mail {
  return {
    ...to(person),
    kind: 'new-device',
    subject: 'Ny inloggning på ditt konto',
    heading: 'Ny inloggning på ditt konto',
    paragraphs: [
      `Någon loggade in på ditt konto ${formatDateTime(new Date())} från en enhet som vi inte har sett förut: ${describeDevice(userAgent)}, ${ip}.`,
      'Var det du? Då behöver du inte göra något.',
    ],
    button: { label: 'Se dina enheter', href: `${publicUrl}${paths.profile}` },
    smallPrint: 'Var det inte du? Logga ut enheten under Mina enheter och byt sedan lösenord.',
  };
}
