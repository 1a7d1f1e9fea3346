// What the owner does about their ad on its own page and above a thread: sells it, reserves it, or takes that back. Fetched for
// owners alone.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import Handshake from 'lucide-react/icons/handshake';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { adTexts } from '#shared/features/ads/words.ts';
import { useApi } from '../../core/api.ts';
import { sentenceOf } from '../../core/failure.ts';
import type { DealAd } from '../../features/deals/deal-ad.ts';
import { useDealDialog } from '../../features/deals/use-deal-dialog.tsx';
import { Button } from '../../ui/button/button.tsx';
import { toast } from '../../ui/feedback/toast.ts';

/** `likelyId`: with whom one writes about it, and so probably deals. */
export function OwnAdDeals({ ad, likelyId }: { ad: DealAd; likelyId?: string | undefined }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { strike, savingDeal, dealDialog } = useDealDialog();
  const { mutate: free, isPending } = useMutation(
    api.ads.setSaleState.mutationOptions({
      onSuccess: async () => {
        await Promise.all([
          queryClient.invalidateQueries({ queryKey: api.ads.key() }),
          queryClient.invalidateQueries({ queryKey: api.messages.key() }),
        ]);
        toast.success(adTexts.markedActive);
      },
      onError: (error) => toast.error(adTexts.saleStateFailed, { description: sentenceOf(error) }),
    }),
  );
  const { saleState } = ad;
  // Neither is to be had: the one is to be shown again first, the other renewed.
  if (saleState === 'hidden' || saleState === 'expired') return null;
  const isSold = saleState === 'sold';
  const isReserved = saleState === 'reserved';
  const takeBack = () => free({ id: ad.id, saleState: 'active' });
  return (
    // Each button stays when its word changes, and so does the focus on it.
    <div className="flex gap-2">
      <Button
        className={look}
        icon={isSold ? again : <Check size={18} className={besideWord} />}
        busy={isSold ? isPending : savingDeal?.state === 'sold'}
        onClick={isSold ? takeBack : () => strike(ad, 'sold', likelyId)}
      >
        {isSold ? 'Sälj igen' : 'Markera som såld'}
      </Button>
      {!isSold && (
        <Button
          className={look}
          icon={isReserved ? again : <Handshake size={18} className={besideWord} />}
          busy={isReserved ? isPending : savingDeal?.state === 'reserved'}
          onClick={isReserved ? takeBack : () => strike(ad, 'reserved', likelyId)}
        >
          {isReserved ? 'Ta bort reservationen' : 'Reservera'}
        </Button>
      )}
      {dealDialog}
    </div>
  );
}

const look = 'flex-auto';

/** On a phone the words need the room. */
const besideWord = 'hidden sm:block';
const again = <RotateCcw size={18} className={besideWord} />;
