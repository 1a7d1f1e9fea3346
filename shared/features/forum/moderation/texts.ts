// Texts about moderating the forum. Source: spec 2 §2 Forum posts, §8 Forum.
import type { PostStatus } from '../rules.ts';
import type { DecidedStatus, ItemKind } from './rules.ts';

export const forumModerationTexts = {
  listFailed: {
    refused: 'Kunde inte hämta foruminlägg',
    unexpected: 'Ett fel inträffade vid hämtning av foruminlägg',
  },
  updateFailed: {
    refused: 'Kunde inte uppdatera inlägg',
    unexpected: 'Ett fel inträffade vid uppdatering av foruminlägg',
  },
  deleteFailed: {
    refused: 'Kunde inte ta bort inlägg',
    unexpected: 'Ett fel inträffade vid borttagning av foruminlägg',
  },
  empty: 'Inga foruminlägg hittades.',
  reasonMissing: 'Välj eller skriv en anledning, så att den som skrev förstår',
  changed: 'Texten eller beslutet har ändrats sedan du läste. Läs den igen innan du bestämmer dig.',
  pinned: 'Tråden är fäst överst',
  unpinned: 'Tråden är inte längre fäst',
  locked: 'Tråden är låst',
  unlocked: 'Tråden är upplåst',
  moved: (category: string) => `Tråden är flyttad till ${category}`,
  editApproved: 'Ändring godkänd',
  editRejected: 'Ändring avvisad',
} as const;

export const decidedTexts: Record<ItemKind, Record<DecidedStatus, string>> = {
  post: { approved: 'Inlägg godkänt', rejected: 'Inlägg avvisat', removed: 'Inlägg borttaget' },
  comment: { approved: 'Kommentar godkänd', rejected: 'Kommentar avvisad', removed: 'Kommentar borttagen' },
};

/** A decision on several items may concern both posts and comments, so its text names neither kind. */
export function decidedMany(kind: ItemKind, count: number, status: DecidedStatus): string {
  if (count === 1) return decidedTexts[kind][status];
  return `${count} texter ${{ approved: 'godkända', rejected: 'avvisade', removed: 'borttagna' }[status]}`;
}

export const postStatuses: Record<PostStatus, { label: string; tone: 'warning' | 'success' | 'danger' }> = {
  pending: { label: 'Väntar', tone: 'warning' },
  approved: { label: 'Godkänd', tone: 'success' },
  rejected: { label: 'Avvisad', tone: 'danger' },
  removed: { label: 'Borttagen', tone: 'danger' },
};
