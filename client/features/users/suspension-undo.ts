// Shows that a suspension was imposed or lifted, with a button that undoes it.
import type { Undo } from '#shared/features/decisions/contract.ts';
import { SECONDS_TO_UNDO_DECISION } from '#shared/features/decisions/rules.ts';
import { useUndoDecisions } from '../../core/undo-decisions.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { useUserRefresh } from './user-refresh.ts';

export function useSuspensionUndo(): (text: string, decision: Undo) => void {
  const undoDecisions = useUndoDecisions();
  const refresh = useUserRefresh();

  async function undo({ id }: Undo): Promise<void> {
    const { kind, text, description } = await undoDecisions([id]);
    await refresh();
    toast[kind](text, { description });
  }

  return (text, decision) =>
    toast.success(text, {
      undo: () => void undo(decision),
      seconds: SECONDS_TO_UNDO_DECISION,
    });
}
