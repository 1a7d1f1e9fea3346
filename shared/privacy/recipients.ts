// Who gets personal data besides the site's own server, by the setting that names the recipient. A test compares it with
// the settings.

export interface Recipient {
  who: string;
  what: string;
  /** Environment variables without which nothing is sent; none for what the user chooses. */
  settings: readonly string[];
}

export const RECIPIENTS: readonly Recipient[] = [
  {
    who: 'Google',
    what: 'Bara om du väljer att logga in med Google: att du loggar in här. Vi får ditt namn, din e-postadress och Googles nummer på dig.',
    settings: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET', 'GOOGLE_ISSUER'],
  },
  {
    who: 'Din webbläsares pushtjänst',
    what: 'Bara om du har slagit på push: att du får en notis, och när. Innehållet är krypterat, så tjänsten kan inte läsa det.',
    settings: ['PUSH_ORIGIN'],
  },
  {
    who: 'Den som driver vår e-postserver',
    what: 'Din adress och mejlen vi skickar till dig.',
    settings: ['SMTP_URL', 'MAIL_FROM'],
  },
  {
    who: 'En karttjänst',
    what: 'Namnet på en ort som någon söker och som vår egen tabell saknar. Inget om vem som söker.',
    settings: ['GEOCODER_URL'],
  },
  {
    who: 'Den som driver våra servrar',
    what: 'Databas, bilder och händelser mellan servrar kan ligga hos ett företag som vi har avtal med. Det får bara göra det vi har bestämt.',
    settings: ['DATABASE_URL', 'DATABASE_OWNER_URL', 'S3_ENDPOINT', 'REDIS_URL'],
  },
  {
    who: 'Myndigheter',
    what: 'Bara det som lagen ger dem rätt att få.',
    settings: [],
  },
];
