// The owner's actions on the ad's page and above a thread: sell, reserve, and undo both. Loaded for owners only.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import Handshake from 'lucide-react/icons/handshake';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { adTexts } from '#shared/features/ads/texts.ts';
import { useApi } from '../../core/api.ts';
import { errorMessageOf } from '../../core/failure.ts';
import type { DealAd } from '../../features/deals/deal-ad.ts';
import { useDealDialog } from '../../features/deals/use-deal-dialog.tsx';
import { Button } from '../../ui/button/button.tsx';
import { toast } from '../../ui/feedback/toast.ts';

/** `likelyId`: the other user of the thread, the probable buyer. */
export function OwnAdDeals({ ad, likelyId }: { ad: DealAd; likelyId?: string | undefined }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { agree, savingDeal, dealDialog } = useDealDialog();
  const { mutate: activate, isPending } = useMutation(
    api.ads.setSaleState.mutationOptions({
      onSuccess: async () => {
        await Promise.all([
          queryClient.invalidateQueries({ queryKey: api.ads.key() }),
          queryClient.invalidateQueries({ queryKey: api.messages.key() }),
        ]);
        toast.success(adTexts.markedActive);
      },
      onError: (error) => toast.error(adTexts.saleStateFailed, { description: errorMessageOf(error) }),
    }),
  );
  const { saleState } = ad;
  // Neither can be sold: a hidden ad must be shown again first, an expired one renewed.
  if (saleState === 'hidden' || saleState === 'expired') return null;
  const isSold = saleState === 'sold';
  const isReserved = saleState === 'reserved';
  const reactivate = () => activate({ id: ad.id, saleState: 'active' });
  return (
    // Both buttons stay mounted when their label changes, so that they keep the focus.
    <div className="flex gap-2">
      <Button
        className={buttonClass}
        icon={isSold ? undoIcon : <Check size={18} className={iconClass} />}
        busy={isSold ? isPending : savingDeal?.state === 'sold'}
        onClick={isSold ? reactivate : () => agree(ad, 'sold', likelyId)}
      >
        {isSold ? 'Sälj igen' : 'Markera som såld'}
      </Button>
      {!isSold && (
        <Button
          className={buttonClass}
          icon={isReserved ? undoIcon : <Handshake size={18} className={iconClass} />}
          busy={isReserved ? isPending : savingDeal?.state === 'reserved'}
          onClick={isReserved ? reactivate : () => agree(ad, 'reserved', likelyId)}
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
