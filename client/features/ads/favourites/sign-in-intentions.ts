// What somebody was about to do with an ad, as a text that outlives the page: kept while they sign in elsewhere.

export type AdAction = 'save' | 'contact';

export function intentionTo(action: AdAction, adId: string): string {
  return `${action} ${adId}`;
}

/** Null when the text speaks of nothing that is done with an ad. */
export function readIntention(intention: string): { action: AdAction; adId: string } | null {
  const [action, adId = ''] = intention.split(' ');
  return action === 'save' || action === 'contact' ? { action, adId } : null;
}
