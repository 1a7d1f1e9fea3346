// What the site decides about content and accounts without a person, for the terms. A new setting or reason does not compile
// until it is listed here; a test compares the rest with the jobs and the code that decide.
import { DAYS_UNTIL_SWITCHED_OFF } from '../features/news-sources/rules.ts';
import { MAX_AD_DURATION_DAYS, MIN_AD_DURATION_DAYS } from '../features/ads/lifetime.ts';
import type { ScamSign } from '../features/messages/scam.ts';
import type { WriteRefusal } from '../features/messages/rules.ts';
import { ERASURE_DELAY_DAYS } from '../features/personal-data/rules.ts';
import { REVIEW_DAYS } from '../features/deals/rules.ts';
import type { SiteSettings } from '../features/site-settings/contract.ts';
import { HIGHEST_MINIMUM_AGE } from '../features/site-settings/rules.ts';

const MINOR = `Är du under ${HIGHEST_MINIMUM_AGE}, eller saknas ditt födelseår,`;

const texts = {
  registration:
    'En e-postadress som ser ut att vara automatiskt genererad tas inte emot vid registrering, eller måste bekräftas. Namn som test eller admin, namn som kan förväxlas med Baskettorgets egna, namn med telefonnummer, e-postadress eller användarnamn i en annan app och lösenord som många använder tas inte heller emot. Du löser också en uppgift som visar att du är en människa.',
  limits:
    'Försöker någon för många gånger, till exempel att logga in, skriva eller hämta kontaktuppgifter, får den vänta en stund. Mejl om det som andra gör skickas högst tre gånger i timmen av varje slag; resten finns på sidan. Automatiska svar på våra mejl tas inte emot.',
  age: 'Den som inte har angett sitt födelseår, eller som enligt det är yngre än åldern vid registreringen, kan inte annonsera, skriva eller lämna omdömen.',
  accounts: `Ett konto vars ägare har begärt det raderas efter ${ERASURE_DELAY_DAYS} dagar. En avstängning upphör den dag som beslutet säger.`,
  adModeration:
    'Varje ny annons, och varje ändring av text eller bilder, väntar tills en människa har granskat den.',
  contactData: `${MINOR} tar vi inte emot telefonnummer, e-postadresser, gatuadresser eller användarnamn i andra appar i annonser, inlägg, kommentarer, omdömen och profiltexter: de känns igen automatiskt, så att du kan ta bort dem. Är du äldre frågar vi först när det gäller annonser.`,
  adAttributes:
    'Har du inte angett märke, modell, storlek, färg eller för vem fyller vi i det som rubriken på en äldre annons säger. Hittar en sökning inget rättar vi stavningen, och visar vad vi sökte på.',
  adLifetime: `En annons visas så länge som inställningen säger, mellan ${MIN_AD_DURATION_DAYS} och ${MAX_AD_DURATION_DAYS} dagar, om du inte förnyar den.`,
  reviews: `Ett omdöme visas när båda har skrivit, eller ${REVIEW_DAYS} dagar efter affären.`,
  forum:
    'Inlägg och kommentarer i forumet syns direkt, utom de första av den som är ny där och länkar från konton som är yngre än ett dygn: de väntar tills en människa har läst dem. Så gör också en text som flera nya konton har skrivit nästan likadant, och en länk som läggs till i efterhand; då visas texten som den var så länge. Skriver du nästan samma sak två gånger på ett dygn tas det inte emot.',
  messages: `Den som har blockerat dig, eller som du har blockerat, kan du inte skriva till, och inte heller den som är avstängd, så länge avstängningen gäller. Till någon under ${HIGHEST_MINIMUM_AGE}, eller utan födelseår, går det bara att skriva om en annons eller som svar.`,
  scam: 'Ett meddelande med länk, e-postadress, utländskt telefonnummer, kod eller begäran om betalning i förskott visas med en varning och citeras inte i mejl. Det stoppas inte.',
  minors: `${MINOR} visas mindre om dig för den som inte är inloggad. Du räknas då inte som företag.`,
  news: `Nyheter hämtas automatiskt från källor som redaktionen har valt, och samma nyhet från flera källor visas en gång. En källa som har svikit i ${DAYS_UNTIL_SWITCHED_OFF} dagar stängs av.`,
} as const;

type AutomaticDecision = keyof typeof texts;

export const AUTOMATIC_DECISIONS: readonly string[] = Object.values(texts);

/** The decisions that follow each setting; null for one that decides nothing about a person. */
export const DECISIONS_BY_SETTING: Record<keyof SiteSettings, AutomaticDecision | null> = {
  operatorName: null,
  operatorNumber: null,
  operatorAddress: null,
  operatorEmail: null,
  operatorPhone: null,
  operatorReportsEmail: null,
  minimumAge: 'age',
  // Concerns staff only.
  adminsNeedTwoStep: null,
  automatedEmails: 'registration',
  adDurationDays: 'adLifetime',
  // Only limits a form.
  picturesPerAd: null,
  forumHeldPosts: 'forum',
  forumHoldsLinks: 'forum',
};

/** The decisions behind each reason to refuse a message, and each sign that warns its recipient. */
export const DECISIONS_BY_REASON: Record<WriteRefusal | ScamSign, AutomaticDecision | null> = {
  self: null,
  'blocked-them': 'messages',
  'blocked-by-them': 'messages',
  suspended: 'messages',
  minor: 'messages',
  link: 'scam',
  email: 'scam',
  prepayment: 'scam',
  'foreign-phone': 'scam',
  code: 'scam',
};

/** Background jobs that decide something; those that delete are in `retention.ts`. */
export const DECISIONS_BY_JOB: Readonly<Record<string, AutomaticDecision>> = {
  'erase-people': 'accounts',
  'suspension-ended': 'accounts',
  'fill-in-ad-attributes': 'adAttributes',
  'expire-ads': 'adLifetime',
  'warn-of-expiry': 'adLifetime',
  'notify-of-reviews': 'reviews',
  'fetch-due-news': 'news',
  'fetch-news': 'news',
};

/** Functions that decide from a text, an age or a count, and where on the server they are called. */
export const DECISIONS_BY_FUNCTION: Readonly<Record<string, AutomaticDecision>> = {
  checkEmail: 'registration',
  checkName: 'registration',
  refuseCommonPassword: 'registration',
  requireHumanCheck: 'registration',
  countAttempt: 'limits',
  isWithinLimits: 'limits',
  isAutomatic: 'limits',
  requireAge: 'age',
  needsModeration: 'adModeration',
  findContactData: 'contactData',
  mustWait: 'forum',
  checkNewText: 'forum',
  whyNotWrite: 'messages',
  findScamSigns: 'scam',
  isTreatedAsMinor: 'minors',
  isHiddenFrom: 'minors',
};
