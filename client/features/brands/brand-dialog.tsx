// Dialog for adding or changing a brand; loaded on demand.
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { type Brand, NewBrand } from '#shared/features/brands/contract.ts';
import { brandTexts } from '#shared/features/brands/texts.ts';
import { useApi } from '../../core/api.ts';
import { errorMessageOf, fieldErrorsOf, isRefusal } from '../../core/failure.ts';
import { useSignInPrompt } from '../../core/sign-in-prompt.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Field, FieldError } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';

export interface BrandDialogProps {
  /** The brand to change; undefined to add one. */
  brand: Brand | undefined;
  onClose: () => void;
}

export function BrandDialog({ brand, onClose }: BrandDialogProps) {
  const formId = useId();
  const [name, setName] = useState(brand?.name ?? '');
  const [aliases, setAliases] = useState(brand?.aliases.join(', ') ?? '');
  const [active, setActive] = useState(brand?.active ?? true);
  const { save, isSaving, errors, failure } = useSave(brand, onClose);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const list = aliases.split(',').flatMap((alias) => alias.trim() || []);
    void save({ name, aliases: list, active });
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || isSaving || onClose()}
      title={brand ? 'Redigera märke' : 'Nytt märke'}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>Avbryt</Button>
          <Button type="submit" form={formId} variant="primary" busy={isSaving}>
            {brand ? 'Spara' : 'Lägg till märke'}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5">
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
        <div aria-live="polite">{failure && <FieldError>{failure}</FieldError>}</div>
      </form>
    </Dialog>
  );
}

function useSave(brand: Brand | undefined, onSaved: () => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  const promptSignIn = useSignInPrompt();
  const [isSaving, setIsSaving] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState('');

  async function save(typed: NewBrand): Promise<void> {
    const { data, error } = NewBrand.safeParse(typed);
    setFailure('');
    if (error)
      return setErrors(
        Object.fromEntries(error.issues.map(({ path, message }) => [String(path[0]), message])),
      );
    setErrors({});
    setIsSaving(true);
    try {
      await (brand ? api.brands.update.call({ id: brand.id, ...data }) : api.brands.create.call(data));
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: api.brands.key() }),
        queryClient.invalidateQueries({ queryKey: api.ads.key() }),
      ]);
      toast.success(brand ? brandTexts.updated : brandTexts.created);
      onSaved();
    } catch (refused) {
      if (isRefusal(refused, 'UNAUTHORIZED')) promptSignIn(errorMessageOf(refused), () => void save(typed));
      const fields = fieldErrorsOf(refused);
      setErrors(fields);
      if (Object.keys(fields).length === 0)
        setFailure(`${brandTexts.saveFailed}. ${errorMessageOf(refused)}`);
    } finally {
      setIsSaving(false);
    }
  }

  return { save, isSaving, errors, failure };
}
