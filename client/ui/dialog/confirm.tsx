// Asks "är du säker?" from any component with one call; the dialog is loaded when it opens.
import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import type { ConfirmDialogProps } from './confirm-dialog.tsx';
import { LazyDialog } from '../lazy/lazy-dialog.tsx';

export type ConfirmOptions = Omit<ConfirmDialogProps, 'onClose' | 'children'> & { text?: ReactNode };
export type Confirm = (options: ConfirmOptions) => Promise<boolean>;

interface OpenConfirm {
  number: number;
  options: ConfirmOptions;
  /** Only the first answer counts. */
  resolve: (isConfirmed: boolean) => void;
}

const ConfirmContext = createContext<Confirm | null>(null);

const loadConfirmDialog = async () => (await import('./confirm-dialog.tsx')).ConfirmDialog;

let lastNumber = 0;

/** Rendered once, around the app. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<OpenConfirm>();

  const confirm = useCallback<Confirm>(
    (options) =>
      new Promise((resolve) => {
        lastNumber += 1;
        setOpen({ number: lastNumber, options, resolve });
      }),
    [],
  );

  function close({ resolve }: OpenConfirm): void {
    resolve(false);
    setOpen(undefined);
  }

  return (
    <ConfirmContext value={confirm}>
      {children}
      {open && (
        <LazyDialog key={open.number} load={loadConfirmDialog} props={dialogProps(open, () => close(open))} />
      )}
    </ConfirmContext>
  );
}

function dialogProps({ options, resolve }: OpenConfirm, onClose: () => void): ConfirmDialogProps {
  const { text, onConfirm, ...props } = options;
  return {
    ...props,
    children: text,
    onClose,
    onConfirm: async () => {
      await onConfirm();
      resolve(true);
    },
  };
}

/**
 * `const confirm = useConfirm()`, then
 * `await confirm({ title, text, confirmLabel: 'Ta bort', danger: true, onConfirm: () => deleteAd(id) })`.
 * Resolves to true when the action succeeded, to false when it was declined or the dialog could not be loaded.
 */
export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext);
  if (!confirm) throw new Error('useConfirm needs a ConfirmProvider around it');
  return confirm;
}
