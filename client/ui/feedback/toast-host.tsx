// The container of toasts. The view is loaded with the first toast. Rendered once, in the app's shell.
import { useEffect, useEffectEvent, useState } from 'react';
import { placeAboveBars } from '../layout/measured-bar.ts';
import { takeWaiting, onToastQueued, type Toast } from './toast.ts';
import { TOAST_MS } from './toast-limits.ts';
import { useLazyComponent } from '../lazy/use-lazy-component.ts';

const loadToasts = async () => (await import('./toast-view.tsx')).Toasts;

export function ToastHost() {
  const { Component: Toasts, load } = useLazyComponent(loadToasts);
  const [plain, setPlain] = useState<ReadonlyArray<Toast>>([]);

  const show = useEffectEvent(async () => {
    // Errors matter most offline: show their text without the view.
    if (!(await load())) setPlain((shown) => [...shown, ...takeWaiting()]);
  });
  useEffect(() => onToastQueued(() => void show()), []);

  // Loads the view when the user starts writing, so that a failed submit can be shown also offline.
  useEffect(() => {
    document.addEventListener('focusin', fetchForWriter);
    return () => document.removeEventListener('focusin', fetchForWriter);
  }, []);

  useEffect(() => {
    if (plain.length === 0) return;
    const timer = setTimeout(() => setPlain([]), TOAST_MS);
    return () => clearTimeout(timer);
  }, [plain]);

  if (Toasts) return <Toasts />;
  return (
    <output
      ref={placeAboveBars}
      className={
        plain.length > 0
          ? 'above-bars fixed inset-x-4 bottom-[calc(var(--toast-floor)+0.5rem)] z-60 flex flex-col gap-2'
          : 'sr-only'
      }
    >
      {plain.map((item) => (
        <span
          key={item.text}
          className="mx-auto block w-full max-w-md rounded-md bg-hall p-4 font-semibold text-hall-ink"
        >
          {item.text}
        </span>
      ))}
    </output>
  );
}

function fetchForWriter({ target }: FocusEvent): void {
  // A toast that cannot be loaded now is loaded when it is shown.
  if (target instanceof Element && target.matches('input, textarea')) loadToasts().catch(() => undefined);
}
