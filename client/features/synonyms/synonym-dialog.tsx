// Dialog for adding or changing synonyms; loaded on demand.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { NewSynonyms, SynonymDirection, type Synonyms } from '#shared/features/synonyms/contract.ts';
import { directionTexts, synonymTexts } from '#shared/features/synonyms/texts.ts';
import { useApi } from '../../core/api.ts';
import { createDraftStore } from '../../core/drafts/draft-store.ts';
import { useDraft } from '../../core/drafts/use-draft.ts';
import { errorMessageOf } from '../../core/failure.ts';
import { useSave } from '../../core/use-save.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Field } from '../../ui/form/field.tsx';
import { RadioList } from '../../ui/form/radio-list.tsx';
import { RestoredDraft } from '../../ui/form/restored-draft.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';

const SynonymDraft = z.object({
  /** Separated by commas. */
  words: z.string(),
  direction: SynonymDirection,
});
type SynonymDraft = z.infer<typeof SynonymDraft>;
const drafts = createDraftStore({ name: 'synonyms', schema: SynonymDraft, storedFor: 'tab' });

export interface SynonymDialogProps {
  /** The row to change; without an id, the words to begin a new one with. */
  synonyms: Omit<Synonyms, 'id'> & { id?: number };
  onClose: () => void;
}

export function SynonymDialog({ synonyms, onClose }: SynonymDialogProps) {
  const isNew = synonyms.id === undefined;
  const first = synonyms.words.join(', ');
  const [initial] = useState<SynonymDraft>({
    words: isNew && first ? `${first}, ` : first,
    direction: synonyms.direction,
  });
  // The draft of synonyms that were changed meanwhile is not restored, so that it does not overwrite the change.
  const draftId = `${synonyms.id ?? 'new'} ${JSON.stringify(initial)}`;
  const { draft, setDraft, isChanged, clear } = useDraft(drafts, draftId, initial);
  const { words, direction } = draft;
  const change = (part: Partial<SynonymDraft>) => setDraft((before) => ({ ...before, ...part }));
  const { save, isSaving, errors, failure } = useSaveSynonyms(synonyms.id, () => {
    clear();
    onClose();
  });
  return (
    <FormDialog
      title={isNew ? 'Nya synonymer' : 'Redigera synonymer'}
      submitLabel={isNew ? 'Lägg till' : 'Spara'}
      isSaving={isSaving}
      failure={failure}
      onSubmit={() => save({ words: words.split(',').flatMap((word) => word.trim() || []), direction })}
      onClose={onClose}
    >
      <RestoredDraft isChanged={isChanged} onReset={() => setDraft(initial)} />
      <Field
        label="Ord"
        required
        error={errors['words']}
        hint="Med komma emellan, i grundform: ”sko, sneakers, pjuck”."
      >
        {(control) => (
          <TextInput {...control} value={words} onChange={({ target }) => change({ words: target.value })} />
        )}
      </Field>
      <RadioList
        legend="Betydelse"
        options={[
          { value: 'same', label: directionTexts.same, note: '”hoodie” hittar luvtröjor, och tvärtom.' },
          {
            value: 'kinds',
            label: directionTexts.kinds,
            note: '”nike” hittar också Jordan, men ”jordan” inte andra Nike.',
          },
        ]}
        value={direction}
        onChange={(chosen) => change({ direction: chosen })}
      />
    </FormDialog>
  );
}

function useSaveSynonyms(id: number | undefined, onSaved: () => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useSave<NewSynonyms, NewSynonyms>({
    schema: NewSynonyms,
    async send(data) {
      await (id === undefined ? api.synonyms.create.call(data) : api.synonyms.update.call({ id, ...data }));
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: api.synonyms.key() }),
        queryClient.invalidateQueries({ queryKey: api.ads.key() }),
      ]);
    },
    failureOf: (error) => `${synonymTexts.saveFailed}. ${errorMessageOf(error)}`,
    onSaved() {
      toast.success(id === undefined ? synonymTexts.created : synonymTexts.updated);
      onSaved();
    },
  });
}
