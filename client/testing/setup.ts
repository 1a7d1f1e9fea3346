// Set-up of every component test: files share modules and the document, so each test leaves the document empty.
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// Generous timeout for slow machines.
configure({ asyncUtilTimeout: 20_000 });
afterEach(cleanup);
afterAll(() => {
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});
