// Mails about a changed address. None includes the old or the new one.
import { formatDateTime } from '#shared/format.ts';
import { paths } from '#shared/paths.ts';
import type { Mail } from '../../../core/mail/mail.ts';
import { type MailRecipient, to } from '../account-mails.ts';
import { describeLifetime } from '../mail-links/mail-links.ts';

/** To the new address, whose reader confirms that it is theirs. */
export function changeEmailMail(person: MailRecipient, link: string): Mail {
  return {
    ...to(person),
    kind: 'change-email',
    subject: 'Bekräfta din nya e-postadress',
    heading: 'Bekräfta din nya e-postadress',
    paragraphs: ['Någon, troligen du, vill använda den här adressen till sitt konto på Baskettorget.'],
    button: { label: 'Byt till den här adressen', href: link },
    smallPrint: `Länken fungerar en gång, i ${describeLifetime('change-email')}. Var det inte du? Då behöver du inte göra något: ingenting ändras.`,
  };
}

/** To the old address, before anything is changed. */
export function changeRequestedMail(person: MailRecipient, publicUrl: string): Mail {
  return {
    ...to(person),
    kind: 'email-change-requested',
    subject: 'Byte av e-postadress',
    heading: 'Någon vill byta din e-postadress',
    paragraphs: [
      `Någon, troligen du, bad ${formatDateTime(new Date())} om att byta e-postadress på ditt konto på Baskettorget. Den byts när den nya adressen är bekräftad.`,
    ],
    button: { label: 'Till din profil', href: `${publicUrl}${paths.profile}` },
    smallPrint: 'Var det inte du? Byt genast lösenord på din profil. Då avbryts bytet.',
  };
}

/** Sent instead of the link to an address that has an account. */
export function addressTakenMail(person: MailRecipient, publicUrl: string): Mail {
  return {
    ...to(person),
    kind: 'address-taken',
    subject: 'Du har redan ett konto',
    heading: 'Du har redan ett konto',
    paragraphs: [
      'Någon, troligen du, ville använda den här adressen till ett annat konto på Baskettorget. Den hör redan till ett konto, så ingenting ändrades.',
    ],
    button: { label: 'Till Baskettorget', href: `${publicUrl}${paths.home}` },
    smallPrint: 'Var det inte du? Då behöver du inte göra något: ditt konto är orört.',
  };
}

/** To the new address. */
export function emailChangedMail(person: MailRecipient, publicUrl: string): Mail {
  return {
    ...to(person),
    kind: 'email-changed',
    subject: 'Din e-postadress är bytt',
    heading: 'Din e-postadress är bytt',
    paragraphs: [
      `Ditt konto på Baskettorget har den här adressen sedan ${formatDateTime(new Date())}. Alla andra enheter har loggats ut. Lösenordet är detsamma som förut.`,
    ],
    button: { label: 'Till din profil', href: `${publicUrl}${paths.profile}` },
    smallPrint:
      'Har du inget konto hos oss? Då har någon skrivit din adress av misstag. Hör av dig till oss.',
  };
}

/** To the old address. */
export function restoreLinkMail(person: MailRecipient, link: string): Mail {
  return {
    ...to(person),
    kind: 'email-changed-from',
    subject: 'Din e-postadress är bytt',
    heading: 'Din e-postadress är bytt',
    paragraphs: [
      `Ditt konto på Baskettorget fick en annan e-postadress ${formatDateTime(new Date())}. Var det du? Då behöver du inte göra något.`,
      'Var det inte du? Ta tillbaka kontot. Den här adressen gäller då igen, alla loggas ut och du väljer ett nytt lösenord.',
    ],
    button: { label: 'Ta tillbaka kontot', href: link },
    smallPrint: `Länken fungerar en gång, i ${describeLifetime('restore-email')}.`,
  };
}

/** To the address that the account no longer has. */
export function emailRestoredMail(person: MailRecipient): Mail {
  return {
    ...to(person),
    kind: 'email-restored',
    subject: 'Din e-postadress gäller inte längre',
    heading: 'Din e-postadress gäller inte längre',
    paragraphs: [
      `Kontot på Baskettorget fick tillbaka sin förra e-postadress ${formatDateTime(new Date())}, av den som har den adressen. Alla enheter har loggats ut.`,
    ],
    smallPrint: 'Förstår du inte varför? Hör av dig till oss.',
  };
}
