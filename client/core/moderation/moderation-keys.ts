// Keyboard shortcuts of moderation: G approves, A rejects, Z undoes, J is next and K previous.

export type ModerationKey = 'approve' | 'reject' | 'undo' | 'next' | 'previous';

const typingTargets = 'input:not([type="checkbox"]), textarea, select';
const keys: Record<string, ModerationKey> = {
  g: 'approve',
  a: 'reject',
  z: 'undo',
  j: 'next',
  k: 'previous',
};

/** Null for a key that belongs to a browser shortcut, to typing, or to a dialog above the ad. */
export function actionOfKey(event: KeyboardEvent): ModerationKey | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return null;
  const at = event.target;
  if (at instanceof Element && at.closest(typingTargets)) return null;
  // Focus can be on the body while a confirmation or an enlarged picture is open above the ad.
  if (document.querySelector('[role="alertdialog"], dialog[open]')) return null;
  // A second dialog is open above the ad: the reason for a rejection, or the suspension of the seller.
  if (document.querySelectorAll('[role="dialog"]').length > 1) return null;
  return keys[event.key.toLowerCase()] ?? null;
}
