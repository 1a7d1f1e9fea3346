// Toasts: queued until the view is loaded, limited in number and time.
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ToastHost } from './toast-host.tsx';
import { toast } from './toast.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('shows toasts from before and after the view is loaded, in order', async () => {
  toast.success('Annons skapad!');
  toast.error('Kunde inte uppdatera favoriter');
  render(<ToastHost />);
  await screen.findByText('Annons skapad!');
  await screen.findByText('Kunde inte uppdatera favoriter');
  toast.info('Länken kopierad till urklipp');
  await screen.findByText('Länken kopierad till urklipp');
  expect(screen.getByLabelText(/^Notifications/u)).toBeTruthy();
});

test('shows at most three toasts for 4 s and focuses them with Alt+T', async () => {
  render(<ToastHost />);
  toast.info('Noll');
  await screen.findByText('Noll');
  vi.useFakeTimers();
  for (const text of ['Ett', 'Två', 'Tre', 'Fyra']) toast.error(text);
  await advance(100);
  expect(visibleToasts()).toBe(3);
  await advance(3500);
  expect(screen.getByText('Fyra')).toBeTruthy();
  await advance(1500);
  expect(screen.queryByText('Fyra')).toBeNull();
  toast.error('Fem');
  await advance(100);
  fireEvent.keyDown(document, { key: 't', code: 'KeyT', altKey: true });
  expect(document.activeElement?.closest('[aria-label^=Notifications]')).toBeTruthy();
});

const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const visibleToasts = () => document.querySelectorAll('[data-sonner-toast][data-visible=true]').length;
