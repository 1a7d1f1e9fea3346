// The sentences of the marketplace, word for word. Source: spec 1 §5 Ads and images, §8, and spec 2 §8 Ads.

export const adWords = {
  titleMissing: 'Titel är obligatoriskt',
  categoryMissing: 'Kategori är obligatoriskt',
  priceNotWhole: 'Priset ska vara hela kronor',
  priceNegative: 'Priset kan inte vara lägre än 0 kr',
  priceTooHigh: 'Priset är för högt',

  searchTooShort: 'Skriv minst två tecken för att söka',
  noSuchPage: 'Sidan finns inte. Börja om från första sidan.',
  listFailed: 'Kunde inte hämta annonser',
  categoriesFailed: 'Kunde inte hämta kategorier',
  loadFailed: 'Kunde inte hämta annons',
  loadBroke: 'Ett fel inträffade',
  notFound: 'Annons hittades inte',
  removedByStaff: 'Annonsen är borttagen av Baskettorget, så den går inte att ändra.',
  createFailed: 'Kunde inte skapa annons',
  createFailedTryAgain: 'Kunde inte skapa annons. Försök igen.',
  created: 'Annons skapad! Din annons kommer att granskas och godkännas inom kort.',

  favoriteAdded: 'Tillagd i favoriter',
  favoriteRemoved: 'Borttagen från favoriter',
  favoriteUpdated: 'Favorit uppdaterad',
  favoriteFailed: 'Kunde inte uppdatera favoriter',

  linkCopied: 'Länken kopierad till urklipp',
  deleted: 'Annons borttagen',
  markedSold: 'Annons markerad som såld',
  markedReserved: 'Annons markerad som reserverad',
  markedActive: 'Annons markerad som aktiv',
  hidden: 'Annons dold',
  shown: 'Annons visas igen',
  saleStateFailed: 'Kunde inte uppdatera annonsen. Försök igen.',
} as const;

/** Of ads that end. */
export const renewalWords = {
  renewed: 'Annonsen är förnyad',
  failed: 'Kunde inte förnya annonsen',
  sold: 'Annonsen är såld, så den behöver inte förnyas.',
  hidden: 'Annonsen är dold. Visa den igen i stället.',
  notApproved: 'Annonsen visas inte på marknadsplatsen, så den går inte att förnya än.',
  tooEarly: 'Annonsen går att förnya från och med tre dagar innan den slutar visas.',
  linkUsed: 'Länken är redan använd. Logga in och förnya annonsen på din profil.',
  linkInvalid: 'Länken fungerar inte. Annonsen kan vara borttagen.',
} as const;

/** Apart from the others, since the marketplace needs none of them. */
export const removedAdWords = {
  restored: 'Annonsen är tillbaka',
  failed: 'Kunde inte ångra',
  tooLate: 'Annonsen går inte längre att få tillbaka. Det gick bara i en minut.',
} as const;

export const adReviewWords = {
  approved: 'Annons godkänd',
  rejected: 'Annons avvisad',
  createdApproved: 'Annons skapad och godkänd!',
  updateFailed: 'Kunde inte uppdatera annons',
  deleteFailed: 'Kunde inte ta bort annons',
  gone: 'Annonsen finns inte längre',
  removedSince: 'Annonsen är borttagen efter en anmälan.',
  changedBySeller: 'Säljaren har ändrat annonsen. Läs den igen innan du bestämmer dig.',
  /** `name` of the colleague who was first; null when it is not known. */
  decidedBy: (name: string | null, status: 'approved' | 'rejected') =>
    `${name ?? 'Någon annan'} har redan ${status === 'approved' ? 'godkänt' : 'avvisat'} annonsen.`,
  decidedMany: (count: number, status: 'approved' | 'rejected') => {
    if (count === 1) return status === 'approved' ? 'Annons godkänd' : 'Annons avvisad';
    return `${count} annonser ${status === 'approved' ? 'godkända' : 'avvisade'}`;
  },
} as const;

export const pictureWords = {
  tooLarge: (file: string) => `Bild ${file} är för stor. Max 10MB per bild.`,
  tooManyPixels: (file: string) => `Bild ${file} är för stor. Max 50 megapixel per bild.`,
  refused: (file: string) => `Kunde inte ladda upp ${file}`,
  failed: (file: string) => `Fel vid uppladdning av ${file}`,
  uploaded: (count: number) => (count === 1 ? '1 bild uppladdad!' : `${count} bilder uppladdade!`),
  tooManyAtOnce: 'Du kan välja högst 5 bilder åt gången',
  tooManyInAd: 'En annons kan ha högst 5 bilder',
  someFailed: (count: number) =>
    count === 1
      ? 'En bild kunde inte laddas upp. Försök igen eller ta bort den.'
      : `${count} bilder kunde inte laddas upp. Försök igen eller ta bort dem.`,
} as const;

export const contactWords = {
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

/** What a visitor is told on reaching for something that needs an account. Source: spec 1 §8 Login-required messages. */
export const signInFirst = {
  sendMessage: 'Du måste vara inloggad för att skicka meddelanden',
  seePhone: 'Du måste vara inloggad för att se telefonnummer',
  seeEmail: 'Du måste vara inloggad för att se e-post',
  createAd: 'Du måste vara inloggad för att skapa annonser',
  uploadPictures: 'Du måste vara inloggad för att ladda upp bilder',
  saveFavorite: 'Du måste vara inloggad för att spara favoriter',
} as const;
