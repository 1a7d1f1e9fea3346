// Lets any code ask "är du säker?" in one line; the dialog itself is fetched with the first question.
import { createContext, useCallback, useContext, useState, type ComponentType, type ReactNode } from 'react';
import type { ConfirmDialogProps } from './confirm-dialog.tsx';
import { tellMissing } from './tell-missing.ts';

export type Question = Omit<ConfirmDialogProps, 'open' | 'onClose' | 'children'> & { text?: ReactNode };
export type Confirm = (question: Question) => Promise<boolean>;

type Asked = { number: number; isOpen: boolean; question: Question; answer: (isDone: boolean) => void };

const ConfirmContext = createContext<Confirm | null>(null);

/** Stands once, around the app. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [view, setView] = useState<{ Dialog: ComponentType<ConfirmDialogProps> }>();
  const [asked, setAsked] = useState<Asked>();

  const confirm = useCallback<Confirm>(async (question) => {
    const script = await import('./confirm-dialog.tsx').catch(tellMissing);
    if (!script) return false;
    setView({ Dialog: script.ConfirmDialog });
    return new Promise((answer) => {
      setAsked((last) => ({ number: (last?.number ?? 0) + 1, isOpen: true, question, answer }));
    });
  }, []);

  function close(isDone: boolean): void {
    asked?.answer(isDone);
    setAsked(asked && { ...asked, isOpen: false });
  }

  return (
    <ConfirmContext value={confirm}>
      {children}
      {view && asked && (
        <view.Dialog key={asked.number} {...asked.question} open={asked.isOpen} onClose={close}>
          {asked.question.text}
        </view.Dialog>
      )}
    </ConfirmContext>
  );
}

/**
 * `const confirm = useConfirm()`, then
 * `await confirm({ title, text, confirmLabel: 'Ta bort', danger: true, onConfirm: () => removeAd(id) })`.
 * Gives true when the deed was done, false when declined, or when nobody could be asked (offline), which is said.
 */
export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext);
  if (!confirm) throw new Error('useConfirm needs a ConfirmProvider around it');
  return confirm;
}
