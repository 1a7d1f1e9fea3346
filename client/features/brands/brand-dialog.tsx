// Dialog for adding or changing a brand; loaded on demand.
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { type Brand, NewBrand, SeenBrand } from '#shared/features/brands/contract.ts';
import { brandTexts } from '#shared/features/brands/texts.ts';
import { useApi } from '../../core/api.ts';
import { createDraftStore } from '../../core/drafts/draft-store.ts';
import { storedNow, useRebasedForm } from '../../core/drafts/use-rebased-form.ts';
import { errorMessageOf } from '../../core/failure.ts';
import { sendOrReload, useSave } from '../../core/use-save.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Field } from '../../ui/form/field.tsx';
import { RestoredDraft } from '../../ui/form/restored-draft.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';

const BrandForm = z.object({
  name: z.string(),
  /** Separated by commas. */
  aliases: z.string(),
  active: z.boolean(),
});
type BrandForm = z.infer<typeof BrandForm>;
const drafts = createDraftStore({
  name: 'brand',
  schema: z.object({ form: BrandForm, seen: z.optional(SeenBrand) }),
  storedFor: 'tab',
});

export interface BrandDialogProps {
  /** The brand to change; undefined to add one. */
  brand: Brand | undefined;
  onClose: () => void;
}

export function BrandDialog({ brand, onClose }: BrandDialogProps) {
  const { seen, form, change, theirs, rebaseOn, isChanged, reset, clear } = useRebasedForm(
    { drafts, id: brand && String(brand.id) },
    brand && seenOf(brand),
    formOf,
  );
  const { name, aliases, active } = form;
  const { save, isSaving, errors, failure } = useSaveBrand({
    brand,
    seen,
    onSeen: rebaseOn,
    onSaved() {
      clear();
      onClose();
    },
  });
  const errorAt = (field: 'name' | 'aliases') => {
    const stored = theirs[field];
    return errors[field] ?? (stored === undefined ? undefined : storedNow(stored));
  };
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
      <RestoredDraft isChanged={isChanged} onReset={reset} />
      <Field
        label="Namn"
        required
        error={errorAt('name')}
        hint={brand && brand.adCount > 0 ? 'Annonserna följer med till det nya namnet.' : undefined}
      >
        {(control) => (
          <TextInput {...control} value={name} onChange={({ target }) => change({ name: target.value })} />
        )}
      </Field>
      <Field
        label="Andra stavningar"
        hint="Felstavningar, förkortningar och serier, med komma emellan."
        error={errorAt('aliases')}
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

function seenOf({ name, aliases, active }: Brand): SeenBrand {
  return { name, aliases, active };
}

function formOf(seen: SeenBrand | undefined): BrandForm {
  const { name, aliases, active } = seen ?? { name: '', aliases: [], active: true };
  return { name, aliases: aliases.join(', '), active };
}

interface SavedBrand {
  /** Undefined for a new one. */
  brand: Brand | undefined;
  seen: SeenBrand | undefined;
  /** Called with the current brand after a conflict. */
  onSeen: (current: SeenBrand) => void;
  onSaved: () => void;
}

function useSaveBrand({ brand, seen, onSeen, onSaved }: SavedBrand) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useSave<NewBrand, NewBrand>({
    schema: NewBrand,
    async send(data) {
      await (brand
        ? sendOrReload(
            () => api.brands.update.call({ id: brand.id, ...data, seen }),
            async () => {
              const { brands } = await api.brands.list.call();
              const now = brands.find(({ id }) => id === brand.id);
              if (now) onSeen(seenOf(now));
            },
          )
        : api.brands.create.call(data));
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
