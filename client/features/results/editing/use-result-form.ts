// The form of a result: its values, and saving it. Changes by another admin since it was opened are overwritten only knowingly.
import { useQueryClient } from '@tanstack/react-query';
import { type EditedResult, NewResult } from '#shared/features/results/editing/contract.ts';
import { editingTexts } from '#shared/features/results/editing/texts.ts';
import { useApi } from '../../../core/api.ts';
import { useRebasedForm } from '../../../core/drafts/use-rebased-form.ts';
import { failureSentence } from '../../../core/failure.ts';
import { sendOrReload, useSave } from '../../../core/use-save.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { emptyForm, fieldsOf, formOf, resultDrafts, seenOf } from './result-form.ts';

/** @param result the result to edit; undefined to add one */
export function useResultForm(result: EditedResult | undefined, onClose: () => void) {
  const { results } = useApi();
  const queryClient = useQueryClient();
  const { clear, seen, rebaseOn, ...fields } = useRebasedForm(
    { drafts: resultDrafts, id: result?.id },
    result && seenOf(result),
    (stored) => (stored ? formOf(stored) : emptyForm),
  );
  const { save, ...saving } = useSave<ReturnType<typeof fieldsOf>, NewResult>({
    schema: NewResult,
    async send(written) {
      await (result && seen
        ? sendOrReload(
            () => results.update.call({ id: result.id, ...written, seen }),
            async () => rebaseOn(seenOf(await results.findForEditing.call({ id: result.id }))),
          )
        : results.create.call(written));
      await queryClient.invalidateQueries({ queryKey: results.key() });
    },
    failureOf: (error) => failureSentence(editingTexts.saveFailed, error),
    onSaved() {
      clear();
      toast.success(result ? editingTexts.updated : editingTexts.created);
      onClose();
    },
  });
  return { ...fields, ...saving, save: () => save(fieldsOf(fields.form)) };
}
