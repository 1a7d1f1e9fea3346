// Deletes a result, and offers to undo it.
import { useQueryClient } from '@tanstack/react-query';
import type { EditedResult } from '#shared/features/results/editing/contract.ts';
import { editingTexts } from '#shared/features/results/editing/texts.ts';
import { useApi } from '../../../core/api.ts';
import { errorMessageOf, isRefusal } from '../../../core/failure.ts';
import { useSignInPrompt } from '../../../core/sign-in-prompt.tsx';
import { useOfferUndo } from '../../../core/undo/use-undo.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { failureSentence } from './failure-sentence.ts';

export function useDeleteResult(): (result: EditedResult) => Promise<void> {
  const { results } = useApi();
  const queryClient = useQueryClient();
  const offerUndo = useOfferUndo(toast);
  const promptSignIn = useSignInPrompt();
  return async function remove(result) {
    try {
      const { undo } = await results.delete.call({ id: result.id });
      offerUndo(editingTexts.deleted, [undo]);
    } catch (error) {
      if (isRefusal(error, 'UNAUTHORIZED')) promptSignIn(errorMessageOf(error), () => void remove(result));
      toast.error(failureSentence(editingTexts.deleteFailed, error));
    }
    await queryClient.invalidateQueries({ queryKey: results.key() });
  };
}
