// Set-up of every component test: files share modules and the document, so each test leaves the document empty.
import { cleanup, configure } from '@testing-library/react';
import { toast } from 'sonner';
import { afterAll, afterEach, vi } from 'vitest';
import { takeWaiting } from '../ui/feedback/toast.ts';

// Generous timeout for slow machines.
configure({ asyncUtilTimeout: 20_000 });
afterEach(() => {
  // The library shows those of earlier tests again.
  toast.dismiss();
  cleanup();
  takeWaiting();
});
afterAll(() => {
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});
