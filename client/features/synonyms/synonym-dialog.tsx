// Dialog for adding or changing synonyms; loaded on demand.
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { NewSynonyms, SeenSynonyms, SynonymDirection } from '#shared/features/synonyms/contract.ts';
import { directionTexts, synonymTexts } from '#shared/features/synonyms/texts.ts';
import { useApi } from '../../core/api.ts';
import { createDraftStore } from '../../core/drafts/draft-store.ts';
import { storedNow, useRebasedForm } from '../../core/drafts/use-rebased-form.ts';
import { errorMessageOf } from '../../core/failure.ts';
import { sendOrReload, useSave } from '../../core/use-save.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Field } from '../../ui/form/field.tsx';
import { RadioList } from '../../ui/form/radio-list.tsx';
import { RestoredDraft } from '../../ui/form/restored-draft.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';

const SynonymForm = z.object({
  /** Separated by commas. */
  words: z.string(),
  direction: SynonymDirection,
});
type SynonymForm = z.infer<typeof SynonymForm>;
const drafts = createDraftStore({
  name: 'synonyms',
  schema: z.object({ form: SynonymForm, seen: z.optional(SeenSynonyms) }),
  storedFor: 'tab',
});

export interface SynonymDialogProps {
  /** The row to change; without an id, the words to begin a new one with. */
  synonyms: SeenSynonyms & { id?: number };
  onClose: () => void;
}

export function SynonymDialog({ synonyms, onClose }: SynonymDialogProps) {
  const { id, ...stored } = synonyms;
  const isNew = id === undefined;
  const { seen, form, change, theirs, rebaseOn, isChanged, reset, clear } = useRebasedForm(
    { drafts, id: isNew ? `new ${stored.words.join(', ')}` : String(id) },
    isNew ? undefined : stored,
    (row) => (row ? formOf(row) : firstFormOf(stored)),
  );
  const { words, direction } = form;
  const { save, isSaving, errors, failure } = useSaveSynonyms({
    id,
    seen,
    onSeen: rebaseOn,
    onSaved() {
      clear();
      onClose();
    },
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
      <RestoredDraft isChanged={isChanged} onReset={reset} />
      <Field
        label="Ord"
        required
        error={errors['words'] ?? (theirs.words === undefined ? undefined : storedNow(theirs.words))}
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

function formOf({ words, direction }: SeenSynonyms): SynonymForm {
  return { words: words.join(', '), direction };
}

/** The form of a new row, ready for another word. */
function firstFormOf({ words, direction }: SeenSynonyms): SynonymForm {
  return { words: words.map((word) => `${word}, `).join(''), direction };
}

interface SavedSynonyms {
  /** Undefined for a new row. */
  id: number | undefined;
  seen: SeenSynonyms | undefined;
  /** Called with the current synonyms after a conflict. */
  onSeen: (current: SeenSynonyms) => void;
  onSaved: () => void;
}

function useSaveSynonyms({ id, seen, onSeen, onSaved }: SavedSynonyms) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useSave<NewSynonyms, NewSynonyms>({
    schema: NewSynonyms,
    async send(data) {
      await (id === undefined
        ? api.synonyms.create.call(data)
        : sendOrReload(
            () => api.synonyms.update.call({ id, ...data, seen }),
            async () => {
              const { words, direction } = await api.synonyms.find.call({ id });
              onSeen({ words, direction });
            },
          ));
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
