// Set-up of every component test: files share modules and the document, so each test leaves the document empty.
import { cleanup, configure } from '@testing-library/react';
import { toast } from 'sonner';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { takeWaiting } from '../ui/feedback/toast.ts';

// Generous timeout for slow machines.
configure({ asyncUtilTimeout: 20_000 });

/** Sonner removes a dismissed toast 200 ms later, even when the page has been left meanwhile. */
const TOAST_REMOVAL_MS = 250;

// Before rather than after the tests of a file, since what was still loading then may store something.
beforeAll(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  // Sonner would show the toasts of earlier tests again.
  toast.dismiss();
  cleanup();
  takeWaiting();
});
afterAll(async () => {
  vi.useRealTimers();
  // A component that loads later would set state after the document is gone.
  await vi.dynamicImportSettled();
  if (toast.getHistory().length > 0) await new Promise((resolve) => setTimeout(resolve, TOAST_REMOVAL_MS));
});
