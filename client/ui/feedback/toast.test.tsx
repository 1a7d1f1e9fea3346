// Toasts: the first is never lost, however early it is said.
// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ToastHost } from './toast-host.tsx';
import { toast } from './toast.ts';

afterEach(cleanup);

test('shows, in order, what was said before anyone could show it, and what is said after', async () => {
  toast.success('Annons skapad!');
  toast.error('Kunde inte uppdatera favoriter');
  render(<ToastHost />);
  await screen.findByText('Annons skapad!');
  await screen.findByText('Kunde inte uppdatera favoriter');
  toast.info('Länken kopierad till urklipp');
  await screen.findByText('Länken kopierad till urklipp');
  expect(screen.getByLabelText(/^Notifications/u)).toBeTruthy();
});
