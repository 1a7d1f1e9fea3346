// What a visitor's open page shows without a reload: new comments of a thread, and that the section is closed and opened.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertCommentRows, insertPostRow } from '../../server/testing/forum.ts';
import { waitForHydration } from '../support/hydration.ts';
import { ADMIN, openSite, type Site } from '../support/site.ts';
import { register, signInByDialog } from '../support/users.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

it('a visitor is offered new comments, sees the forum close and open, and signs in', async () => {
  const [karl, nora] = [await register(site, 'Karl Kunnig'), await register(site, 'Nora Nybörjare')];
  const postId = await insertPostRow(site.database, { userId: karl.id });
  await insertCommentRows(site.database, { postId, userIds: [karl.id] });

  const { page, pageErrors } = await site.visit({ viewport: { width: 390, height: 844 } });
  const connected = page.waitForResponse(/\/api\/live$/);
  await page.goto(`/forum/${postId}`);
  await waitForHydration(page);
  await connected;

  const writer = await site.visit();
  await site.signIn(writer.page, karl);
  const comment = async ({ page: by }: typeof writer, content: string) => {
    const { request } = by;
    expect((await request.post(`/api/forum-posts/${postId}/comments`, { data: { content } })).status()).toBe(
      201,
    );
  };
  await comment(writer, 'Gummisula, och byt var tredje månad.');
  await page.getByRole('link', { name: '1 ny kommentar' }).waitFor();
  await comment(writer, 'Eller spela inomhus.');
  await page.getByRole('link', { name: '2 nya kommentarer' }).click();
  await page.getByText('Eller spela inomhus.').waitFor();
  // The first comment of an account waits, and is not offered.
  const newcomer = await site.visit();
  await site.signIn(newcomer.page, nora);
  await comment(newcomer, 'Min första kommentar.');

  const office = await site.visit();
  await site.signIn(office.page, ADMIN);
  const turn = (isEnabled: boolean) =>
    office.page.request.patch('/api/admin/page-settings/forum', { data: { isEnabled } });
  await turn(false);
  await page.getByRole('heading', { name: 'Forum: tillfälligt stängt' }).waitFor();
  await page.getByRole('link', { name: 'Forum', exact: true }).first().waitFor({ state: 'hidden' });
  await turn(true);
  await page.getByText('Eller spela inomhus.').waitFor();
  expect(await page.getByRole('link', { name: /ny kommentar|nya kommentarer/ }).count()).toBe(0);

  const own = page.waitForResponse(/\/api\/me\/live\?/);
  await page.getByRole('button', { name: 'Logga in' }).first().click();
  await signInByDialog(page, nora);
  await own;
  await comment(writer, 'Det finns skor för asfalt.');
  await page.getByRole('link', { name: /ny kommentar|nya kommentarer/ }).waitFor();
  expect(pageErrors).toEqual([]);
});
