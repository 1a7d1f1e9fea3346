// Texts of news.

export const newsTexts = {
  notFound: 'Artikeln hittades inte',
  listFailed: 'Kunde inte hämta nyheter',
  articleFailed: 'Kunde inte hämta artikeln',
  categoryUnknown: 'Välj en kategori i listan',
  noSuchPage: 'Sidan finns inte. Börja om från första sidan.',
} as const;

/** The label of a count: "1 artikel". */
export function countArticles(count: number): string {
  return count === 1 ? '1 artikel' : `${count.toLocaleString('sv-SE')} artiklar`;
}

/** The link to a fetched article at its source. */
export function readAtSource(source: string): string {
  return `Läs hela hos ${source}`;
}
