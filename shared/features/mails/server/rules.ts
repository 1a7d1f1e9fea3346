// The mail server in the settings: kinds of encryption, and texts.

/** TLS from the first byte, TLS by STARTTLS, none. */
export const MAIL_SECURITIES = ['tls', 'starttls', 'none'] as const;
export type MailSecurity = (typeof MAIL_SECURITIES)[number];

export const MAX_WRONG_CODES = 5;

export const mailSecurityLabels: Record<MailSecurity, string> = {
  starttls: 'STARTTLS (oftast port 587)',
  tls: 'TLS (oftast port 465)',
  none: 'Ingen kryptering',
};

export const mailServerTexts = {
  loadFailed: 'Kunde inte hämta e-postservern',
  testFailed: 'Kunde inte skicka testmejlet',
  activationFailed: 'Kunde inte börja använda e-postservern',
  removalFailed: 'Kunde inte ta bort e-postservern',
  activated: 'E-postservern används nu',
  removed: 'E-postservern är borttagen',
  hostWrong: 'Skriv ett värdnamn, som smtp.exempel.se',
  hostClosed: 'Värden är ingen publik server',
  hostUnknown: 'Värden hittades inte',
  portWrong: 'Porten ska vara mellan 1 och 65535',
  senderWrong: 'Skriv en e-postadress, med eller utan ett namn före',
  passwordUnencrypted: 'Ett lösenord kräver kryptering',
  passwordMissing: 'Skriv lösenordet',
  usernameMissing: 'Skriv användarnamnet',
  codeWrong: 'Koden är sex siffror och står i testmejlet',
  candidateGone: 'Testmejlet gäller inte längre. Skicka ett nytt.',
  fromEnvironment: 'E-postservern är inställd med SMTP_URL, som gäller före den här.',
} as const;
