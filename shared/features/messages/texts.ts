// Texts about messages. Source: spec 1 §5 Messages, §8.
import { MAX_PICTURES_PER_MESSAGE, type WriteRefusal } from './rules.ts';
import type { ScamSign } from './scam.ts';

/** The subject of a chat message. Source: spec 1 §5 Messages. */
export const CHAT_SUBJECT = 'Meddelande';

/** The subject of a message from staff. Source: spec 2 §7 messages. */
export const STAFF_SUBJECT = 'Meddelande från administratör';

/** In the back office. Source: spec 2 §8 Messages. */
export const staffMessageTexts = {
  badge: 'Administratör',
  sent: 'Meddelande skickat!',
  sendFailed: 'Kunde inte skicka meddelandet',
  sentAsStaffHint: 'Det du skriver här kommer från Baskettorget och märks ”Administratör”.',
} as const;

export const messageTexts = {
  subjectAndContentMissing: 'Fyll i både ämne och meddelande',
  tooLong: 'Meddelandet är för långt',
  subjectTooLong: 'Ämnet är för långt',
  sent: 'Meddelande skickat!',
  sendFailed: 'Kunde inte skicka meddelandet. Försök igen.',
  yearNeedsNetwork:
    'Kunde inte skicka meddelandet: ditt födelseår måste sparas först, och det kräver nät. Texten finns kvar här, så skicka igen när du har nät.',
  loadFailed: 'Kunde inte ladda meddelanden. Försök igen.',
  olderFailed: 'Kunde inte ladda äldre meddelanden',
  noRecipient: 'Kan inte hitta mottagare',
  accountErased: 'Personen har inte längre något konto',
  waiting: 'Skickas när du är online igen',
  notSent: 'Meddelandet skickas inte',
  removed: 'Meddelandet är borttaget av Baskettorget',
  notFound: 'Samtalet hittades inte',
  subjectReserved: 'Ämnet är förbehållet Baskettorgets administratörer',
  tooManyPictures: `Ett meddelande kan ha högst ${MAX_PICTURES_PER_MESSAGE} bilder`,
  picture: 'Bild',
  picturesUploading: 'Bilderna laddas upp. Skicka när de är klara.',
  toLatest: 'Till det senaste',
  newMessages: (count: number) => (count === 1 ? '1 nytt meddelande' : `${count} nya meddelanden`),
  pictureDeleted: 'Bilden finns inte längre',
  idTaken: 'Meddelandet har redan skickats någon annanstans',
  blocked: 'Personen är blockerad',
  unblocked: 'Personen är inte längre blockerad',
  blockFailed: 'Kunde inte blockera personen. Försök igen.',
  unblockFailed: 'Kunde inte ta bort blockeringen. Försök igen.',
} as const;

export const writeRefusals: Record<WriteRefusal, string> = {
  self: 'Du kan inte skriva till dig själv',
  'blocked-by-them': 'Det går inte att skriva till den här personen',
  'blocked-them': 'Du har blockerat den här personen. Ta bort blockeringen för att skriva.',
  suspended: 'Det går inte att skriva till den här personen just nu',
  minor: 'Du kan bara skriva till den här personen om en annons',
};

export const scamWarnings: Record<ScamSign, string> = {
  link: 'Meddelandet innehåller en länk. Öppna bara länkar du litar på, och logga aldrig in via dem.',
  email: 'Meddelandet innehåller en e-postadress. Håll samtalet här, så kan vi hjälpa dig om något går fel.',
  prepayment: 'Meddelandet handlar om betalning i förskott. Betala helst när ni ses.',
  'foreign-phone': 'Meddelandet innehåller ett utländskt telefonnummer. Var extra försiktig.',
  code: 'Meddelandet handlar om BankID eller en kod. Lämna aldrig ut en kod och logga aldrig in för någon annan: ingen köpare, säljare eller bank behöver det.',
};
