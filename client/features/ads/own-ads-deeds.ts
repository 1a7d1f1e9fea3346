// What a seller does with an ad of their own: says how it stands, or deletes it.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OwnAd } from '#shared/features/ads/contract.ts';
import type { SaleState } from '#shared/features/ads/rules.ts';
import { adReviewWords, adWords } from '#shared/features/ads/words.ts';
import { useApi } from '../../core/api.ts';
import { isRefusal, sentenceOf } from '../../core/failure.ts';
import { useSignInPrompt } from '../../core/sign-in-prompt.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { toast } from '../../ui/toast.ts';

export interface OwnAdDeeds {
  setSaleState: (saleState: SaleState) => void;
  /** What is being set just now. */
  settingTo: SaleState | null;
  remove: () => void;
}

export function useOwnAdDeeds(ad: OwnAd): OwnAdDeeds {
  const api = useApi();
  const queryClient = useQueryClient();
  const promptSignIn = useSignInPrompt();
  const confirm = useConfirm();
  const mineKey = api.ads.mine.queryKey();
  const showInList = (change: (ads: OwnAd[]) => OwnAd[]) =>
    queryClient.setQueryData(mineKey, (mine) => mine && { ads: change(mine.ads) });
  // Every other list and the ad's own page may show it too.
  const refresh = () => queryClient.invalidateQueries({ queryKey: api.ads.key() });

  const { mutate, isPending, variables } = useMutation(
    api.ads.setSaleState.mutationOptions({
      onSuccess: ({ id, saleState }) => {
        showInList((ads) => ads.map((one) => (one.id === id ? { ...one, saleState } : one)));
        void refresh();
        toast.success(sentenceFor(saleState, ad.saleState), {
          action: { label: 'Ångra', onPress: () => mutate({ id, saleState: ad.saleState }) },
        });
      },
      onError: (error, change) => {
        if (isRefusal(error, 'UNAUTHORIZED')) promptSignIn(sentenceOf(error), () => mutate(change));
        else toast.error(adWords.saleStateFailed, { description: sentenceOf(error) });
      },
    }),
  );

  async function remove(): Promise<void> {
    const isRemoved = await confirm({
      title: 'Ta bort annonsen?',
      text: `”${ad.title}” och dess bilder tas bort för gott.`,
      confirmLabel: 'Ta bort',
      danger: true,
      onConfirm: () => api.ads.delete.call({ id: ad.id }),
      describeFailure: (error) => `${adReviewWords.deleteFailed}. ${sentenceOf(error)}`,
    });
    if (!isRemoved) return;
    showInList((ads) => ads.filter(({ id }) => id !== ad.id));
    void refresh();
    toast.success(adWords.deleted);
  }

  return {
    setSaleState: (saleState) => mutate({ id: ad.id, saleState }),
    settingTo: isPending ? variables.saleState : null,
    remove: () => void remove().catch(() => toast.error(adReviewWords.deleteFailed)),
  };
}

function sentenceFor(now: SaleState, before: SaleState): string {
  if (now === 'sold') return adWords.markedSold;
  if (now === 'reserved') return adWords.markedReserved;
  if (now === 'hidden') return adWords.hidden;
  return before === 'hidden' ? adWords.shown : adWords.markedActive;
}
