// Asks "är du säker?" from any component in one line; the dialog is loaded when it is opened.
import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import type { ConfirmDialogProps } from './confirm-dialog.tsx';
import { LazyDialog } from '../lazy/lazy-dialog.tsx';

export type Question = Omit<ConfirmDialogProps, 'onClose' | 'children'> & { text?: ReactNode };
export type Confirm = (question: Question) => Promise<boolean>;

interface OpenQuestion {
  number: number;
  question: Question;
  /** Only the first answer counts. */
  answer: (isConfirmed: boolean) => void;
}

const ConfirmContext = createContext<Confirm | null>(null);

const loadConfirmDialog = async () => (await import('./confirm-dialog.tsx')).ConfirmDialog;

let lastNumber = 0;

/** Rendered once, around the app. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<OpenQuestion>();

  const confirm = useCallback<Confirm>(
    (question) =>
      new Promise((answer) => {
        lastNumber += 1;
        setOpen({ number: lastNumber, question, answer });
      }),
    [],
  );

  function close({ answer }: OpenQuestion): void {
    answer(false);
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

function dialogProps({ question, answer }: OpenQuestion, onClose: () => void): ConfirmDialogProps {
  const { text, onConfirm, ...props } = question;
  return {
    ...props,
    children: text,
    onClose,
    onConfirm: async () => {
      await onConfirm();
      answer(true);
    },
  };
}

/**
 * `const confirm = useConfirm()`, then
 * `await confirm({ title, text, confirmLabel: 'Ta bort', danger: true, onConfirm: () => removeAd(id) })`.
 * Resolves to true when the action succeeded, to false when it was declined or the dialog could not be loaded.
 */
export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext);
  if (!confirm) throw new Error('useConfirm needs a ConfirmProvider around it');
  return confirm;
}
