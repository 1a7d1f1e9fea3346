// Reserves an ad for a person or sells it to them, or cancels that. Asks for the person only when there is a choice.
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { adTexts } from '#shared/features/ads/texts.ts';
import type { Correspondent } from '#shared/features/deals/contract.ts';
import type { AgreedState, DealState } from '#shared/features/deals/rules.ts';
import { dealTexts } from '#shared/features/deals/texts.ts';
import { useApi } from '../../core/api.ts';
import { isFinal, isRefusal, errorMessageOf } from '../../core/failure.ts';
import { newId } from '../../core/new-id.ts';
import { useSignInPrompt } from '../../core/sign-in-prompt.tsx';
import { LazyDialog } from '../../ui/lazy/lazy-dialog.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import type { DealAd } from './deal-ad.ts';

export interface DealDialog {
  /** `likelyId`: preselected person instead of the one for whom the ad is reserved. */
  agree: (ad: DealAd, state: DealState, likelyId?: string) => void;
  /** Takes back a reservation or a sale: the ad is on sale again. */
  cancel: (ad: DealAd) => void;
  /** The deal being saved; `active` is one being cancelled. */
  savingDeal: { id: string; state: DealState | 'active' } | null;
  /** Render it beside the caller. */
  dealDialog: ReactNode;
}

/** The ad's state and buyer before, for undoing. */
interface Before {
  ad: DealAd;
  buyerId: string | null;
}

interface PendingDeal extends Before {
  state: DealState;
  people: Correspondent[];
  likelyId: string | undefined;
}

/** The ids of the latest toasts, by ad: the same ad has buttons in several conversations and pages. */
const toasts = new Map<string, string>();

const loadBuyerDialog = async () => (await import('./buyer-dialog.tsx')).BuyerDialog;

export function useDealDialog(): DealDialog {
  const api = useApi();
  const queryClient = useQueryClient();
  const showFailure = useFailureToast();
  const [savingDeal, setSavingDeal] = useState<DealDialog['savingDeal']>(null);
  const [pending, setPending] = useState<PendingDeal>();

  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: api.ads.key() }),
      queryClient.invalidateQueries({ queryKey: api.deals.key() }),
      // Conversations show the ad above their threads.
      queryClient.invalidateQueries({ queryKey: api.messages.key() }),
    ]);

  async function begin(ad: DealAd, state: DealState, likelyId?: string): Promise<void> {
    setSavingDeal({ id: ad.id, state });
    try {
      const { people, buyerId } = await api.deals.correspondents.call({ id: ad.id });
      if (people.length === 0) return await save({ ad, buyerId }, state, null);
      setPending({ ad, buyerId, state, people, likelyId });
    } catch (error) {
      showFailure(error, () => void begin(ad, state, likelyId));
    } finally {
      setSavingDeal(null);
    }
  }

  async function cancel(ad: DealAd): Promise<void> {
    const { id, saleState } = ad;
    setSavingDeal({ id, state: 'active' });
    try {
      const { buyerId } = await api.deals.correspondents.call({ id });
      await api.ads.setSaleState.call({ id, saleState: 'active' });
      await refresh();
      showDone(id, adTexts.markedActive, () => {
        if (saleState === 'reserved' || saleState === 'sold') void restore(id, { state: saleState, buyerId });
      });
    } catch (error) {
      showFailure(error, () => void cancel(ad));
    } finally {
      setSavingDeal(null);
    }
  }

  async function restore(id: string, deal: AgreedState): Promise<void> {
    try {
      await api.deals.agree.call({ id, ...deal });
      showDone(id, deal.state === 'sold' ? adTexts.markedSold : adTexts.markedReserved);
    } catch (error) {
      // The person may be erased by now.
      if (isRefusal(error, 'UNPROCESSABLE_CONTENT')) toast.error(dealTexts.personUnavailable);
      else showFailure(error, () => void restore(id, deal));
    } finally {
      await refresh();
    }
  }

  async function save(before: Before, state: DealState, buyerId: string | null): Promise<void> {
    await api.deals.agree.call({ id: before.ad.id, state, buyerId });
    setPending(undefined);
    await refresh();
    showDone(
      before.ad.id,
      state === 'sold' ? adTexts.markedSold : adTexts.markedReserved,
      () => void undo(before, { state, buyerId }),
    );
  }

  async function undo(before: Before, done: AgreedState): Promise<void> {
    const { ad, buyerId } = before;
    const reservation = ad.saleState === 'reserved' && done.state === 'sold' ? { buyerId } : null;
    try {
      const { saleState } = await api.deals.undo.call({ id: ad.id, ...done, reservation });
      if (reservation) showDone(ad.id, adTexts.markedReserved);
      else showDone(ad.id, saleState === 'expired' ? adTexts.markedExpired : adTexts.markedActive);
    } catch (error) {
      showFailure(error, () => void undo(before, done));
    } finally {
      await refresh();
    }
  }

  const dealDialog = pending && (
    <LazyDialog
      load={loadBuyerDialog}
      props={{
        ...pending,
        onChoose: (buyerId) => save(pending, pending.state, buyerId),
        onClose: () => setPending(undefined),
      }}
    />
  );
  return {
    agree: (ad, state, likelyId) => void begin(ad, state, likelyId),
    cancel: (ad) => void cancel(ad),
    savingDeal,
    dealDialog,
  };
}

/** Replaces the toast of the ad's former change, which can no longer be undone. */
function showDone(adId: string, text: string, undoIt?: () => void): void {
  const former = toasts.get(adId);
  if (former) toast.dismiss(former);
  const id = newId();
  toasts.set(adId, id);
  toast.success(text, undoIt ? { id, undo: undoIt } : { id });
}

function useFailureToast(): (error: unknown, retry: () => void) => void {
  const promptSignIn = useSignInPrompt();
  return (error, retry) => {
    if (isRefusal(error, 'UNAUTHORIZED')) promptSignIn(errorMessageOf(error), retry);
    else if (isFinal(error)) toast.error(errorMessageOf(error));
    else toast.error(adTexts.saleStateFailed, { description: errorMessageOf(error) });
  };
}
