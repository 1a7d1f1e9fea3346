// Responses that do not come from the application: a reverse proxy answers in English while the server is down.
import { afterEach, expect, it, vi } from 'vitest';
import { openBrowserApi } from './api.ts';
import { fieldErrorsOf, isRefusal, errorMessageOf } from './failure.ts';

afterEach(() => vi.unstubAllGlobals());

/** The error the caller receives for this response. */
async function failureOf(status: number, type: string, body: string): Promise<unknown> {
  vi.stubGlobal('fetch', async () => new Response(body, { status, headers: { 'content-type': type } }));
  return openBrowserApi('http://localhost')
    .siteSettings.read()
    .then(
      () => expect.unreachable('the call succeeded'),
      (error: unknown) => error,
    );
}

it.each([403, 404, 413, 429, 500, 502, 503])(
  'shows the Swedish offline message for a proxy response with status %i',
  async (status) => {
    for (const [type, body] of [
      ['text/html', '<h1>nginx says no</h1>'],
      ['application/json', '{}'],
    ] as const) {
      const failure = await failureOf(status, type, body);
      expect(errorMessageOf(failure)).toContain('Ingen kontakt med servern');
      expect(isRefusal(failure)).toBe(false);
    }
  },
);

it('shows the message and field errors of an API error response', async () => {
  const error = { code: 'UNPROCESSABLE_CONTENT', status: 422, message: 'Nej', defined: false };
  const body = JSON.stringify({ ...error, data: { fields: { minimumAge: 'För låg' } } });
  const failure = await failureOf(422, 'application/json', body);
  expect([errorMessageOf(failure), fieldErrorsOf(failure)]).toEqual(['Nej', { minimumAge: 'För låg' }]);
});
