// The owner's actions on the ad's page and above a thread: sell, reserve, and undo both. Loaded for owners only.
import Check from 'lucide-react/icons/check';
import Handshake from 'lucide-react/icons/handshake';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import type { DealAd } from '../../features/deals/deal-ad.ts';
import { useDealDialog } from '../../features/deals/use-deal-dialog.tsx';
import { Button } from '../../ui/button/button.tsx';

export interface OwnAdDealsProps {
  ad: DealAd & { canSellAgain: boolean };
  likelyId?: string | undefined;
}

/** `likelyId`: the other user of the thread, the probable buyer. */
export function OwnAdDeals({ ad, likelyId }: OwnAdDealsProps) {
  const { agree, cancel, savingDeal, dealDialog } = useDealDialog();
  const { saleState } = ad;
  // Neither can be sold: a hidden ad must be shown again first, an expired one renewed.
  if (saleState === 'hidden' || saleState === 'expired') return null;
  const isSold = saleState === 'sold';
  if (isSold && !ad.canSellAgain) return null;
  const isReserved = saleState === 'reserved';
  const isCancelling = savingDeal?.state === 'active';
  return (
    // Both buttons stay mounted when their label changes, so that they keep the focus.
    <div className="flex gap-2">
      <Button
        className={buttonClass}
        icon={isSold ? undoIcon : <Check size={18} className={iconClass} />}
        busy={isSold ? isCancelling : savingDeal?.state === 'sold'}
        onClick={isSold ? () => cancel(ad) : () => agree(ad, 'sold', likelyId)}
      >
        {isSold ? 'Sälj igen' : 'Markera som såld'}
      </Button>
      {!isSold && (
        <Button
          className={buttonClass}
          icon={isReserved ? undoIcon : <Handshake size={18} className={iconClass} />}
          busy={isReserved ? isCancelling : savingDeal?.state === 'reserved'}
          onClick={isReserved ? () => cancel(ad) : () => agree(ad, 'reserved', likelyId)}
        >
          {isReserved ? 'Ta bort reservationen' : 'Reservera'}
        </Button>
      )}
      {dealDialog}
    </div>
  );
}

const buttonClass = 'flex-auto';

/** Icons are hidden on phones to leave room for the text. */
const iconClass = 'hidden sm:block';
const undoIcon = <RotateCcw size={18} className={iconClass} />;
