// Rules of messages to the operator: forms, statuses and limits.

/** `suggestion`: of a cup or camp. `correction`: of a club's page. */
export const CONTACT_FORMS = ['contact', 'support', 'suggestion', 'correction'] as const;
export type ContactForm = (typeof CONTACT_FORMS)[number];
/** The forms with subject and message. */
export const WRITTEN_FORMS = ['contact', 'support', 'correction'] as const satisfies readonly ContactForm[];
export type WrittenForm = (typeof WRITTEN_FORMS)[number];

/** Source: spec 2 §3 contact_messages; `resolved` and `handled` are one status. */
export const CONTACT_STATUSES = ['pending', 'resolved'] as const;
export type ContactStatus = (typeof CONTACT_STATUSES)[number];

/** How soon staff answer, as the page of each form promises. Source: spec 1 §2 and §9. */
export const answerTimes: Readonly<Record<ContactForm, string>> = {
  contact: '24-48 timmar',
  correction: '24-48 timmar',
  support: '24 timmar',
  suggestion: '24 timmar',
};

export const MAX_CONTACT_NAME_LENGTH = 100;
export const MAX_CONTACT_SUBJECT_LENGTH = 150;
export const MAX_CONTACT_MESSAGE_LENGTH = 5000;
export const MAX_CONTACT_PICTURES = 3;
export const MAX_CONTACT_NOTE_LENGTH = 2000;
/** How long a message is stored after it is resolved. */
export const CONTACT_RETENTION_MONTHS = 12;
