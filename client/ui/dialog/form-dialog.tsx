// A dialog with one form: fields, an error of the whole form, and two buttons. It stays open while saving.
import { type ReactNode, type SubmitEvent, useId } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { FieldError } from '../form/field.tsx';
import { submitForm } from '../form/first-invalid.ts';
import { Dialog } from './dialog.tsx';

export interface FormDialogProps {
  title: string;
  description?: ReactNode;
  submitLabel: string;
  variant?: 'primary' | 'danger';
  size?: 'sm' | 'md' | 'lg';
  /** As in `DialogProps`. */
  opener?: Element | null;
  isSaving: boolean;
  /** Why saving failed, unless the fields show it; empty otherwise. */
  failure: string;
  /** Resolves when the form is saved or its fields show errors; the first invalid field then gets the focus. */
  onSubmit: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

export function FormDialog(props: FormDialogProps) {
  const {
    submitLabel,
    variant = 'primary',
    size = 'sm',
    isSaving,
    failure,
    onSubmit,
    onClose,
    children,
    ...heading
  } = props;
  const formId = useId();

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    submitForm(event, onSubmit);
  }

  // A request in progress may fail, and its error is shown in this dialog.
  const close = () => isSaving || onClose();

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || close()}
      {...heading}
      size={size}
      footer={
        <>
          {/* Beside the button that was pressed: the end of a long form may be out of view. */}
          <div aria-live="polite" className={classNames('basis-full', failure === '' && '-mb-3')}>
            {failure && <FieldError>{failure}</FieldError>}
          </div>
          <Button onClick={close}>Avbryt</Button>
          <Button type="submit" form={formId} variant={variant} busy={isSaving}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5">
        {children}
      </form>
    </Dialog>
  );
}
