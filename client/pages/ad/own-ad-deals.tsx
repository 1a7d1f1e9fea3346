// What the owner does about their ad on its own page and above a thread: sells it, reserves it, or takes that back. Fetched for
// owners alone.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import Handshake from 'lucide-react/icons/handshake';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { adWords } from '#shared/features/ads/words.ts';
import { useApi } from '../../core/api.ts';
import { sentenceOf } from '../../core/failure.ts';
import type { StruckAd } from '../../features/deals/struck-ad.ts';
import { useStrike } from '../../features/deals/use-strike.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';

export function OwnAdDeals({ ad }: { ad: StruckAd }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { strike, striking, strikeDialog } = useStrike();
  const { mutate: free, isPending } = useMutation(
    api.ads.setSaleState.mutationOptions({
      onSuccess: async () => {
        await Promise.all([
          queryClient.invalidateQueries({ queryKey: api.ads.key() }),
          queryClient.invalidateQueries({ queryKey: api.messages.key() }),
        ]);
        toast.success(adWords.markedActive);
      },
      onError: (error) => toast.error(adWords.saleStateFailed, { description: sentenceOf(error) }),
    }),
  );
  const { saleState } = ad;
  if (saleState === 'hidden') return null;
  return (
    <div className="flex flex-wrap gap-2">
      {saleState !== 'sold' && (
        <Button
          className="flex-1"
          icon={<Check size={18} className={besideWord} />}
          busy={striking?.state === 'sold'}
          onClick={() => strike(ad, 'sold')}
        >
          Markera som såld
        </Button>
      )}
      {saleState === 'active' && (
        <Button
          className="flex-1"
          icon={<Handshake size={18} className={besideWord} />}
          busy={striking?.state === 'reserved'}
          onClick={() => strike(ad, 'reserved')}
        >
          Reservera
        </Button>
      )}
      {(saleState === 'sold' || saleState === 'reserved') && (
        <Button
          className="flex-1"
          icon={<RotateCcw size={18} className={besideWord} />}
          busy={isPending}
          onClick={() => free({ id: ad.id, saleState: 'active' })}
        >
          {saleState === 'sold' ? 'Sälj igen' : 'Ta bort reservationen'}
        </Button>
      )}
      {strikeDialog}
    </div>
  );
}

/** On a phone the words need the room. */
const besideWord = 'hidden sm:block';
