// Dialog for adding or changing synonyms; loaded on demand.
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { NewSynonyms, type Synonyms } from '#shared/features/synonyms/contract.ts';
import { directionTexts, synonymTexts } from '#shared/features/synonyms/texts.ts';
import { useApi } from '../../core/api.ts';
import { errorMessageOf, fieldErrorsOf, isRefusal } from '../../core/failure.ts';
import { useSignInPrompt } from '../../core/sign-in-prompt.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Field, FieldError } from '../../ui/form/field.tsx';
import { RadioList } from '../../ui/form/radio-list.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';

export interface SynonymDialogProps {
  /** The row to change; without an id, the words to begin a new one with. */
  synonyms: Omit<Synonyms, 'id'> & { id?: number };
  onClose: () => void;
}

export function SynonymDialog({ synonyms, onClose }: SynonymDialogProps) {
  const formId = useId();
  const isNew = synonyms.id === undefined;
  const first = synonyms.words.join(', ');
  const [words, setWords] = useState(isNew && first ? `${first}, ` : first);
  const [direction, setDirection] = useState(synonyms.direction);
  const { save, isSaving, error, failure } = useSave(synonyms.id, onClose);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    void save({ words: words.split(',').flatMap((word) => word.trim() || []), direction });
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || isSaving || onClose()}
      title={isNew ? 'Nya synonymer' : 'Redigera synonymer'}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>Avbryt</Button>
          <Button type="submit" form={formId} variant="primary" busy={isSaving}>
            {isNew ? 'Lägg till' : 'Spara'}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Field
          label="Ord"
          required
          error={error}
          hint="Med komma emellan, i grundform: ”sko, sneakers, pjuck”."
        >
          {(control) => (
            <TextInput {...control} value={words} onChange={({ target }) => setWords(target.value)} />
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
          onChange={setDirection}
        />
        <div aria-live="polite">{failure && <FieldError>{failure}</FieldError>}</div>
      </form>
    </Dialog>
  );
}

function useSave(id: number | undefined, onSaved: () => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  const promptSignIn = useSignInPrompt();
  const [isSaving, setIsSaving] = useState(false);
  const [error, setError] = useState('');
  const [failure, setFailure] = useState('');

  async function save(typed: NewSynonyms): Promise<void> {
    const { data, error: wrong } = NewSynonyms.safeParse(typed);
    setFailure('');
    setError(wrong?.issues[0]?.message ?? '');
    if (wrong) return;
    setIsSaving(true);
    try {
      await (id === undefined ? api.synonyms.create.call(data) : api.synonyms.update.call({ id, ...data }));
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: api.synonyms.key() }),
        queryClient.invalidateQueries({ queryKey: api.ads.key() }),
      ]);
      toast.success(id === undefined ? synonymTexts.created : synonymTexts.updated);
      onSaved();
    } catch (refused) {
      if (isRefusal(refused, 'UNAUTHORIZED')) promptSignIn(errorMessageOf(refused), () => void save(typed));
      const [field] = Object.values(fieldErrorsOf(refused));
      if (field === undefined) setFailure(`${synonymTexts.saveFailed}. ${errorMessageOf(refused)}`);
      else setError(field);
    } finally {
      setIsSaving(false);
    }
  }

  return { save, isSaving, error, failure };
}
