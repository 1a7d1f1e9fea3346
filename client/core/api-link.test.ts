// What becomes of answers that are not the site's own: a proxy speaks in its place while it is away, and in English.
import { afterEach, expect, it, vi } from 'vitest';
import { openApi } from './api-link.ts';
import { fieldsOf, isRefusal, sentenceOf } from './failure.ts';

afterEach(() => vi.unstubAllGlobals());

/** What the page is told when this is answered. */
async function failureOf(status: number, type: string, body: string): Promise<unknown> {
  vi.stubGlobal('fetch', async () => new Response(body, { status, headers: { 'content-type': type } }));
  return openApi('http://localhost')
    .siteSettings.read()
    .then(
      () => expect.unreachable('it was answered'),
      (error: unknown) => error,
    );
}

it.each([403, 404, 413, 429, 500, 502, 503])('says in Swedish that the site is away: %i', async (status) => {
  for (const [type, body] of [
    ['text/html', '<h1>nginx says no</h1>'],
    ['application/json', '{}'],
  ] as const) {
    const failure = await failureOf(status, type, body);
    expect(sentenceOf(failure)).toContain('Ingen kontakt med servern');
    expect(isRefusal(failure)).toBe(false);
  }
});

it('passes on what the site itself says', async () => {
  const said = { code: 'UNPROCESSABLE_CONTENT', status: 422, message: 'Nej', defined: false };
  const body = JSON.stringify({ ...said, data: { fields: { minimumAge: 'För låg' } } });
  const refused = await failureOf(422, 'application/json', body);
  expect([sentenceOf(refused), fieldsOf(refused)]).toEqual(['Nej', { minimumAge: 'För låg' }]);
});
