// Texts of the news management. Source: spec 2 §4 News, §5, §8 News.
import { MAX_CONTENT_LENGTH, MAX_EXCERPT_LENGTH, MAX_TITLE_LENGTH } from './rules.ts';
import { MAX_FETCHED_EXCERPT, MAX_FETCHED_TITLE, type NewsStatus } from '../rules.ts';

export const newsEditingTexts = {
  listFailed: 'Fel vid hämtning av artiklar',
  saveFailed: 'Fel vid sparande av artikel',
  deleteFailed: 'Fel vid radering av artikel',
  approveFailed: 'Fel vid godkännande av artikel',
  updateFailed: 'Fel vid uppdatering av artikel',
  fieldsMissing: 'Fyll i alla obligatoriska fält',
  created: 'Artikel skapad',
  updated: 'Artikel uppdaterad',
  deleted: 'Artikel raderad',
  approved: 'Artikel godkänd och publicerad',
  confirmDeleteAll: 'Är du säker på att du vill radera ALLA nyheter? Detta kan inte ångras.',
  allDeleted: 'Alla nyheter har raderats',
  deleteAllFailed: 'Ett fel uppstod vid radering av nyheter',
  deleteAllRefused: (message: string) => `Fel vid radering av nyheter: ${message}`,
  phraseWrong: 'Skriv RADERA ALLA för att bekräfta',
  needsReview: 'Kräver granskning',
  changed: 'Artikeln har ändrats sedan du öppnade den. Din text är kvar.',
  decided: 'Artikeln är redan granskad eller har ändrats. Läs den igen innan du bestämmer dig.',
  titleMissing: 'Skriv en rubrik',
  excerptMissing: 'Skriv en ingress',
  categoryMissing: 'Välj en kategori',
  titleTooLong: `Rubriken får vara högst ${MAX_TITLE_LENGTH} tecken`,
  fetchedTitleTooLong: `Rubriken till en hämtad artikel får vara högst ${MAX_FETCHED_TITLE} tecken`,
  excerptTooLong: `Ingressen får vara högst ${MAX_EXCERPT_LENGTH} tecken`,
  fetchedExcerptTooLong: `Ingressen till en hämtad artikel får vara högst ${MAX_FETCHED_EXCERPT} tecken`,
  fetchedContent: 'En hämtad artikel läses hos källan och har ingen egen text',
  contentTooLong: `Texten får vara högst ${MAX_CONTENT_LENGTH} tecken`,
  addressWrong: 'Adressen ska börja med http:// eller https://',
} as const;

/** The status badge of an article. */
export const newsStatuses: Record<NewsStatus, { label: string; tone: 'success' | 'warning' }> = {
  approved: { label: 'Publicerad', tone: 'success' },
  pending: { label: 'Väntande', tone: 'warning' },
};

/** After the publish toggle. */
export function publicationChanged(status: NewsStatus): string {
  return `Artikel ${status === 'approved' ? 'publicerad' : 'avpublicerad'}`;
}

/** After approving several at once. */
export function approvedMany(count: number): string {
  return count === 1 ? newsEditingTexts.approved : `${count} artiklar godkända och publicerade`;
}
