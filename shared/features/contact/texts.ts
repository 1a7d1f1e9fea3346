// Texts of messages to the operator. Source: spec 1 §5 and §8, spec 2 §2, §5 and §8 Contact form and Contact messages.
import { answerTimes, type ContactForm, type ContactStatus, MAX_CONTACT_PICTURES } from './rules.ts';

export const contactTexts = {
  missing: 'Fyll i alla fält',
  missingExplanation: 'Alla fält är obligatoriska för att skicka meddelandet.',
  notSent: 'Meddelandet är inte skickat.',
  nameMissing: 'Skriv ditt namn',
  nameTooLong: 'Namnet är för långt',
  emailMissing: 'Skriv din e-postadress',
  emailWrong: 'Skriv en e-postadress, som namn@exempel.se',
  subjectMissing: 'Skriv ett ämne',
  subjectTooLong: 'Ämnet är för långt',
  messageMissing: 'Skriv ditt meddelande',
  messageTooLong: 'Meddelandet är för långt',
  noRoomForChat: 'Chatten får inte plats. Korta meddelandet och skicka chatten igen.',
  tooManyPictures: `Ett meddelande kan ha högst ${MAX_CONTACT_PICTURES} bilder`,
  picturesUploading: 'Vänta tills bilderna är uppladdade',
  humanCheckMissing: 'Du måste slutföra mänsklig verifiering',
  signedOut: 'Du är inte längre inloggad. Logga in igen, så skickas det du har skrivit.',
  loadFailed: 'Kunde inte hämta meddelandet',
  unconfirmed: 'Vi kunde inte bekräfta att meddelandet kommer från vår sida. Försök igen.',
  notFound: 'Meddelandet finns inte',
  signInToRead: 'Du måste vara inloggad för att läsa meddelandet',
  idTaken: 'Svaret finns redan. Ladda om och försök igen.',
  messageIdTaken: 'Meddelandet finns redan. Ladda om och försök igen.',
  replyMissing: 'Skriv ett svar',
  noteTooLong: 'Anteckningen är för lång',
  listFailed: 'Kunde inte hämta meddelanden',
  saving: 'Sparar',
  statusFailed: 'Kunde inte uppdatera status',
  statusUpdated: 'Status uppdaterad',
  statusesUpdated: (count: number) =>
    count === 1 ? 'Status uppdaterad' : `Status uppdaterad för ${count} meddelanden`,
  replyFailed: 'Kunde inte skicka svaret',
  replySent: 'Svar skickat',
  replyStored: 'Svaret är sparat, men inte mejlat',
  replyStoredExplanation: 'Webbplatsen har ingen e-postserver.',
  noteFailed: 'Kunde inte spara anteckningen',
  noteSaved: 'Anteckning sparad',
  assigned: 'Du ansvarar för meddelandet',
  unassigned: 'Ingen ansvarar för meddelandet',
  assigneeFailed: 'Kunde inte ändra vem som svarar',
  empty: 'Inga meddelanden än',
  answeredMeanwhile:
    'Någon har svarat eller ändrat något medan du skrev. Läs meddelandet igen. Vill du ändå skicka ditt svar trycker du en gång till.',
  changed: 'Någon annan har ändrat meddelandet. Läs det igen innan du sparar.',
} as const;

const ofContactPage = {
  sent: 'Meddelandet skickat!',
  failed: 'Något gick fel',
  failedExplanation: 'Det gick inte att skicka meddelandet. Försök igen senare.',
} as const;

/** The confirmation and error text of each form. */
export const formTexts = {
  contact: ofContactPage,
  correction: ofContactPage,
  support: {
    sent: `Ditt meddelande har skickats! Vi återkommer inom ${answerTimes.support}.`,
    failed: 'Kunde inte skicka meddelandet. Försök igen.',
    failedExplanation: undefined,
  },
} as const;

export const contactStatuses: Readonly<Record<ContactStatus, string>> = {
  pending: 'Väntar',
  resolved: 'Hanterad',
};

export const contactForms: Readonly<Record<ContactForm, string>> = {
  contact: 'Kontakt',
  support: 'Support',
  suggestion: 'Turneringsförslag',
  correction: 'Rättelse',
};
