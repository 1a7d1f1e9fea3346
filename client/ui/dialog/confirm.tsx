// Asks "är du säker?" from any component with one call. The dialog is loaded once the page is idle.
import { createContext, useCallback, useContext, useEffect, useState, type ReactNode } from 'react';
import { whenIdle } from '../../core/when-idle.ts';
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

function preloadConfirmDialog(): void {
  // The click that opens the dialog tries again, and shows the failure.
  loadConfirmDialog().catch(() => undefined);
}

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
  // Before the click: some browsers cache a failed import, and a form could then not be sent after a lost connection.
  useEffect(() => whenIdle(preloadConfirmDialog), []);
  return confirm;
}
