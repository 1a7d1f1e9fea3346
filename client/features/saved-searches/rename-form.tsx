// Inline form for renaming a saved search.
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { SavedSearch } from '#shared/features/saved-searches/contract.ts';
import { savedSearchTexts } from '#shared/features/saved-searches/texts.ts';
import { useApi } from '../../core/api.ts';
import { fieldErrorsOf, isRefusal, errorMessageOf } from '../../core/failure.ts';
import { useSignInPrompt } from '../../core/sign-in-prompt.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { toast } from '../../ui/feedback/toast.ts';

export function RenameForm({ search, onClose }: { search: SavedSearch; onClose: () => void }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const promptSignIn = useSignInPrompt();
  const [name, setName] = useState(search.name);
  const [isSaving, setIsSaving] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // After the menu has returned the focus to its button.
    const timer = setTimeout(() => input.current?.select());
    return () => clearTimeout(timer);
  }, []);

  async function save(): Promise<void> {
    setIsSaving(true);
    setRefusal(undefined);
    try {
      await api.savedSearches.change.call({ id: search.id, name });
      toast.success(savedSearchTexts.changed);
      await queryClient.invalidateQueries({ queryKey: api.savedSearches.key() });
      onClose();
    } catch (error) {
      if (isRefusal(error, 'UNAUTHORIZED')) return promptSignIn(errorMessageOf(error), () => void save());
      setRefusal(
        fieldErrorsOf(error)['name'] ?? `${savedSearchTexts.changeFailed}. ${errorMessageOf(error)}`,
      );
    } finally {
      setIsSaving(false);
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    void save();
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-2">
      <Field label="Namn på sökningen" required error={refusal} className="grow basis-full sm:basis-56">
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            value={name}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
            onKeyDown={({ key }) => key === 'Escape' && onClose()}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" busy={isSaving}>
        Spara
      </Button>
      <Button onClick={onClose}>Avbryt</Button>
    </form>
  );
}
