// The name of a post or comment as moderators see it.
import type { ModeratedItem } from '#shared/features/forum/moderation/contract.ts';

export function nameOf({ kind, title, number }: Pick<ModeratedItem, 'kind' | 'title' | 'number'>): string {
  return kind === 'post' ? title : `Kommentar ${number} till ${title}`;
}
