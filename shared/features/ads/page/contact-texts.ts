// Texts about the seller's contact data.

export const contactTexts = {
  notShown: {
    phone: 'Säljaren visar inte sitt telefonnummer',
    email: 'Säljaren visar inte sin e-postadress',
  },
  expired: 'Annonsen har gått ut',
  failed: {
    phone: 'Kunde inte hämta telefonnumret. Försök igen.',
    email: 'Kunde inte hämta e-postadressen. Försök igen.',
  },
} as const;
