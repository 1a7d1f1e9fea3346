// Texts of the newsletter.

export const newsletterTexts = {
  /** What subscribers agree to; stored with the time of their consent. */
  consent:
    'Jag vill få Baskettorgets nyhetsbrev ungefär en gång i veckan. Jag kan säga upp det när som helst med länken i varje brev.',
  consentMissing: 'Kryssa i rutan för att få nyhetsbrevet',
  emailMissing: 'Skriv din e-postadress',
  emailWrong: 'Skriv en giltig e-postadress',
  humanCheckMissing: 'Gör verifieringen först',
  closed: 'Nyhetsbrevet har inte öppnat än.',
  badLink: 'Länken fungerar inte. Den kan vara avklippt, eller så är prenumerationen redan borta.',
  confirmationSent: 'Kolla din inkorg! Prenumerationen börjar när du öppnar länken i mejlet.',
  confirmed: 'Du prenumererar nu på nyhetsbrevet',
  unsubscribed: 'Du får inga fler nyhetsbrev',
  subscribeFailed: 'Kunde inte börja prenumerera',
  unsubscribeFailed: 'Kunde inte säga upp nyhetsbrevet',
  loadFailed: 'Kunde inte hämta nyhetsbrevet',
  testSent: 'Provbrevet är skickat till din adress',
  testFailed: 'Kunde inte skicka provbrevet',
  noMailServer: 'Ingen e-postserver är inställd.',
  nothingToSend: 'Det finns inget att skicka: inga artiklar, resultat eller trådar från den senaste veckan.',
  stopped: (count: number) => (count === 1 ? 'Utskicket är stoppat' : `${count} utskick är stoppade`),
  stopFailed: 'Kunde inte stoppa utskicket',
  notStoppable: 'Brevet är redan skickat eller stoppat.',
  issueNotFound: 'Brevet hittades inte',
} as const;

export const issueStatuses = {
  scheduled: { label: 'Väntar', tone: 'warning' },
  sending: { label: 'Skickas', tone: 'warning' },
  sent: { label: 'Skickat', tone: 'success' },
  stopped: { label: 'Stoppat', tone: 'danger' },
  expired: { label: 'Hann inte skickas', tone: 'danger' },
} as const;
