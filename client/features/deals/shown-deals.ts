// The deals that can be reviewed, and those that have gone from the list while the user was writing about them.
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
}

export interface ShownDeals {
  shown: readonly ShownDeal[];
  /** Removes a deal that has gone. */
  remove: (draftId: string) => void;
}

/** `listed`: the deals that the server lists, the same array until they change. */
export function useShownDeals(listed: readonly UnreviewedDeal[]): ShownDeals {
  const author = useViewer()?.id ?? null;
  const [state, setState] = useState(() => ({ listed, shown: withGone([], listed, author) }));
  if (state.listed !== listed) setState({ listed, shown: withGone(state.shown, listed, author) });
  return {
    shown: state.shown,
    remove: (draftId) =>
      setState((before) => ({ ...before, shown: before.shown.filter((one) => one.draftId !== draftId) })),
  };
}

function withGone(
  before: readonly ShownDeal[],
  listed: readonly UnreviewedDeal[],
  author: string | null,
): ShownDeal[] {
  const withDraft = before.filter(({ draftId }) => reviewDrafts.read(author, draftId) !== null);
  const shown = listed.map((deal) => {
    const earlier =
      before.find((one) => one.deal.id === deal.id) ?? withDraft.find((one) => isSameSale(one.deal, deal));
    return { deal, draftId: earlier?.draftId ?? deal.id, isGone: false };
  });
  const draftIds = new Set(shown.map(({ draftId }) => draftId));
  const gone = withDraft
    .filter(({ draftId }) => !draftIds.has(draftId))
    .map(({ deal, draftId }) => ({ deal, draftId, isGone: true }));
  // First, so that React does not move the form that has the focus.
  return [...gone, ...shown];
}

function isSameSale(one: UnreviewedDeal, other: UnreviewedDeal): boolean {
  return one.adId !== null && one.adId === other.adId && one.other.id === other.other.id;
}
