// The ad of a thread, above its messages, with its owner's actions.
import type { Thread } from '#shared/features/messages/contract.ts';
import { PinnedAd } from '../../features/ads/page/pinned-ad.tsx';
import { OwnAdDeals } from '../ad/own-ad-deals.tsx';

export interface ThreadAdProps {
  thread: Thread;
  /** The other user of the thread; undefined when erased. */
  personId: string | undefined;
}

export function ThreadAd({ thread: { ad, isAboutAd }, personId }: ThreadAdProps) {
  if (ad) {
    return (
      <div className="conversation-ad border-b border-line px-3 sm:px-5">
        <div className="*:mb-0 *:bg-transparent *:px-0">
          <PinnedAd ad={ad} isForUser={ad.isOwnDeal && !ad.isMine} />
        </div>
        {ad.isMine && (
          <div className="conversation-deals pb-3">
            <OwnAdDeals ad={ad} likelyId={personId} />
          </div>
        )}
      </div>
    );
  }
  if (!isAboutAd) return null;
  return (
    <p className="border-b border-line px-3 py-3 text-sm text-muted sm:px-5">Annonsen visas inte längre.</p>
  );
}
