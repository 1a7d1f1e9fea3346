// Dialog for adding or changing a brand; loaded on demand.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { type Brand, NewBrand } from '#shared/features/brands/contract.ts';
import { brandTexts } from '#shared/features/brands/texts.ts';
import { useApi } from '../../core/api.ts';
import { createDraftStore } from '../../core/drafts/draft-store.ts';
import { useDraft } from '../../core/drafts/use-draft.ts';
import { errorMessageOf } from '../../core/failure.ts';
import { useSave } from '../../core/use-save.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Field } from '../../ui/form/field.tsx';
import { RestoredDraft } from '../../ui/form/restored-draft.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';

const BrandDraft = z.object({
  name: z.string(),
  /** Separated by commas. */
  aliases: z.string(),
  active: z.boolean(),
});
type BrandDraft = z.infer<typeof BrandDraft>;
const drafts = createDraftStore({ name: 'brand', schema: BrandDraft, storedFor: 'tab' });

export interface BrandDialogProps {
  /** The brand to change; undefined to add one. */
  brand: Brand | undefined;
  onClose: () => void;
}

export function BrandDialog({ brand, onClose }: BrandDialogProps) {
  const [initial] = useState(() => draftOf(brand));
  // The draft of a brand that was changed meanwhile is not restored, so that it does not overwrite the change.
  const draftId = `${brand?.id ?? 'new'} ${JSON.stringify(initial)}`;
  const { draft, setDraft, isChanged, clear } = useDraft(drafts, draftId, initial);
  const { name, aliases, active } = draft;
  const change = (part: Partial<BrandDraft>) => setDraft((before) => ({ ...before, ...part }));
  const { save, isSaving, errors, failure } = useSaveBrand(brand, () => {
    clear();
    onClose();
  });
  return (
    <FormDialog
      title={brand ? 'Redigera märke' : 'Nytt märke'}
      submitLabel={brand ? 'Spara' : 'Lägg till märke'}
      isSaving={isSaving}
      failure={failure}
      onSubmit={() => {
        const list = aliases.split(',').flatMap((alias) => alias.trim() || []);
        return save({ name, aliases: list, active });
      }}
      onClose={onClose}
    >
      <RestoredDraft isChanged={isChanged} onReset={() => setDraft(initial)} />
      <Field
        label="Namn"
        required
        error={errors['name']}
        hint={brand && brand.adCount > 0 ? 'Annonserna följer med till det nya namnet.' : undefined}
      >
        {(control) => (
          <TextInput {...control} value={name} onChange={({ target }) => change({ name: target.value })} />
        )}
      </Field>
      <Field
        label="Andra stavningar"
        hint="Felstavningar, förkortningar och serier, med komma emellan."
        error={errors['aliases']}
      >
        {(control) => (
          <TextInput
            {...control}
            value={aliases}
            onChange={({ target }) => change({ aliases: target.value })}
          />
        )}
      </Field>
      <Checkbox
        label="Föreslås och känns igen"
        checked={active}
        onChange={({ target }) => change({ active: target.checked })}
      />
    </FormDialog>
  );
}

function draftOf(brand: Brand | undefined): BrandDraft {
  return {
    name: brand?.name ?? '',
    aliases: brand?.aliases.join(', ') ?? '',
    active: brand?.active ?? true,
  };
}

function useSaveBrand(brand: Brand | undefined, onSaved: () => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useSave<NewBrand, NewBrand>({
    schema: NewBrand,
    async send(data) {
      await (brand ? api.brands.update.call({ id: brand.id, ...data }) : api.brands.create.call(data));
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: api.brands.key() }),
        queryClient.invalidateQueries({ queryKey: api.ads.key() }),
      ]);
    },
    failureOf: (error) => `${brandTexts.saveFailed}. ${errorMessageOf(error)}`,
    onSaved() {
      toast.success(brand ? brandTexts.updated : brandTexts.created);
      onSaved();
    },
  });
}
