// Wakes the page in the browser.
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { openBrowserApi } from '../core/api.ts';
import { queriesOf } from '../core/endpoint-queries.ts';
import { makeQueryClient } from '../core/query-client.ts';
import { rememberEarlyChoices } from '../ui/early-choice.ts';
import { makeRouter } from './router.tsx';
import './styles.css';

const { origin } = window.location;
const api = queriesOf(openBrowserApi(origin));
const router = makeRouter({
  api,
  queryClient: makeQueryClient(),
  publicUrl: origin,
  now: Date.now(),
  isDevelopment: import.meta.env.DEV,
  readCookies: () => document.cookie,
});

// Fetched when there is something to report, which for most people is never.
document.addEventListener('securitypolicyviolation', (violation) => {
  void import('../features/security/watch.ts').then(
    ({ noteViolation }) => noteViolation(violation, api.security),
    () => undefined,
  );
});
rememberEarlyChoices(document);
hydrateRoot(
  document,
  <StrictMode>
    <RouterClient router={router} />
  </StrictMode>,
);
