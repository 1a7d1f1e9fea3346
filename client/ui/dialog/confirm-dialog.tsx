// Asks for confirmation of an irreversible action; runs the action and shows its failure.
import { useState, type ReactNode } from 'react';
import { AlertDialog as Primitive } from 'radix-ui';
import { useCloseOnBack } from '../../core/close-on-back.ts';
import { Button } from '../button/button.tsx';
import { Backdrop } from './dialog.tsx';
import { FieldError } from '../form/field.tsx';
import { useReturnFocus } from './use-return-focus.ts';

export type ConfirmDialogProps = {
  /** Called once, after the action or when it is declined. */
  onClose: () => void;
  title: string;
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
  /**
   * Asks whether to leave the page. The dialog then has no history entry of its own: Back has already left the page's entry,
   * to which the router returns if the user stays.
   */
  isLeaving?: boolean;
  /** The action. While it runs the dialog is busy; when it throws, the dialog stays open and shows the error. */
  onConfirm: () => Promise<unknown> | void;
  /** The error text to show; messages of browser errors are in English. */
  describeFailure?: (error: unknown) => string;
};

export function ConfirmDialog({
  onClose,
  title,
  children,
  confirmLabel,
  cancelLabel = 'Avbryt',
  danger = false,
  isLeaving = false,
  onConfirm,
  describeFailure = describeUnknown,
}: ConfirmDialogProps) {
  const { remember, restore } = useReturnFocus();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function confirm(): Promise<void> {
    setIsBusy(true);
    setFailure(undefined);
    try {
      await onConfirm();
      onClose();
    } catch (error) {
      setFailure(describeFailure(error));
    } finally {
      setIsBusy(false);
    }
  }

  function decline(): void {
    if (isBusy) return;
    setFailure(undefined);
    onClose();
  }
  useCloseOnBack(decline, !isLeaving);

  return (
    <Primitive.Root open onOpenChange={(isOpen) => isOpen || decline()}>
      <Primitive.Portal>
        <Backdrop />
        <Primitive.Content
          aria-modal="true"
          data-holds-page=""
          onOpenAutoFocus={remember}
          onCloseAutoFocus={restore}
          className="fixed inset-x-4 top-1/2 z-50 mx-auto flex max-h-[calc(100dvh-2rem)] max-w-md -translate-y-1/2 animate-rise flex-col gap-4 overflow-y-auto rounded-lg bg-surface p-6 text-ink shadow-overlay outline-none"
        >
          <Primitive.Title className="text-lg">{title}</Primitive.Title>
          <Primitive.Description asChild>
            <div className="text-muted">{children}</div>
          </Primitive.Description>
          <div aria-live="polite">{failure && <FieldError>{failure}</FieldError>}</div>
          <div className="flex flex-wrap justify-end gap-3">
            <Primitive.Cancel asChild>
              <Button>{cancelLabel}</Button>
            </Primitive.Cancel>
            <Button variant={danger ? 'danger' : 'primary'} busy={isBusy} onClick={confirm}>
              {confirmLabel}
            </Button>
          </div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

const describeUnknown = () => 'Något gick fel. Försök igen.';
