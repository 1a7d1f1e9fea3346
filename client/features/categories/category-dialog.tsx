// Dialog for creating or editing a category; loaded on demand.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { type Category, CategoryText, SeenCategory } from '#shared/features/categories/contract.ts';
import { noAttributes } from '#shared/features/categories/category-attributes.ts';
import { categoryTexts } from '#shared/features/categories/texts.ts';
import { useApi } from '../../core/api.ts';
import { createDraftStore } from '../../core/drafts/draft-store.ts';
import { useDraft } from '../../core/drafts/use-draft.ts';
import { conflictTexts, rebase } from '../../core/drafts/use-rebased-form.ts';
import { errorMessageOf } from '../../core/failure.ts';
import { sendOrReload, useSave } from '../../core/use-save.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Field } from '../../ui/form/field.tsx';
import { RestoredDraft } from '../../ui/form/restored-draft.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { CategoryAttributeFields } from './category-attribute-fields.tsx';

/** `seen` is the category when editing began; undefined for a new one. */
const CategoryDraft = z.extend(SeenCategory, { seen: z.optional(SeenCategory) });
type CategoryDraft = z.infer<typeof CategoryDraft>;
const drafts = createDraftStore({ name: 'category', schema: CategoryDraft, storedFor: 'tab' });
const emptyDraft: CategoryDraft = { name: '', description: '', icon: '', attributes: noAttributes };

export interface CategoryDialogProps {
  /** The category to edit; undefined to create one. */
  category: Category | undefined;
  onClose: () => void;
}

export function CategoryDialog({ category, onClose }: CategoryDialogProps) {
  const [initial] = useState(() => (category ? draftOf(category) : emptyDraft));
  const { draft, setDraft, isChanged, clear } = useDraft(drafts, String(category?.id ?? 'new'), initial);
  const { seen, ...text } = draft;
  const change = (part: Partial<CategoryDraft>) => setDraft((before) => ({ ...before, ...part }));
  const [conflicts, setConflicts] = useState<Record<string, string>>({});
  const { save, isSaving, failure, ...saving } = useSaveCategory({
    category,
    seen,
    onConflict(current) {
      const rebased = (typed: SeenCategory) => rebase(typed, { opened: seen ?? typed, stored: current });
      setDraft(({ seen: _seen, ...typed }) => ({ ...rebased(typed).form, seen: current }));
      setConflicts(conflictTexts(rebased(text).theirs));
    },
    onSaved() {
      clear();
      onClose();
    },
  });
  const errors = { ...conflicts, ...saving.errors };
  return (
    <FormDialog
      title={category ? 'Redigera kategori' : 'Ny kategori'}
      submitLabel={category ? 'Spara' : 'Skapa kategori'}
      isSaving={isSaving}
      failure={failure}
      onSubmit={() => save(text)}
      onClose={onClose}
    >
      <RestoredDraft isChanged={isChanged} onReset={() => setDraft(initial)} />
      <Field
        label="Namn"
        required
        error={errors['name']}
        hint={category && category.adCount > 0 ? 'Annonserna följer med till det nya namnet.' : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            value={text.name}
            onChange={({ target }) => change({ name: target.value })}
          />
        )}
      </Field>
      <Field label="Beskrivning" error={errors['description']}>
        {(control) => (
          <TextArea
            {...control}
            value={text.description}
            onChange={({ target }) => change({ description: target.value })}
          />
        )}
      </Field>
      <Field label="Ikon" hint="En emoji, som 🏀. Visas bara här i administrationen." error={errors['icon']}>
        {(control) => (
          <TextInput
            {...control}
            className="max-w-24"
            value={text.icon}
            onChange={({ target }) => change({ icon: target.value })}
          />
        )}
      </Field>
      <CategoryAttributeFields value={text.attributes} onChange={(attributes) => change({ attributes })} />
    </FormDialog>
  );
}

interface SavedCategory {
  /** Undefined for a new one. */
  category: Category | undefined;
  seen: SeenCategory | undefined;
  /** Called with the current category after a conflict. */
  onConflict: (current: SeenCategory) => void;
  onSaved: () => void;
}

function useSaveCategory({ category, seen, onConflict, onSaved }: SavedCategory) {
  const api = useApi();
  const queryClient = useQueryClient();

  async function loadCurrent(): Promise<void> {
    const listed = api.categories.list.queryOptions();
    await queryClient.invalidateQueries({ queryKey: listed.queryKey });
    const { categories } = await queryClient.fetchQuery(listed);
    const current = categories.find(({ id }) => id === category?.id);
    if (current) onConflict(seenOf(current));
  }

  return useSave<CategoryText, CategoryText>({
    schema: CategoryText,
    async send(text) {
      await (category
        ? sendOrReload(() => api.categories.update.call({ id: category.id, ...text, seen }), loadCurrent)
        : api.categories.create.call(text));
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: api.categories.key() }),
        queryClient.invalidateQueries({ queryKey: api.ads.key() }),
      ]);
    },
    failureOf: (error) =>
      `${category ? categoryTexts.updateFailed : categoryTexts.createFailed}. ${errorMessageOf(error)}`,
    onSaved() {
      toast.success(category ? categoryTexts.updated : categoryTexts.created);
      onSaved();
    },
  });
}

function draftOf(category: Category): CategoryDraft {
  const seen = seenOf(category);
  return { ...seen, seen };
}

function seenOf({ name, description, icon, attributes }: Category): SeenCategory {
  return { name, description, icon, attributes };
}
