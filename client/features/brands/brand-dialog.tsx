// Dialog for adding or changing a brand; loaded on demand.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Brand, NewBrand } from '#shared/features/brands/contract.ts';
import { brandTexts } from '#shared/features/brands/texts.ts';
import { useApi } from '../../core/api.ts';
import { errorMessageOf } from '../../core/failure.ts';
import { useSave } from '../../core/use-save.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';

export interface BrandDialogProps {
  /** The brand to change; undefined to add one. */
  brand: Brand | undefined;
  onClose: () => void;
}

export function BrandDialog({ brand, onClose }: BrandDialogProps) {
  const [name, setName] = useState(brand?.name ?? '');
  const [aliases, setAliases] = useState(brand?.aliases.join(', ') ?? '');
  const [active, setActive] = useState(brand?.active ?? true);
  const { save, isSaving, errors, failure } = useSaveBrand(brand, onClose);
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
      <Field
        label="Namn"
        required
        error={errors['name']}
        hint={brand && brand.adCount > 0 ? 'Annonserna följer med till det nya namnet.' : undefined}
      >
        {(control) => (
          <TextInput {...control} value={name} onChange={({ target }) => setName(target.value)} />
        )}
      </Field>
      <Field
        label="Andra stavningar"
        hint="Felstavningar, förkortningar och serier, med komma emellan."
        error={errors['aliases']}
      >
        {(control) => (
          <TextInput {...control} value={aliases} onChange={({ target }) => setAliases(target.value)} />
        )}
      </Field>
      <Checkbox
        label="Föreslås och känns igen"
        checked={active}
        onChange={({ target }) => setActive(target.checked)}
      />
    </FormDialog>
  );
}

function useSaveBrand(brand: Brand | undefined, onClose: () => void) {
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
      onClose();
    },
  });
}
