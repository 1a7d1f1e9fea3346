// The pages of links in mails: their token is in no cache, no referrer and no page.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type Person, type TestApp } from '../../../testing/app.ts';

let app: TestApp;
let anna: Person;

beforeAll(async () => {
  app = await openTestApp();
  anna = await app.person();
});
afterAll(() => app.close());

test.each([
  ['/reset-password?token=hemligt&type=recovery', 'välja ett nytt lösenord'],
  ['/confirm-email?token=hemligt', 'bekräfta din e-postadress'],
  ['/unsubscribe?token=hemligt', 'ändra vilka mejl du får'],
])('%s is neither cached nor sent on, and says that it needs scripts', async (url, purpose) => {
  // Twice as a visitor, whose pages may be cached, and once signed in.
  for (const as of [undefined, undefined, anna]) {
    const { status, headers, body } = await app.call<string>('GET', url, { as });
    expect([status, headers]).toMatchObject([
      200,
      { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
    ]);
    expect(body).not.toContain('hemligt');
    expect(body).toContain(`Slå på JavaScript i webbläsaren för att ${purpose}.`);
  }
});
