// Deletes all articles after a typed confirmation, and offers to undo it. Source: spec 2 §8 News.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DELETE_ALL_PHRASE } from '#shared/features/news/editing/rules.ts';
import { newsEditingTexts } from '#shared/features/news/editing/texts.ts';
import { useApi } from '../../../core/api.ts';
import { errorMessageOf, isRefusal } from '../../../core/failure.ts';
import { useSignInPrompt } from '../../../core/sign-in-prompt.tsx';
import { useOfferUndo } from '../../../core/undo/use-undo.ts';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Field } from '../../../ui/form/field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';

export function DeleteAllDialog({ onClose }: { onClose: () => void }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const promptSignIn = useSignInPrompt();
  const offerUndo = useOfferUndo(toast);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState('');
  const [failure, setFailure] = useState('');
  const [isSaving, setIsSaving] = useState(false);

  async function submit(): Promise<void> {
    setFailure('');
    const isConfirmed = typed.trim().toUpperCase() === DELETE_ALL_PHRASE;
    setError(isConfirmed ? '' : newsEditingTexts.phraseWrong);
    if (!isConfirmed) return;
    setIsSaving(true);
    try {
      const { undo } = await api.news.removeAll.call({ phrase: DELETE_ALL_PHRASE });
      await queryClient.invalidateQueries({ queryKey: api.news.key() });
      offerUndo(newsEditingTexts.allDeleted, [undo]);
      onClose();
    } catch (refused) {
      if (isRefusal(refused, 'UNAUTHORIZED')) promptSignIn(errorMessageOf(refused));
      setFailure(failureSentence(refused));
    } finally {
      setIsSaving(false);
    }
  }

  return (
    <FormDialog
      title="Radera alla nyheter"
      description={newsEditingTexts.confirmDeleteAll}
      submitLabel="Radera alla"
      variant="danger"
      isSaving={isSaving}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={`Skriv ${DELETE_ALL_PHRASE}`} error={error || undefined} required>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}

/** The error text: with the server's reason, or without one for an unexpected error. */
function failureSentence(error: unknown): string {
  const isUnforeseen = isRefusal(error, 'INTERNAL_SERVER_ERROR') || errorMessageOf(error, '') === '';
  return isUnforeseen
    ? newsEditingTexts.deleteAllFailed
    : newsEditingTexts.deleteAllRefused(errorMessageOf(error));
}
