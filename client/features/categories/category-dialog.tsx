// Dialog for creating or editing a category; loaded on demand.
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { type Category, CategoryText, type SeenCategory } from '#shared/features/categories/contract.ts';
import { noAttributes } from '#shared/features/categories/category-attributes.ts';
import { categoryTexts } from '#shared/features/categories/texts.ts';
import { useApi } from '../../core/api.ts';
import { fieldErrorsOf, isRefusal, errorMessageOf } from '../../core/failure.ts';
import { useSignInPrompt } from '../../core/sign-in-prompt.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Field, FieldError } from '../../ui/form/field.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { CategoryAttributeFields } from './category-attribute-fields.tsx';
import { toast } from '../../ui/feedback/toast.ts';

export interface CategoryDialogProps {
  /** The category to edit; undefined to create one. */
  category: Category | undefined;
  onClose: () => void;
}

type Refusals = Record<string, string>;

export function CategoryDialog({ category, onClose }: CategoryDialogProps) {
  const formId = useId();
  const [name, setName] = useState(category?.name ?? '');
  const [description, setDescription] = useState(category?.description ?? '');
  const [attributes, setAttributes] = useState(category?.attributes ?? noAttributes);
  const { save, isSaving, refusals, failure } = useSave(category, onClose);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    void save({ name, description, attributes });
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || isSaving || onClose()}
      title={category ? 'Redigera kategori' : 'Ny kategori'}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>Avbryt</Button>
          <Button type="submit" form={formId} variant="primary" busy={isSaving}>
            {category ? 'Spara' : 'Skapa kategori'}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Field
          label="Namn"
          required
          error={refusals['name']}
          hint={category && category.adCount > 0 ? 'Annonserna följer med till det nya namnet.' : undefined}
        >
          {(control) => (
            <TextInput {...control} value={name} onChange={(event) => setName(event.target.value)} />
          )}
        </Field>
        <Field label="Beskrivning" error={refusals['description']}>
          {(control) => (
            <TextArea
              {...control}
              value={description}
              onChange={(event) => setDescription(event.target.value)}
            />
          )}
        </Field>
        <CategoryAttributeFields value={attributes} onChange={setAttributes} />
        <div aria-live="polite">{failure && <FieldError>{failure}</FieldError>}</div>
      </form>
    </Dialog>
  );
}

function useSave(category: Category | undefined, onSaved: () => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  const promptSignIn = useSignInPrompt();
  const [isSaving, setIsSaving] = useState(false);
  const [refusals, setRefusals] = useState<Refusals>({});
  const [failure, setFailure] = useState('');
  const [seen, setSeen] = useState(category && seenOf(category));

  async function save(typed: CategoryText): Promise<void> {
    const { data: text, error } = CategoryText.safeParse(typed);
    setFailure('');
    if (error) return setRefusals(sentencesOf(error.issues));
    setRefusals({});
    setIsSaving(true);
    try {
      await (category
        ? api.categories.update.call({ id: category.id, ...text, seen })
        : api.categories.create.call(text));
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: api.categories.key() }),
        queryClient.invalidateQueries({ queryKey: api.ads.key() }),
      ]);
      toast.success(category ? categoryTexts.updated : categoryTexts.created);
      onSaved();
    } catch (refused) {
      if (isRefusal(refused, 'UNAUTHORIZED')) promptSignIn(errorMessageOf(refused), () => void save(typed));
      showRefusal(refused);
      const isChanged = isRefusal(refused, 'CONFLICT') && Object.keys(fieldErrorsOf(refused)).length === 0;
      // Without an answer the next attempt is refused again.
      if (isChanged) await seeAgain().catch(() => undefined);
    } finally {
      setIsSaving(false);
    }
  }

  /** Saving again replaces what another admin has saved meanwhile, now knowingly. */
  async function seeAgain(): Promise<void> {
    const listed = api.categories.list.queryOptions();
    await queryClient.invalidateQueries({ queryKey: listed.queryKey });
    const { categories } = await queryClient.fetchQuery(listed);
    const current = categories.find(({ id }) => id === category?.id);
    setSeen(current && seenOf(current));
  }

  function showRefusal(refused: unknown): void {
    const fields = fieldErrorsOf(refused);
    setRefusals(fields);
    if (Object.keys(fields).length > 0) return;
    const failed = category ? categoryTexts.updateFailed : categoryTexts.createFailed;
    setFailure(`${failed}. ${errorMessageOf(refused)}`);
  }

  return { save, isSaving, refusals, failure };
}

function seenOf({ name, description, attributes }: Category): SeenCategory {
  return { name, description, attributes };
}

function sentencesOf(issues: readonly { path: PropertyKey[]; message: string }[]): Refusals {
  const sentences: Refusals = {};
  for (const { path, message } of issues) sentences[String(path[0])] ??= message;
  return sentences;
}
