// Texts about sample data that more than one place uses.

/** The phrase that a superadmin types to remove the sample data. */
export const REMOVAL_CONFIRMATION = 'TA BORT';

export const sampleTexts = {
  line: 'Innehållet är exempel',
  confirmationMissing: `Skriv ${REMOVAL_CONFIRMATION} för att bekräfta`,
  noneLeft: 'Det finns inget exempelinnehåll kvar',
  ownAccountIsSample: 'Du är inloggad med ett exempelkonto. Logga in med ditt eget konto först.',
  removed: 'Exempelinnehållet är borttaget',
} as const;
