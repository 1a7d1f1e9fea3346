// The decisions of this tab that can still be undone: shown as toasts, and stored so that they survive a reload.
import * as z from 'zod/mini';
import { createDraftStore } from '../drafts/draft-store.ts';
import { startUndoClock, type UndoClock } from './undo-clock.ts';

const UndoOffer = z.object({
  text: z.string(),
  ids: z.array(z.string()),
  decidedAt: z.number(),
  endsAt: z.number(),
});
export type UndoOffer = z.infer<typeof UndoOffer>;

export interface OpenOffer {
  offer: UndoOffer;
  viewerId: string;
  close: () => void;
  undo: () => void;
  hold: UndoClock['hold'];
}

interface ToastMore {
  id?: string;
  description?: string | undefined;
  seconds?: number;
  action?: { label: string; onPress: () => void; onFocusChange: (hasFocus: boolean) => void };
}
/** The toasts of ui, passed as an argument because core does not import ui. */
export interface UndoToasts {
  success: (text: string, more?: ToastMore) => void;
  error: (text: string, more?: ToastMore) => void;
  dismiss: (id: string) => void;
}

/** What an offer shows and does. */
export interface OfferEffects {
  toast: UndoToasts;
  kind: 'success' | 'error';
  description?: string | undefined;
  /** The signed-in moderator, whose offers are stored. */
  viewerId: string;
  extend: () => Promise<unknown>;
  undo: () => Promise<void>;
}

const stored = createDraftStore({ name: 'undo', schema: z.array(UndoOffer), storedFor: 'tab' });
const STORED_ID = 'offers';
let open: readonly OpenOffer[] = [];
let offersOpened = 0;
const listeners = new Set<() => void>();

export function subscribeToOffers(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The latest offer of this moderator: another user may sign in in the same tab. */
export const latestOffer = (viewerId: string | undefined): OpenOffer | undefined =>
  open.findLast((one) => one.viewerId === viewerId);

/** Hides all offers and deletes the stored ones. The decisions stay as they are. */
export function closeOffers(): void {
  for (const { close } of open) close();
}

/** The offers from before a reload whose period has not ended. */
export function storedOffers(viewerId: string): UndoOffer[] {
  const shown = new Set(open.map(({ offer }) => offer.ids.join()));
  const offers = stored.read(viewerId, STORED_ID) ?? [];
  return offers.filter(({ ids, endsAt }) => endsAt > Date.now() && !shown.has(ids.join()));
}

/** Shows decisions with a button that undoes them, until the period ends. */
export function openOffer(
  offer: UndoOffer,
  { toast, kind, description, viewerId, extend, undo }: OfferEffects,
): void {
  // Never used twice: a new toast with the id of one that is being dismissed would be dismissed with it.
  const toastId = `undo ${(offersOpened += 1)}`;
  const store = () => {
    if (open.length === 0) stored.clear(viewerId, STORED_ID);
    else
      stored.write(
        viewerId,
        STORED_ID,
        open.map((one) => one.offer),
      );
    for (const listener of listeners) listener();
  };
  const close = () => {
    clock.stop();
    toast.dismiss(toastId);
    open = open.filter((one) => one !== opened);
    store();
  };
  const clock = startUndoClock(offer, {
    extend,
    onExtended(period) {
      Object.assign(offer, period);
      store();
    },
    onOver: close,
  });
  const opened: OpenOffer = {
    offer,
    viewerId,
    close,
    hold: clock.hold,
    undo() {
      close();
      void undo();
    },
  };
  open = [...open, opened];
  store();
  toast[kind](offer.text, {
    id: toastId,
    description,
    action: { label: 'Ångra', onPress: opened.undo, onFocusChange: opened.hold },
    seconds: Infinity,
  });
}
