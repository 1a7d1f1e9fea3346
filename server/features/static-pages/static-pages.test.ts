// Texts of static pages: changed by superadmins, shown at once, and in the page's history.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { EditedStaticPage, StaticPage } from '#shared/features/static-pages/contract.ts';
import { MORE_QUESTIONS } from '#shared/features/static-pages/faq.ts';
import { sectionsOf, STATIC_PAGE_NAMES, STATIC_PAGES } from '#shared/features/static-pages/pages.ts';
import { staticPageTexts } from '#shared/features/static-pages/texts.ts';
import { openTestApp, type Person, type TestApp } from '../../testing/app.ts';
import { readAuditEntries } from '../../testing/audit-log.ts';

let app: TestApp;
let superadmin: Person;

beforeAll(async () => {
  app = await openTestApp();
  superadmin = await app.person('superadmin');
});
beforeEach(() => app.services.database.pool.query('delete from static_page_changes'));
afterAll(() => app.close());

const save = (
  section: string,
  content: string,
  { version = 0, note = '', heading = '', page = 'terms' } = {},
) =>
  app.call<EditedStaticPage & { message: string }>('PUT', `/api/admin/static-pages/${page}/${section}`, {
    as: superadmin,
    body: { version, heading, content, note },
  });
const find = async (page = 'terms') => (await app.call<StaticPage>('GET', `/api/static-pages/${page}`)).body;
const readQuestion = async () =>
  /<summary(?:(?!<summary).)*?<div id="kostar-det-nagot"/s.exec(await read('/faq'))?.[0];
const read = async (url: string) => (await app.call<string>('GET', url)).body;

test('the sections are those of the specification', () => {
  expect(sectionsOf('privacy')).toHaveLength(6);
  expect(sectionsOf('terms')).toHaveLength(10);
});

test.each(STATIC_PAGE_NAMES)('%s shows each section, and when it was changed', async (name) => {
  const html = await read(STATIC_PAGES[name].path);
  const shown = sectionsOf(name).filter(({ id }) => id !== MORE_QUESTIONS.id);
  for (const { heading } of shown) expect(html).toContain(heading);
  expect(html).toContain('Senast ändrad');
  expect(html).toContain('Webbplatsens text');
});

test('a cached page shows a new text in the next request, and the site’s own again when it is restored', async () => {
  await read('/terms');
  expect(await read('/terms')).toContain('Håll lösenordet för dig själv');
  await save('account', 'Ett konto per **person**.', { note: 'Ett konto räcker' });
  const changed = await read('/terms');
  expect(changed).toContain('Ett konto per <strong>person</strong>.');
  expect(changed).toContain('Ett konto räcker');
  expect(changed).not.toContain('Håll lösenordet för dig själv');
  await save('account', '', { version: 1 });
  expect(await read('/terms')).toContain('Håll lösenordet för dig själv');
});

test.each([
  ['faq', 'kostar-det-nagot', 'Det kostar ingenting att ha ett konto'],
  ['faq', 'lead', 'Korta svar på det'],
  ['support', 'slow', 'Uppdatera webbläsaren'],
  ['contact', 'lead', 'Frågor, förslag eller'],
  ['about', 'lead', 'Basketen bor i skolsalar'],
  ['privacy', 'lead', 'Vilka uppgifter vi sparar om dig'],
] as const)('the text %s/%s replaces the site’s own', async (page, section, own) => {
  const main = async () => (await read(STATIC_PAGES[page].path)).split('<main')[1] ?? '';
  expect(await main()).toContain(own);
  expect((await save(section, 'Så här är det nu.', { page })).status).toBe(200);
  const changed = await main();
  expect(changed).toContain('Så här är det nu.');
  expect(changed.split('</main>')[0]).not.toContain(own);
});

test('a question with other words has the same address, and is the site’s own again when it is restored', async () => {
  const page = 'faq';
  await save('kostar-det-nagot', 'Nej.', { page, heading: 'Vad kostar det?' });
  expect(await readQuestion()).toContain('Vad kostar det?');
  expect((await find('faq')).headings).toEqual({ 'kostar-det-nagot': 'Vad kostar det?' });
  await save('kostar-det-nagot', 'Nej.', { page, version: 1, heading: 'Kostar det något?' });
  expect((await find('faq')).headings).toEqual({});
  await save('kostar-det-nagot', '', { page, version: 2, heading: 'Vad kostar det?' });
  expect(await readQuestion()).toContain('Kostar det något?');
});

test('refuses a new heading of a section that is not a question, and a heading that is too long', async () => {
  expect((await save('account', 'Text', { heading: 'Kontot' })).status).toBe(422);
  expect((await save('lead', 'Text', { page: 'faq', heading: 'Svar' })).status).toBe(422);
  const long = await save('kostar-det-nagot', 'Nej.', { page: 'faq', heading: 'a'.repeat(151) });
  expect(long.status).toBe(422);
});

test('parts that are generated from the code are always shown', async () => {
  await save('retention', 'Vi sparar ingenting.', { page: 'privacy' });
  const html = await read('/privacy');
  expect(html).toContain('Vi sparar ingenting.');
  expect(html).toContain('Mejl som vi har skickat till dig finns i 90 dagar');
});

test('shows HTML and addresses with scripts as text', async () => {
  const { body } = await save('account', '<script>alert(1)</script> [klicka](javascript:alert(1))');
  expect(body.texts['account']?.html).not.toMatch(/<script|href="javascript/);
});

test('visitors see what was changed and when, and only superadmins who did it', async () => {
  await save('account', 'Ny text', { note: 'Kortare' });
  const { body: edited } = await app.call<EditedStaticPage>('GET', '/api/admin/static-pages/terms', {
    as: superadmin,
  });
  expect(edited).toMatchObject({ version: 1, changes: [{ by: superadmin.name }] });
  const { texts, changes } = await find();
  expect(Object.keys(texts)).toEqual(['account']);
  expect(changes).toMatchObject([{ section: 'account', note: 'Kortare', isRestored: false }]);
  expect(JSON.stringify(changes)).not.toContain(superadmin.name);
});

test('the log names the section, without its text', async () => {
  await save('account', 'Hemlig formulering');
  const entries = await readAuditEntries(app.services.database, 'terms/account');
  expect(entries.at(-1)).toMatchObject({
    action: 'static-page.change',
    after: { isOwnText: false, version: 1 },
  });
  expect(JSON.stringify(entries)).not.toContain('Hemlig');
});

test('a superadmin saves two sections that were opened together', async () => {
  expect((await save('account', 'Först')).status).toBe(200);
  const second = await save('ads', 'Sist');
  expect([second.status, second.body.version]).toEqual([200, 2]);
  expect(Object.keys((await find()).texts).toSorted()).toEqual(['account', 'ads']);
  expect((await save('ads', 'För tidigt', { version: 3 })).status).toBe(409);
});

test('refuses a change of a section that was changed since it was read, an unknown section, and long texts', async () => {
  await save('account', 'Först');
  const late = await save('account', 'Sist');
  expect([late.status, late.body.message]).toEqual([409, staticPageTexts.changed]);
  expect((await save('nonsense', 'Text', { version: 1 })).status).toBe(404);
  expect((await save('account', 'a'.repeat(10_001), { version: 1 })).status).toBe(422);
  expect((await save('account', 'Text', { page: 'marketplace' })).status).toBe(422);
  expect(Object.keys((await find()).texts)).toEqual(['account']);
});
