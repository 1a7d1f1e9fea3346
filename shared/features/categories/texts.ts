// Texts about categories. Source: spec 2 §5 Category; the rest in the same style.

export const categoryTexts = {
  nameMissing: 'Kategorinamn krävs',
  nameWithTilde: 'Namnet kan inte innehålla ~',
  iconWrong: 'Välj en emoji, som 🏀',
  hasAds: 'Kan inte ta bort kategori som har annonser',
  nameTaken: 'Det finns redan en kategori med det namnet',
  notFound: 'Kategorin hittades inte',
  changedMeanwhile:
    'Någon annan har ändrat kategorin medan du redigerade. Se över den och spara igen om din version ska gälla.',
  listFailed: 'Kunde inte hämta kategorier',
  createFailed: 'Kunde inte skapa kategori',
  updateFailed: 'Kunde inte uppdatera kategori',
  deleteFailed: 'Kunde inte ta bort kategori',
  created: 'Kategori skapad',
  updated: 'Kategori uppdaterad',
  deleted: (count: number) => (count === 1 ? 'Kategori borttagen' : `${count} kategorier borttagna`),
  activated: (count: number) => (count === 1 ? 'Kategori aktiverad' : `${count} kategorier aktiverade`),
  deactivated: (count: number) => (count === 1 ? 'Kategori inaktiverad' : `${count} kategorier inaktiverade`),
  savedSearches: (count: number) => (count === 1 ? 'en sparad sökning' : `${count} sparade sökningar`),
  searchesDeleted(count: number): string | undefined {
    if (count === 0) return undefined;
    return count === 1 ? 'En sparad sökning togs också bort.' : `${count} sparade sökningar togs också bort.`;
  },
} as const;
