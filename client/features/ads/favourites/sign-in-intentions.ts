// What somebody was about to do with an ad, as a text that outlives the page: kept while they sign in elsewhere.

export type AdDeed = 'save' | 'contact';

export function intentionTo(deed: AdDeed, adId: string): string {
  return `${deed} ${adId}`;
}

/** Null when the text speaks of nothing that is done with an ad. */
export function readIntention(intention: string): { deed: AdDeed; adId: string } | null {
  const [deed, adId = ''] = intention.split(' ');
  return deed === 'save' || deed === 'contact' ? { deed, adId } : null;
}
