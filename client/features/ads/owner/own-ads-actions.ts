// A seller's actions on their ads: change its sale state, renew or delete it.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OwnAd, DeletedAd } from '#shared/features/ads/ad-schemas.ts';
import type { ChosenSaleState, SaleState } from '#shared/features/ads/rules.ts';
import { moderationTexts } from '#shared/features/ads/moderation/texts.ts';
import { adTexts } from '#shared/features/ads/texts.ts';
import { useApi } from '../../../core/api.ts';
import { isFinal, isRefusal, errorMessageOf } from '../../../core/failure.ts';
import { useSignInPrompt } from '../../../core/sign-in-prompt.tsx';
import { useConfirm } from '../../../ui/dialog/confirm.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { useRenewAd } from './renew-ad.ts';
import { useRestoreAd } from './restore-ad.ts';

/** Reservations for and sales to a user. */
export interface OwnAdDeals {
  agree: (ad: OwnAd, state: 'reserved' | 'sold') => void;
  cancel: (ad: OwnAd) => void;
  /** The deal being saved; `active` is one being cancelled. */
  savingDeal: { id: string; state: 'reserved' | 'sold' | 'active' } | null;
}

export interface OwnAdActions {
  setSaleState: (saleState: ChosenSaleState) => void;
  renew: () => void;
  /** The change in progress. */
  underway: SaleState | 'renewed' | null;
  remove: () => void;
}

/**
 * @param options.onRemoved called when the ad is deleted; it can still be restored
 */
export function useOwnAdActions(
  ad: OwnAd,
  { deals, onRemoved }: { deals: OwnAdDeals; onRemoved: (id: string) => void },
): OwnAdActions {
  const api = useApi();
  const queryClient = useQueryClient();
  const promptSignIn = useSignInPrompt();
  const confirm = useConfirm();
  const restore = useRestoreAd();
  const ownAdsKey = api.ads.mine.queryKey();
  const showInList = (change: (list: OwnAdList) => OwnAdList) =>
    queryClient.setQueryData(ownAdsKey, (list) => list && change(list));
  // Other lists and the ad's own page may show it as well.
  const refresh = () => queryClient.invalidateQueries({ queryKey: api.ads.key() });

  const { mutate, isPending, variables } = useMutation(
    api.ads.setSaleState.mutationOptions({
      onSuccess: ({ id, saleState }) => {
        showInList((list) => ({
          ...list,
          ads: list.ads.map((one) => (one.id === id ? { ...one, saleState } : one)),
        }));
        void refresh();
        const before = ad.saleState;
        toast.success(sentenceFor(saleState, before), {
          undo: () => void undo(before, saleState).catch(showError),
        });
      },
      onError: (error, change) => {
        if (isRefusal(error, 'UNAUTHORIZED')) promptSignIn(errorMessageOf(error), () => mutate(change));
        else showError(error);
      },
    }),
  );

  /** An ad that is shown again returns to the sale state it had before it was hidden. */
  async function undo(before: SaleState, now: SaleState): Promise<void> {
    await api.ads.setSaleState.call({
      id: ad.id,
      ...(now === 'hidden' ? { saleState: 'active', undoes: { state: now } } : { saleState: 'hidden' }),
    });
    await refresh();
    toast.success(sentenceFor(before, now));
  }

  const { renew, isRenewing } = useRenewAd();
  const dealState = deals.savingDeal?.id === ad.id ? deals.savingDeal.state : null;
  const underway = isRenewing ? 'renewed' : isPending ? variables.saleState : dealState;

  async function remove(): Promise<void> {
    let removedUntil = '';
    const isDeleted = await confirm({
      title: 'Ta bort annonsen?',
      text: `”${ad.title}” och dess bilder tas bort. Du kan ångra dig i en minut.${ad.status === 'removed' ? noAppeal : ''}`,
      confirmLabel: 'Ta bort',
      danger: true,
      onConfirm: async () => {
        ({ removedUntil } = await api.ads.delete.call({ id: ad.id }));
      },
      describeFailure: (error) => `${moderationTexts.deleteFailed}. ${errorMessageOf(error)}`,
    });
    if (!isDeleted) return;
    showInList(({ ads, removed }) => ({
      ads: ads.filter(({ id }) => id !== ad.id),
      removed: [{ ...ad, removedUntil }, ...removed],
    }));
    onRemoved(ad.id);
    void refresh();
    toast.success(adTexts.deleted, { undo: () => restore(ad.id) });
  }

  function setSaleState(saleState: ChosenSaleState): void {
    const isAgreed = ad.saleState === 'reserved' || ad.saleState === 'sold';
    if (saleState === 'reserved' || saleState === 'sold') deals.agree(ad, saleState);
    else if (saleState === 'active' && isAgreed) deals.cancel(ad);
    else mutate({ id: ad.id, saleState });
  }

  return {
    setSaleState,
    renew: () => renew(ad.id),
    underway,
    remove: () => void remove().catch(() => toast.error(moderationTexts.deleteFailed)),
  };
}

/** For an ad that staff have taken down. */
const noAppeal = ' Sedan kommer den inte tillbaka, inte heller om du överklagar och får rätt.';

function showError(error: unknown): void {
  if (isFinal(error)) toast.error(errorMessageOf(error));
  else toast.error(adTexts.saleStateFailed, { description: errorMessageOf(error) });
}

interface OwnAdList {
  ads: OwnAd[];
  removed: DeletedAd[];
}

function sentenceFor(now: SaleState, before: SaleState): string {
  if (now === 'sold') return adTexts.markedSold;
  if (now === 'reserved') return adTexts.markedReserved;
  if (now === 'hidden') return adTexts.hidden;
  return before === 'hidden' ? adTexts.shown : adTexts.markedActive;
}
