// Toasts: queued until the view is loaded, limited in number and time.
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { MAX_SECONDS_TO_UNDO } from '#shared/undo.ts';
import { contentId } from '../layout/skip-link.tsx';
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

test('pauses the timer of an undo toast while its button has focus', async () => {
  render(<ToastHost />);
  toast.success('Annons borttagen', { undo: () => undefined });
  const button = await undoButton('Annons borttagen');
  vi.useFakeTimers();
  act(() => button.focus());
  await advance(30_000);
  expect(screen.getByText('Annons borttagen')).toBeTruthy();
  act(() => button.blur());
  await advance(19_000);
  expect(screen.getByText('Annons borttagen')).toBeTruthy();
  await advance(2000);
  expect(screen.queryByText('Annons borttagen')).toBeNull();
});

test('offers an undo for 20 s', async () => {
  render(<ToastHost />);
  toast.info('Noll');
  await screen.findByText('Noll');
  vi.useFakeTimers();
  toast.success('Notisen är borttagen', { undo: () => undefined });
  await advance(19_000);
  expect(screen.getByText('Notisen är borttagen')).toBeTruthy();
  await advance(2500);
  expect(screen.queryByText('Notisen är borttagen')).toBeNull();
});

test('offers undo only while the server accepts it, even if its button has focus', async () => {
  render(<ToastHost />);
  // Loads the view.
  toast.info('Noll');
  await screen.findByText('Noll');
  vi.useFakeTimers();
  toast.success('Bild borttagen', { undo: () => undefined });
  await advance(100);
  const button = within(screen.getByText('Bild borttagen').closest('li') as HTMLElement).getByRole('button');
  act(() => button.focus());
  await advance((MAX_SECONDS_TO_UNDO - 2) * 1000);
  expect(screen.getByText('Bild borttagen')).toBeTruthy();
  await advance(3000);
  // A dismissed toast is removed after its animation.
  await advance(1000);
  expect(screen.queryByText('Bild borttagen')).toBeNull();
});

test.each([
  ['by keyboard to where it came from', true, 0],
  ['by keyboard to the content when that is gone', false, 0],
  ['by mouse to where it came from', true, 1],
])('returns the focus after an undo %s', async (_where, isOriginLeft, detail) => {
  const undo = vi.fn<() => void>();
  render(
    <>
      <main id={contentId} tabIndex={-1}>
        <input aria-label="Titel" />
      </main>
      <ToastHost />
    </>,
  );
  const origin = screen.getByRole('textbox');
  const main = screen.getByRole('main');
  act(() => origin.focus());
  toast.success('Sökningen är borttagen', { undo });
  const button = await undoButton('Sökningen är borttagen');
  act(() => button.focus());
  if (!isOriginLeft) act(() => origin.remove());
  fireEvent.click(button, { detail });
  expect(undo).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(isOriginLeft ? origin : main);
  await waitFor(() => expect(screen.queryByText('Sökningen är borttagen')).toBeNull());
});

async function undoButton(text: string): Promise<HTMLElement> {
  const shown = (await screen.findByText(text)).closest('li');
  return within(shown as HTMLElement).getByRole('button', { name: 'Ångra' });
}

const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const visibleToasts = () => document.querySelectorAll('[data-sonner-toast][data-visible=true]').length;
