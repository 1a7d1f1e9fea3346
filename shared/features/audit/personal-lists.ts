// Lists of personal data that staff read a page at a time, by the id that the audit log has for each.
export const personalLists = {
  users: 'Användare',
  'contact-messages': 'Kontaktmeddelanden',
  'security-events': 'Säkerhetshändelser',
  mails: 'Utgående mejl',
} as const;

export type PersonalList = keyof typeof personalLists;
