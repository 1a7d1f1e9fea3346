// Saves a result; what another admin has changed meanwhile is overwritten only knowingly.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type EditedResult, NewResult } from '#shared/features/results/editing/contract.ts';
import { editingTexts } from '#shared/features/results/editing/texts.ts';
import { useApi } from '../../../core/api.ts';
import { isRefusal } from '../../../core/failure.ts';
import { useSave } from '../../../core/use-save.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { failureSentence } from './failure-sentence.ts';
import { fieldsOf, type ResultForm, seenOf } from './result-form.ts';

export function useSaveResult(result: EditedResult | undefined, onClose: () => void) {
  const { results } = useApi();
  const queryClient = useQueryClient();
  const [seen, setSeen] = useState(result && seenOf(result));
  const saved = useSave<ReturnType<typeof fieldsOf>, NewResult>({
    schema: NewResult,
    async send(fields) {
      await (result && seen
        ? results.update.call({ id: result.id, ...fields, seen }).catch(async (error: unknown) => {
            if (isRefusal(error, 'CONFLICT')) {
              // Without an answer the next attempt is refused again.
              const now = await results.findForEditing.call({ id: result.id }).catch(() => undefined);
              if (now) setSeen(seenOf(now));
            }
            throw error;
          })
        : results.create.call(fields));
      await queryClient.invalidateQueries({ queryKey: results.key() });
    },
    failureOf: (error) => failureSentence(editingTexts.saveFailed, error),
    onSaved() {
      toast.success(result ? editingTexts.updated : editingTexts.created);
      onClose();
    },
  });
  return { ...saved, save: (form: ResultForm) => saved.save(fieldsOf(form)) };
}
