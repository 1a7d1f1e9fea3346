// The keys of quick moderation: G approves, A rejects, J goes on and K goes back.

export type ModerationKey = 'approve' | 'reject' | 'next' | 'previous';

const writing = 'input:not([type="checkbox"]), textarea, select';
const keys: Record<string, ModerationKey> = { g: 'approve', a: 'reject', j: 'next', k: 'previous' };

/** What a press means; null for one that is part of a shortcut, of writing, or meant for something lying above. */
export function actionOfKey(event: KeyboardEvent): ModerationKey | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return null;
  const at = event.target;
  if (at instanceof Element && at.closest(writing)) return null;
  // The focus may stand on the page itself while a question or a photograph lies above the ad.
  if (document.querySelector('[role="alertdialog"], dialog[open]')) return null;
  return keys[event.key.toLowerCase()] ?? null;
}
