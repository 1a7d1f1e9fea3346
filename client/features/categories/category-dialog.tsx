// Dialog for creating or editing a category; loaded on demand.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Category, CategoryText, type SeenCategory } from '#shared/features/categories/contract.ts';
import { noAttributes } from '#shared/features/categories/category-attributes.ts';
import { categoryTexts } from '#shared/features/categories/texts.ts';
import { useApi } from '../../core/api.ts';
import { errorMessageOf, fieldErrorsOf, isRefusal } from '../../core/failure.ts';
import { useSave } from '../../core/use-save.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Field } from '../../ui/form/field.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { CategoryAttributeFields } from './category-attribute-fields.tsx';

export interface CategoryDialogProps {
  /** The category to edit; undefined to create one. */
  category: Category | undefined;
  onClose: () => void;
}

export function CategoryDialog({ category, onClose }: CategoryDialogProps) {
  const [name, setName] = useState(category?.name ?? '');
  const [description, setDescription] = useState(category?.description ?? '');
  const [icon, setIcon] = useState(category?.icon ?? '');
  const [attributes, setAttributes] = useState(category?.attributes ?? noAttributes);
  const { save, isSaving, errors, failure } = useSaveCategory(category, onClose);
  return (
    <FormDialog
      title={category ? 'Redigera kategori' : 'Ny kategori'}
      submitLabel={category ? 'Spara' : 'Skapa kategori'}
      isSaving={isSaving}
      failure={failure}
      onSubmit={() => save({ name, description, icon, attributes })}
      onClose={onClose}
    >
      <Field
        label="Namn"
        required
        error={errors['name']}
        hint={category && category.adCount > 0 ? 'Annonserna följer med till det nya namnet.' : undefined}
      >
        {(control) => (
          <TextInput {...control} value={name} onChange={(event) => setName(event.target.value)} />
        )}
      </Field>
      <Field label="Beskrivning" error={errors['description']}>
        {(control) => (
          <TextArea
            {...control}
            value={description}
            onChange={(event) => setDescription(event.target.value)}
          />
        )}
      </Field>
      <Field label="Ikon" hint="En emoji, som 🏀. Visas bara här i administrationen." error={errors['icon']}>
        {(control) => (
          <TextInput
            {...control}
            className="max-w-24"
            value={icon}
            onChange={(event) => setIcon(event.target.value)}
          />
        )}
      </Field>
      <CategoryAttributeFields value={attributes} onChange={setAttributes} />
    </FormDialog>
  );
}

function useSaveCategory(category: Category | undefined, onClose: () => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [seen, setSeen] = useState(category && seenOf(category));

  /** After a conflict, loads the current version, so that saving again knowingly overwrites the other admin's changes. */
  async function seeAgain(): Promise<void> {
    const listed = api.categories.list.queryOptions();
    await queryClient.invalidateQueries({ queryKey: listed.queryKey });
    const { categories } = await queryClient.fetchQuery(listed);
    const current = categories.find(({ id }) => id === category?.id);
    setSeen(current && seenOf(current));
  }

  return useSave<CategoryText, CategoryText>({
    schema: CategoryText,
    async send(text) {
      await (category
        ? api.categories.update.call({ id: category.id, ...text, seen }).catch(async (error: unknown) => {
            const isChanged = isRefusal(error, 'CONFLICT') && Object.keys(fieldErrorsOf(error)).length === 0;
            // If this request fails, the next attempt to save is refused again.
            if (isChanged) await seeAgain().catch(() => undefined);
            throw error;
          })
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
      onClose();
    },
  });
}

function seenOf({ name, description, icon, attributes }: Category): SeenCategory {
  return { name, description, icon, attributes };
}
