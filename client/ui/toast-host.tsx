// Where toasts will appear: nothing until the first one, then the view is fetched. Stands once, in the app's shell.
import { useEffect, useState, type ComponentType } from 'react';
import { takeWaiting, wakeForToasts, type Toast } from './toast.ts';

const shownFor = 4000;

export function ToastHost() {
  const [view, setView] = useState<{ Toasts: ComponentType }>();
  const [plain, setPlain] = useState<ReadonlyArray<Toast>>([]);

  useEffect(
    () =>
      wakeForToasts(() => {
        import('./toast-view.tsx').then(
          ({ Toasts }) => setView({ Toasts }),
          // Offline is when an error most needs to be told: show the words without the view.
          () => setPlain((shown) => [...shown, ...takeWaiting()]),
        );
      }),
    [],
  );

  useEffect(() => {
    if (plain.length === 0) return;
    const timer = setTimeout(() => setPlain([]), shownFor);
    return () => clearTimeout(timer);
  }, [plain]);

  if (view) return <view.Toasts />;
  return (
    <output className={plain.length > 0 ? 'fixed inset-x-4 bottom-20 z-60 flex flex-col gap-2' : 'sr-only'}>
      {plain.map((said) => (
        <span
          key={said.text}
          className="mx-auto block w-full max-w-md rounded-md bg-hall p-4 font-semibold text-hall-ink"
        >
          {said.text}
        </span>
      ))}
    </output>
  );
}
