// The pending action of a visitor on an ad, as a string that is stored while they sign in on another page.

export type AdAction = 'save' | 'contact';

export function formatAdAction(action: AdAction, adId: string): string {
  return `${action} ${adId}`;
}

/** Null when the string is not an action on an ad. */
export function parseAdAction(pendingAction: string): { action: AdAction; adId: string } | null {
  const [action, adId = ''] = pendingAction.split(' ');
  return action === 'save' || action === 'contact' ? { action, adId } : null;
}
