// Texts about moderating the forum. Source: spec 2 §2 Forum posts, §8 Forum.
import type { PostStatus } from '../rules.ts';
import type { DecidedStatus, ItemKind } from './rules.ts';

export const forumModerationTexts = {
  listFailed: 'Kunde inte hämta foruminlägg',
  updateFailed: 'Kunde inte uppdatera inlägg',
  deleteFailed: 'Kunde inte ta bort inlägg',
  empty: 'Inga foruminlägg hittades.',
  reasonMissing: 'Välj eller skriv en anledning, så att den som skrev förstår',
  changed: 'Texten eller beslutet har ändrats sedan du läste. Läs den igen innan du bestämmer dig.',
  editApproved: 'Ändring godkänd',
  editRejected: 'Ändring avvisad',
  threadSaved: 'Tråden är ändrad',
} as const;

export const decidedTexts: Record<ItemKind, Record<DecidedStatus, string>> = {
  post: { approved: 'Inlägg godkänt', rejected: 'Inlägg avvisat', removed: 'Inlägg borttaget' },
  comment: { approved: 'Kommentar godkänd', rejected: 'Kommentar avvisad', removed: 'Kommentar borttagen' },
};

export const postStatuses: Record<PostStatus, { label: string; tone: 'warning' | 'success' | 'danger' }> = {
  pending: { label: 'Väntar', tone: 'warning' },
  approved: { label: 'Godkänd', tone: 'success' },
  rejected: { label: 'Avvisad', tone: 'danger' },
  removed: { label: 'Borttagen', tone: 'danger' },
};
