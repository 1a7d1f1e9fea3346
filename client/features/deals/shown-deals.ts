// The deals that can be reviewed, and those that have gone from the list while their form was open.
import { useState } from 'react';
import type { UnreviewedDeal } from '#shared/features/deals/contract.ts';
import { useViewer } from '../../core/viewer.ts';
import { reviewDrafts } from './review-draft.ts';

export interface ShownDeal {
  deal: UnreviewedDeal;
  /** The id of the draft, and the key of the card: a deal that is made again has another id, but the same draft and key. */
  draftId: string;
  /** Cannot be reviewed now, for example because the seller has cancelled it. */
  isGone: boolean;
  /** Whether the user has opened or closed the form; undefined before that. */
  isOpen: boolean | undefined;
}

export interface ShownDeals {
  shown: readonly ShownDeal[];
  setOpen: (draftId: string, isOpen: boolean) => void;
  /** Removes a deal that is reviewed, or one that has gone. */
  remove: (draftId: string) => void;
}

/** `listed`: the deals that the server lists, the same array until they change. */
export function useShownDeals(listed: readonly UnreviewedDeal[]): ShownDeals {
  const author = useViewer()?.id ?? null;
  const [state, setState] = useState(() => ({ listed, shown: withGone([], listed, author) }));
  if (state.listed !== listed) setState({ listed, shown: withGone(state.shown, listed, author) });
  return {
    shown: state.shown,
    setOpen: (draftId, isOpen) =>
      setState((before) => ({
        ...before,
        shown: before.shown.map((one) => (one.draftId === draftId ? { ...one, isOpen } : one)),
      })),
    remove: (draftId) =>
      setState((before) => ({ ...before, shown: before.shown.filter((one) => one.draftId !== draftId) })),
  };
}

function withGone(
  before: readonly ShownDeal[],
  listed: readonly UnreviewedDeal[],
  author: string | null,
): ShownDeal[] {
  const inUse = before.filter(({ draftId, isOpen }) => isOpen || reviewDrafts.read(author, draftId) !== null);
  const shown = listed.map((deal) => {
    const earlier =
      before.find((one) => one.deal.id === deal.id) ?? inUse.find((one) => isSameSale(one.deal, deal));
    return { deal, draftId: earlier?.draftId ?? deal.id, isGone: false, isOpen: earlier?.isOpen };
  });
  const draftIds = new Set(shown.map(({ draftId }) => draftId));
  const gone = inUse
    .filter(({ draftId }) => !draftIds.has(draftId))
    .map(({ deal, draftId, isOpen }) => ({ deal, draftId, isOpen, isGone: true }));
  // First, so that React does not move the form that has the focus.
  return [...gone, ...shown];
}

function isSameSale(one: UnreviewedDeal, other: UnreviewedDeal): boolean {
  return one.adId !== null && one.adId === other.adId && one.other.id === other.other.id;
}
