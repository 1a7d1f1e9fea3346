// Texts of the marketplace. Source: spec 1 §5 Ads and images, §8, and spec 2 §8 Ads.

/** What "Utvalda annonser" means, as in the terms. Source: marknadsföringslagen requires that paid placements are labelled. */
export const FEATURED_EXPLANATION =
  'Redaktionen väljer dem, och ingen kan betala för en plats. De senaste fyller på.';

export const adTexts = {
  titleMissing: 'Titel är obligatoriskt',
  categoryMissing: 'Kategori är obligatoriskt',
  priceNotWhole: 'Priset ska vara hela kronor',
  priceNegative: 'Priset kan inte vara lägre än 0 kr',
  priceTooHigh: 'Priset är för högt',

  noSuchPage: 'Sidan finns inte. Börja om från första sidan.',
  listFailed: 'Kunde inte hämta annonser',
  categoriesFailed: 'Kunde inte hämta kategorier',
  loadFailed: 'Kunde inte hämta annons',
  unexpectedError: 'Ett fel inträffade',
  notFound: 'Annons hittades inte',
  idTaken: 'Annonsen kunde inte skapas. Ladda om sidan och försök igen.',

  favoriteAdded: 'Tillagd i favoriter',
  favoriteRemoved: 'Borttagen från favoriter',
  favoriteUpdated: 'Favorit uppdaterad',
  favoriteFailed: 'Kunde inte uppdatera favoriter',

  deleted: 'Annons borttagen',
  markedSold: 'Annons markerad som såld',
  markedReserved: 'Annons markerad som reserverad',
  markedActive: 'Annons markerad som aktiv',
  markedExpired: 'Annonsen är inte längre såld, men har gått ut',
  hidden: 'Annons dold',
  shown: 'Annons visas igen',
  saleStateFailed: 'Kunde inte uppdatera annonsen. Försök igen.',
} as const;

/** Why a visitor must sign in first. Source: spec 1 §8 Login-required messages. */
export const signInFirst = {
  sendMessage: 'Du måste vara inloggad för att skicka meddelanden',
  seePhone: 'Du måste vara inloggad för att se telefonnummer',
  seeEmail: 'Du måste vara inloggad för att se e-post',
  createAd: 'Du måste vara inloggad för att skapa annonser',
  uploadPictures: 'Du måste vara inloggad för att ladda upp bilder',
  saveFavorite: 'Du måste vara inloggad för att spara favoriter',
} as const;
