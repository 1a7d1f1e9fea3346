// Deletes one result at once, or several after a confirmation, and offers undo. Source: spec 2 §5.
import { useQueryClient } from '@tanstack/react-query';
import type { EditedResult } from '#shared/features/results/editing/contract.ts';
import { editingTexts } from '#shared/features/results/editing/texts.ts';
import { useApi } from '../../../core/api.ts';
import { errorMessageOf, isRefusal, failureSentence } from '../../../core/failure.ts';
import { useSignInPrompt } from '../../../core/sign-in-prompt.tsx';
import { useOfferUndo } from '../../../core/undo/use-undo.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { type DeleteEach, useDeleteEach } from '../../../ui/table/use-delete-each.ts';
import { nameOfResult } from './result-name.ts';

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

export function useDeleteResults(): DeleteEach<EditedResult> {
  const { results } = useApi();
  return useDeleteEach<EditedResult>({
    nameOf: nameOfResult,
    deleteOne: (id) => results.delete.call({ id }),
    titleOf: (count) => (count === 1 ? 'Ta bort resultatet?' : `Ta bort ${count} resultat?`),
    consequence: 'försvinner från sajten.',
    deleted: (count) => (count === 1 ? editingTexts.deleted : `${count} resultat borttagna`),
    failed: editingTexts.deleteFailed.refused,
    queryKey: results.key(),
  });
}
