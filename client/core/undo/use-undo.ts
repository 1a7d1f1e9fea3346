// Undoing decisions of staff: from a toast, and by a button in an open dialog.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { Undo } from '#shared/features/decisions/contract.ts';
import { decisionTexts } from '#shared/features/decisions/texts.ts';
import { useApi } from '../api.ts';
import { errorMessageOf, isRefusal } from '../failure.ts';
import { useViewer } from '../viewer.ts';
import { newPeriod } from './undo-clock.ts';
import {
  latestOffer,
  openOffer,
  type OfferEffects,
  type OpenOffer,
  storedOffers,
  subscribeToOffers,
  type UndoOffer,
  type UndoToasts,
} from './undo-offers.ts';

export type { Undo };

/**
 * Shows decisions as made, with a button that undoes them. Everything visible is fetched again after that.
 *
 * @param onUndone called when any of them is undone, for what the view still says of them
 */
type OfferUndo = (text: string, decisions: readonly Undo[], onUndone?: () => void) => void;

export function useOfferUndo(toast: UndoToasts): OfferUndo {
  const open = useOpenOffer(toast);
  return useCallback(
    (text, decisions, onUndone) =>
      open({ text, ids: decisions.map(({ id }) => id), ...newPeriod() }, onUndone),
    [open],
  );
}

/** The latest decisions that can be undone, for a button outside the toast; undefined when there are none. */
export function useLatestUndo(): OpenOffer | undefined {
  const viewerId = useViewer()?.id;
  return useSyncExternalStore(
    subscribeToOffers,
    () => latestOffer(viewerId),
    () => undefined,
  );
}

/** Offers again what was decided before a reload. */
export function useStoredOffers(toast: UndoToasts): void {
  const open = useOpenOffer(toast);
  const viewerId = useViewer()?.id;
  useEffect(() => {
    if (viewerId) for (const offer of storedOffers(viewerId)) open(offer);
  }, [open, viewerId]);
}

type Retry = Pick<OfferEffects, 'description'>;

function useOpenOffer(toast: UndoToasts): (offer: UndoOffer, onUndone?: () => void) => void {
  const api = useApi();
  const queryClient = useQueryClient();
  const viewerId = useViewer()?.id ?? '';
  return useCallback(
    (first, onUndone) => {
      const open = (offer: UndoOffer, retry?: Retry) =>
        openOffer(offer, {
          kind: retry ? 'error' : 'success',
          ...retry,
          toast,
          viewerId,
          extend: () => api.decisions.extend.call({ ids: offer.ids }),
          undo: () => undo(offer),
        });

      async function undo(offer: UndoOffer): Promise<void> {
        const failures: { id: string; isFinal: boolean; sentence: string }[] = [];
        for (const id of offer.ids) {
          try {
            await api.decisions.undo.call({ id });
          } catch (error) {
            const isFinal = isRefusal(error, 'NOT_FOUND') || isRefusal(error, 'CONFLICT');
            failures.push({ id, isFinal, sentence: errorMessageOf(error) });
          }
        }
        void queryClient.invalidateQueries();
        const undone = offer.ids.length - failures.length;
        if (undone > 0) onUndone?.();
        if (failures.length === 0) return toast.success(decisionTexts.undoneMany(undone));
        const reasons = [...new Set(failures.map(({ sentence }) => sentence))].join(' ');
        const description = undone === 0 ? reasons : `${failures.length} kunde inte ångras. ${reasons}`;
        const text = undone === 0 ? decisionTexts.undoFailed : decisionTexts.undoneMany(undone);
        const ids = failures.flatMap(({ id, isFinal }) => (isFinal ? [] : [id]));
        if (ids.length === 0 || offer.endsAt <= Date.now()) return toast.error(text, { description });
        open({ ...offer, text, ids }, { description });
      }

      open(first);
    },
    [api, queryClient, toast, viewerId],
  );
}
