// Undoing the latest decisions on ads: from their toast, and by a button and a key in the open ad.
import { useCallback, useEffect, useState } from 'react';
import type { Undo } from '#shared/features/decisions/contract.ts';
import { SECONDS_TO_UNDO_DECISION } from '#shared/features/decisions/rules.ts';
import { useUndoDecisions } from '../../../core/undo-decisions.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { useModerationRefresh } from './moderation-decisions.ts';

export interface DecisionUndo {
  /** Shows the decisions as made, with a button that undoes them. */
  offer: (text: string, decisions: readonly Undo[]) => void;
  /** Undoes the latest; undefined when there are none, or it is too late. */
  undoLatest: (() => void) | undefined;
}

export function useDecisionUndo(): DecisionUndo {
  const undoDecisions = useUndoDecisions();
  const refresh = useModerationRefresh();
  const [latest, setLatest] = useState<readonly Undo[]>([]);

  useEffect(() => {
    if (latest.length === 0) return;
    const timer = setTimeout(() => setLatest([]), SECONDS_TO_UNDO_DECISION * 1000);
    return () => clearTimeout(timer);
  }, [latest]);

  const undo = useCallback(
    async (decisions: readonly Undo[]) => {
      setLatest((current) => (current === decisions ? [] : current));
      const { kind, text, description } = await undoDecisions(decisions.map(({ id }) => id));
      await refresh();
      toast[kind](text, { description });
    },
    [undoDecisions, refresh],
  );

  const offer = useCallback(
    (text: string, decisions: readonly Undo[]) => {
      setLatest(decisions);
      toast.success(text, {
        undo: () => void undo(decisions),
        seconds: SECONDS_TO_UNDO_DECISION,
      });
    },
    [undo],
  );

  return { offer, undoLatest: latest.length > 0 ? () => void undo(latest) : undefined };
}
