// What a seller does with an ad of their own: says how it stands, or deletes it.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OwnAd, RemovedAd } from '#shared/features/ads/contract.ts';
import type { SaleState } from '#shared/features/ads/rules.ts';
import { adReviewWords, adWords } from '#shared/features/ads/words.ts';
import { useApi } from '../../core/api.ts';
import { isRefusal, sentenceOf } from '../../core/failure.ts';
import { useSignInPrompt } from '../../core/sign-in-prompt.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { toast } from '../../ui/toast.ts';
import { SECONDS_TO_UNDO, useRestoreAd } from './restore-ad.ts';

export interface OwnAdDeeds {
  setSaleState: (saleState: SaleState) => void;
  /** What is being set just now. */
  settingTo: SaleState | null;
  remove: () => void;
}

/** `onRemoved`: it is deleted, and can still be taken back. */
export function useOwnAdDeeds(ad: OwnAd, onRemoved: (id: string) => void): OwnAdDeeds {
  const api = useApi();
  const queryClient = useQueryClient();
  const promptSignIn = useSignInPrompt();
  const confirm = useConfirm();
  const restore = useRestoreAd();
  const mineKey = api.ads.mine.queryKey();
  const showInList = (change: (mine: OwnList) => OwnList) =>
    queryClient.setQueryData(mineKey, (mine) => mine && change(mine));
  // Every other list and the ad's own page may show it too.
  const refresh = () => queryClient.invalidateQueries({ queryKey: api.ads.key() });

  const { mutate, isPending, variables } = useMutation(
    api.ads.setSaleState.mutationOptions({
      onSuccess: ({ id, saleState }) => {
        showInList((mine) => ({
          ...mine,
          ads: mine.ads.map((one) => (one.id === id ? { ...one, saleState } : one)),
        }));
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
    let removedUntil = '';
    const isRemoved = await confirm({
      title: 'Ta bort annonsen?',
      text: `”${ad.title}” och dess bilder tas bort. Du kan ångra dig i en minut.`,
      confirmLabel: 'Ta bort',
      danger: true,
      onConfirm: async () => {
        ({ removedUntil } = await api.ads.delete.call({ id: ad.id }));
      },
      describeFailure: (error) => `${adReviewWords.deleteFailed}. ${sentenceOf(error)}`,
    });
    if (!isRemoved) return;
    showInList(({ ads, removed }) => ({
      ads: ads.filter(({ id }) => id !== ad.id),
      removed: [{ ...ad, removedUntil }, ...removed],
    }));
    onRemoved(ad.id);
    void refresh();
    toast.success(adWords.deleted, {
      action: { label: 'Ångra', onPress: () => restore(ad.id) },
      seconds: SECONDS_TO_UNDO,
    });
  }

  return {
    setSaleState: (saleState) => mutate({ id: ad.id, saleState }),
    settingTo: isPending ? variables.saleState : null,
    remove: () => void remove().catch(() => toast.error(adReviewWords.deleteFailed)),
  };
}

interface OwnList {
  ads: OwnAd[];
  removed: RemovedAd[];
}

function sentenceFor(now: SaleState, before: SaleState): string {
  if (now === 'sold') return adWords.markedSold;
  if (now === 'reserved') return adWords.markedReserved;
  if (now === 'hidden') return adWords.hidden;
  return before === 'hidden' ? adWords.shown : adWords.markedActive;
}
