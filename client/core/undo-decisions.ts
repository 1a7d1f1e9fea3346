// Undoes decisions of staff, one request for each, and says what became of them.
import { useCallback } from 'react';
import { decisionTexts } from '#shared/features/decisions/texts.ts';
import { useApi } from './api.ts';
import { errorMessageOf } from './failure.ts';

/** The text of a toast. */
export interface UndoOutcome {
  kind: 'success' | 'error';
  text: string;
  /** Why some were not undone. */
  description?: string;
}

export function useUndoDecisions(): (ids: readonly string[]) => Promise<UndoOutcome> {
  const api = useApi();
  return useCallback(
    async (ids) => {
      const failures: string[] = [];
      for (const id of ids) {
        try {
          await api.decisions.undo.call({ id });
        } catch (error) {
          failures.push(errorMessageOf(error));
        }
      }
      const undone = ids.length - failures.length;
      if (failures.length === 0) return { kind: 'success', text: decisionTexts.undoneMany(undone) };
      const reasons = [...new Set(failures)].join(' ');
      if (undone === 0) return { kind: 'error', text: decisionTexts.undoFailed, description: reasons };
      const rest = `${failures.length} kunde inte ångras. ${reasons}`;
      return { kind: 'error', text: decisionTexts.undoneMany(undone), description: rest };
    },
    [api],
  );
}
