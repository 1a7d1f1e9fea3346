// Renders a component for a test with its providers: API, clock, viewer, confirmation and toasts.
import { QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { Api } from '#shared/contract.ts';
import { type RefusalCode, type RefusalData, refusals } from '#shared/errors.ts';
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import { ApiContext, queriesOf } from '../core/api.ts';
import { NowProvider } from '../core/now.tsx';
import { makeQueryClient } from '../core/query-client.ts';
import { SignInProvider } from '../core/sign-in-prompt.tsx';
import { ConfirmProvider } from '../ui/dialog/confirm.tsx';
import { ToastHost } from '../ui/feedback/toast-host.tsx';

/** Responses of the API; endpoints without one never respond. */
export type Answers = { [Area in keyof Api]?: Partial<Api[Area]> };

export const viewer: Viewer = {
  id: '00000000-0000-4000-8000-00000000000a',
  email: 'ebba@exempel.se',
  name: 'Ebba Ek',
  role: 'user',
  avatarUrl: null,
  verified: true,
  memberSince: '2026-01-01T12:00:00.000Z',
  birthYear: 1990,
  hasTwoStep: false,
  needsTwoStep: false,
};

/** Renders as this user, null for a visitor. Failed requests are not retried. */
export function show(
  part: ReactElement,
  answers: Answers = {},
  { as = viewer }: { as?: Viewer | null } = {},
): RenderResult {
  const api = queriesOf(stubApi(answers));
  const queryClient = makeQueryClient();
  const { queries } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ queries: { ...queries, retry: false } });
  queryClient.setQueryData(api.accounts.session.queryKey(), { viewer: as });
  return render(
    <QueryClientProvider client={queryClient}>
      <ApiContext value={api}>
        <SignInProvider value={() => undefined}>
          <NowProvider start={Date.now()}>
            <ConfirmProvider>{part}</ConfirmProvider>
            <ToastHost />
          </NowProvider>
        </SignInProvider>
      </ApiContext>
    </QueryClientProvider>,
  );
}

/** Waits until the page contains these texts, and returns the missing ones. A text may span links and bold words. */
export async function missingTexts(...sentences: string[]): Promise<string[]> {
  const missing = () => {
    const text = document.body.textContent.replaceAll(/\s+/g, ' ');
    return sentences.filter((sentence) => !text.includes(sentence));
  };
  const check = () => {
    if (missing().length > 0) throw new Error('not yet');
  };
  return waitFor(check).then(missing, missing);
}

/** A response that never arrives. */
export const never = (): Promise<never> => new Promise<never>(() => undefined);

/** The rejection of a request without a network. */
export const failed = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'));

/** The rejection of a request that the server refuses. */
export const refused = (
  code: RefusalCode,
  message: string = refusals[code].message,
  fields: RefusalData['fields'] = {},
): Promise<never> =>
  Promise.reject(
    Object.assign(new Error(message), { code, status: refusals[code].status, data: { fields } }),
  );

/** An API with these responses; its other endpoints never respond. */
export function stubApi(answers: Answers): Api {
  const areas = new Map(Object.entries<object | undefined>(answers));
  const areaOf = (name: string) =>
    new Proxy({}, { get: (_none, endpoint) => Reflect.get(areas.get(name) ?? {}, endpoint) ?? never });
  return new Proxy({}, { get: (_none, name) => areaOf(String(name)) }) as Api;
}
