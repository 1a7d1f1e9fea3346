// Moderating ads in a real browser: one by one, many at once, by keyboard, and beside a colleague.
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makeJpeg } from '../server/testing/photos.ts';
import { insertAds, insertPerson, type TestAd } from '../server/testing/sample-ads.ts';
import { awake, fillText, jpeg, toast } from './ad-form.ts';
import { untilAwake } from './awake.ts';
import { breachesOn } from './axe.ts';
import { ADMIN, openSite, type Site } from './harness.ts';
import { type Account, endSessions, register, signIn, signInByDialog } from './people.ts';

let site: Site;
let seller: string;
const admin: Account = { name: 'Superadmin', ...ADMIN };
const phone = { width: 390, height: 844 };

beforeAll(async () => {
  site = await openSite();
  seller = await insertPerson(site.database, { email: 'siv.seljare@exempel.se', name: 'Siv Säljare' });
});
afterAll(() => site.close());
afterEach(async () => {
  await site.database.pool.query('delete from ads');
});

const minute = (number: number) => new Date(Date.UTC(2026, 5, 1, 12, number));

/** The first is the newest. */
async function write(...ads: (Partial<TestAd> & { title: string })[]): Promise<string[]> {
  const ids: string[] = [];
  for (const [place, ad] of ads.entries()) {
    const waiting = { status: 'pending', created_at: minute(59 - place) } as const;
    ids.push(...(await insertAds(site.database, seller, [{ ...waiting, ...ad }])));
  }
  return ids;
}

async function atAds(query = '', options: Parameters<Site['visit']>[0] = {}) {
  const visit = await site.visit(options);
  await signIn(visit.page, admin);
  await visit.page.goto(`/admin/ads${query}`);
  await untilAwake(visit.page);
  return visit;
}

const rowOf = (page: Page, title: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: title, exact: true }) });
const titles = (page: Page) => page.getByRole('table').getByRole('link').allInnerTexts();
const counter = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Visa annonser efter status' }).getByRole('link', { name });
const dialog = (page: Page) => page.getByRole('dialog');
async function statusOf(id: string | undefined): Promise<string | undefined> {
  const { rows } = await site.database.pool.query<{ status: string }>(
    'select status from ads where id = $1',
    [id],
  );
  return rows[0]?.status;
}

describe('the table', () => {
  it('shows what there is to know of each ad', async () => {
    await write({
      title: 'Spalding',
      price: 1250,
      category: 'Basketboll',
      location: 'Umeå',
      sale_state: 'reserved',
    });
    const { page, faults } = await atAds();
    const cells = await rowOf(page, 'Spalding').getByRole('cell').allInnerTexts();
    const text = cells.join(' ').replaceAll('\u00A0', ' ');
    for (const part of [
      'Siv Säljare',
      'siv.seljare@exempel.se',
      'Basketboll',
      '1 250 kr',
      'Umeå',
      '2026-06-01',
      'Väntar',
      'Reserverad',
    ]) {
      expect(text).toContain(part);
    }
    expect(faults).toEqual([]);
  });

  it('counts each status and shows the ads of one, in the address', async () => {
    await write(
      { title: 'Väntande' },
      { title: 'Godkänd', status: 'approved' },
      { title: 'Avvisad ett', status: 'rejected' },
      { title: 'Avvisad två', status: 'rejected' },
    );
    const { page, faults } = await atAds();
    for (const name of ['Totalt 4', 'Väntar 1', 'Godkända 1', 'Avvisade 2']) {
      await counter(page, name).waitFor();
    }
    await counter(page, 'Avvisade').click();
    await page.waitForURL('**/admin/ads?status=rejected');
    await expect.poll(() => titles(page)).toEqual(['Avvisad ett', 'Avvisad två']);
    expect(await counter(page, 'Avvisade').getAttribute('aria-current')).toBe('true');
    await page.goBack();
    await expect.poll(() => titles(page)).toHaveLength(4);
    expect(faults).toEqual([]);
  });

  it.each([
    ['title', 'spaLDing'],
    ['description', 'inomhus'],
    ['seller', 'Siv Sälj'],
    ['e-mail', 'siv.seljare@'],
  ])('finds ads by %s', async (_what, words) => {
    await write({ title: 'Spalding', description: 'Bara använd inomhus' });
    await insertAds(
      site.database,
      await insertPerson(site.database, { email: `${crypto.randomUUID()}@exempel.se`, name: 'Någon Annan' }),
      [{ title: 'Molten', created_at: minute(1) }],
    );
    const { page } = await atAds();
    const box = page.getByRole('searchbox', { name: 'Sök bland annonser' });
    await box.fill(words);
    await box.press('Enter');
    await expect.poll(() => titles(page)).toEqual(['Spalding']);
    expect(new URL(page.url()).searchParams.get('search')).toBe(words);
  });

  it('turns its pages and its order, in the address', async () => {
    await write(...Array.from({ length: 30 }, (_, place) => ({ title: `Annons ${place + 1}` })));
    const { page, faults } = await atAds();
    await page.getByRole('link', { name: 'Nästa' }).click();
    await expect.poll(async () => (await titles(page))[0]).toBe('Annons 25');
    await page.getByText('Sida 2').waitFor();
    await page.reload();
    await expect.poll(async () => (await titles(page))[0]).toBe('Annons 25');
    await page.getByRole('combobox', { name: 'Sortering' }).selectOption('Äldst först');
    await expect.poll(async () => (await titles(page))[0]).toBe('Annons 30');
    expect(new URL(page.url()).search).toBe('?sort=oldest');
    expect(faults).toEqual([]);
  });

  it.each([
    ['', 'Inga annonser än'],
    ['?status=pending', 'Inget väntar på granskning'],
    ['?search=finnsinte', 'Inga annonser hittades'],
  ])('says why it is empty at "%s", and what to do next', async (query, sentence) => {
    const { page } = await atAds(query);
    await page.getByRole('heading', { name: sentence }).waitFor();
    const main = page.getByRole('main');
    const next = main.getByRole('link', { name: /Visa alla annonser|Rensa sökningen|Skapa annons/ });
    expect(await next.count()).toBeGreaterThan(0);
    expect(await breachesOn(page)).toEqual([]);
  });

  it('says when the ads cannot be fetched, and tries again', async () => {
    await write({ title: 'Spalding' });
    const { page } = await atAds('?status=approved');
    await page.route('**/api/admin/ads?*', (route) => route.fulfill({ status: 500, body: 'nej' }));
    await page.route('**/api/admin/ads', (route) => route.fulfill({ status: 500, body: 'nej' }));
    await counter(page, 'Totalt').click();
    await page
      .getByRole('alert')
      .getByText(/^Kunde inte hämta annonser: /)
      .waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Försök igen' }).click();
    await expect.poll(() => titles(page)).toEqual(['Spalding']);
  });

  it('says so when the server could not make the page either', async () => {
    await write({ title: 'Spalding' });
    await site.database.pool.query('alter table ad_pictures rename to elsewhere');
    const { page } = await atAds();
    await page
      .getByRole('alert')
      .getByText('Kunde inte hämta annonser: Ett oväntat fel inträffade')
      .waitFor();
    expect(await breachesOn(page)).toEqual([]);
    await site.database.pool.query('alter table elsewhere rename to ad_pictures');
    await page.getByRole('button', { name: 'Försök igen' }).click();
    await expect.poll(() => titles(page)).toEqual(['Spalding']);
  });

  it('leads from a place that is no more to the first page', async () => {
    await write({ title: 'Spalding' });
    const { page } = await atAds('?after=nonsens');
    await page.getByRole('link', { name: 'Börja om från första sidan' }).click();
    await expect.poll(() => titles(page)).toEqual(['Spalding']);
  });
});

describe('a decision in the table', () => {
  it('approves an ad, which a stranger then finds', async () => {
    const [id] = await write({ title: 'Spalding' });
    const { page, faults } = await atAds('?status=pending');
    await page.getByRole('button', { name: 'Godkänn Spalding' }).click();
    await toast(page, 'Annons godkänd').waitFor();
    await page.getByRole('heading', { name: 'Inget väntar på granskning' }).waitFor();
    await counter(page, 'Godkända 1').waitFor();
    expect(await statusOf(id)).toBe('approved');
    const stranger = await site.visit();
    await stranger.page.goto('/marketplace?search=spalding');
    await stranger.page.getByRole('link', { name: /Spalding/ }).waitFor();
    expect(faults).toEqual([]);
  });

  it('rejects a pending ad, then an approved one, and approves what was rejected', async () => {
    const [id] = await write({ title: 'Spalding' });
    const { page } = await atAds();
    const row = rowOf(page, 'Spalding');
    await row.getByRole('button', { name: 'Avvisa Spalding' }).click();
    await toast(page, 'Annons avvisad').waitFor();
    await row.getByText('Avvisad').waitFor();
    expect(await row.getByRole('button', { name: 'Avvisa Spalding' }).count()).toBe(0);
    await row.getByRole('button', { name: 'Godkänn Spalding' }).click();
    await row.getByText('Godkänd').waitFor();
    await row.getByRole('button', { name: 'Avvisa Spalding' }).click();
    await row.getByText('Avvisad').waitFor();
    expect(await statusOf(id)).toBe('rejected');
  });

  it('keeps the keyboard in the table when the row goes', async () => {
    await write({ title: 'Ett' }, { title: 'Två' }, { title: 'Tre' });
    const { page } = await atAds('?status=pending');
    await page.getByRole('button', { name: 'Godkänn Två' }).press('Enter');
    await expect.poll(() => titles(page)).toEqual(['Ett', 'Tre']);
    await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('Tre');
  });

  it('deletes only when it is confirmed, and says when it could not', async () => {
    const [id] = await write({ title: 'Spalding' });
    const { page } = await atAds();
    const ask = async () => {
      await page.getByRole('button', { name: 'Åtgärder för Spalding' }).click();
      await page.getByRole('menuitem', { name: 'Ta bort' }).click();
      return page.getByRole('alertdialog', { name: 'Ta bort annonsen?' });
    };
    await (await ask()).getByRole('button', { name: 'Avbryt' }).click();
    expect(await statusOf(id)).toBe('pending');
    await page.route(`**/api/ads/${id}`, (route) => route.abort());
    const question = await ask();
    await question.getByRole('button', { name: 'Ta bort' }).click();
    await question.getByText('Kunde inte ta bort annons').waitFor();
    await page.unrouteAll();
    await question.getByRole('button', { name: 'Ta bort' }).click();
    await toast(page, 'Annons borttagen').waitFor();
    await page.getByRole('heading', { name: 'Inga annonser än' }).waitFor();
    expect(await statusOf(id)).toBeUndefined();
    await toast(page, 'Annons borttagen').getByRole('button', { name: 'Ångra' }).click();
    await rowOf(page, 'Spalding').waitFor();
    expect(await statusOf(id)).toBe('pending');
  });

  it('says when it could not be made', async () => {
    await write({ title: 'Spalding' });
    const { page } = await atAds();
    await page.route('**/status', (route) => route.abort());
    await page.getByRole('button', { name: 'Godkänn Spalding' }).click();
    await toast(page, 'Kunde inte uppdatera annons').waitFor();
    await expect.poll(() => rowOf(page, 'Spalding').getByText('Väntar').count()).toBe(1);
  });

  it('asks to sign in again when the session has ended, and then makes it', async () => {
    const [id] = await write({ title: 'Spalding' });
    const { page } = await atAds();
    await endSessions(site, admin);
    await page.getByRole('button', { name: 'Godkänn Spalding' }).click();
    await signInByDialog(page, admin);
    await expect.poll(() => statusOf(id)).toBe('approved');
  });
});

describe('beside a colleague', () => {
  it('says who was first, and shows the ad as it is now', async () => {
    const [id] = await write({ title: 'Spalding' });
    const { page } = await atAds('?status=pending');
    const colleague = await register(site, 'Kim Kollega');
    await site.database.pool.query(
      `update ads set status = 'rejected', reviewed_at = now(),
        reviewed_by = (select id from profiles where email = $2) where id = $1`,
      [id, colleague.email],
    );
    await page.getByRole('button', { name: 'Godkänn Spalding' }).click();
    await toast(page, 'Kunde inte uppdatera annons')
      .getByText('Kim Kollega har redan avvisat annonsen.')
      .waitFor();
    await rowOf(page, 'Spalding').getByText('Avvisad').waitFor();
    expect(await statusOf(id)).toBe('rejected');
  });

  it('says that the seller has changed the ad since it was read', async () => {
    const [id] = await write({ title: 'Spalding' });
    const { page } = await atAds();
    await page.getByRole('link', { name: 'Spalding' }).click();
    await dialog(page).getByRole('button', { name: 'Godkänn' }).waitFor();
    await site.database.pool.query(
      "update ads set description = 'Något annat', updated_at = now() where id = $1",
      [id],
    );
    await dialog(page).getByRole('button', { name: 'Godkänn' }).click();
    await toast(page, 'Säljaren har ändrat annonsen. Läs den igen innan du bestämmer dig.').waitFor();
    await dialog(page).getByText('Något annat').waitFor();
    await dialog(page).getByRole('button', { name: 'Godkänn' }).click();
    await expect.poll(() => statusOf(id)).toBe('approved');
  });

  it('says that the ad is gone', async () => {
    const [id] = await write({ title: 'Spalding' }, { title: 'Molten' });
    const { page } = await atAds();
    await site.database.pool.query('delete from ads where id = $1', [id]);
    await page.getByRole('button', { name: 'Godkänn Spalding' }).click();
    await toast(page, 'Kunde inte uppdatera annons').getByText('Annonsen finns inte längre').waitFor();
    await expect.poll(() => titles(page)).toEqual(['Molten']);
  });
});

describe('many at once', () => {
  it('approves all that are marked', async () => {
    await write({ title: 'Ett' }, { title: 'Två' }, { title: 'Klar', status: 'approved' }, { title: 'Tre' });
    const { page, faults } = await atAds();
    expect(await page.getByRole('checkbox', { name: 'Markera Klar' }).isDisabled()).toBe(true);
    await page.getByRole('checkbox', { name: 'Markera Ett' }).check();
    await page.getByRole('checkbox', { name: 'Markera Tre' }).check();
    await page.getByText('2 markerade').waitFor();
    await page.getByRole('button', { name: 'Godkänn markerade' }).click();
    await toast(page, '2 annonser godkända').waitFor();
    await rowOf(page, 'Två').getByText('Väntar').waitFor();
    await counter(page, 'Godkända 3').waitFor();
    expect(faults).toEqual([]);
  });

  it('rejects every pending ad of the page', async () => {
    await write(...Array.from({ length: 9 }, (_, place) => ({ title: `Annons ${place}` })));
    const { page } = await atAds();
    await page.getByRole('checkbox', { name: 'Markera alla väntande (9)' }).check();
    await page.getByRole('button', { name: 'Avvisa markerade' }).click();
    await toast(page, '9 annonser avvisade').waitFor();
    await expect.poll(() => counter(page, 'Avvisade 9').count()).toBe(1);
  });

  it('tells honestly which it could not decide on, and keeps those that can be tried again', async () => {
    const [first, second] = await write({ title: 'Ett' }, { title: 'Två' }, { title: 'Tre' });
    const { page } = await atAds();
    await page.route(`**/ads/${second}/status`, (route) => route.abort());
    await site.database.pool.query("update ads set status = 'approved', reviewed_at = now() where id = $1", [
      first,
    ]);
    await page.getByRole('checkbox', { name: 'Markera alla väntande (3)' }).check();
    await page.getByRole('button', { name: 'Avvisa markerade' }).click();
    const report = page.getByRole('alert').filter({ hasText: 'kunde inte uppdateras' });
    await report.getByText('Annons avvisad. 2 annonser kunde inte uppdateras:').waitFor();
    await report.getByText('Ett: Någon annan har redan godkänt annonsen.').waitFor();
    await report.getByText('Två: Ingen kontakt med servern').waitFor();
    expect(await breachesOn(page)).toEqual([]);
    await page.unrouteAll();
    expect(await page.getByRole('checkbox', { name: 'Markera Två' }).isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Avvisa markerade' }).click();
    await expect.poll(() => statusOf(second)).toBe('rejected');
    await expect.poll(() => report.count()).toBe(0);
    expect(await statusOf(first)).toBe('approved');
  });
});

describe('the ad under review', () => {
  it('shows everything, large, and every picture can be browsed and enlarged', async () => {
    const { page, faults } = await atAds();
    const photos = await Promise.all([400, 500].map((width) => makeJpeg({ width, height: 300 })));
    const pictureIds: string[] = [];
    for (const [place, buffer] of photos.entries()) {
      const answer = await page.request.post('/api/pictures', {
        multipart: { file: jpeg(`${place}.jpg`, buffer) },
      });
      pictureIds.push(((await answer.json()) as { id: string }).id);
    }
    const ad = {
      title: 'Spalding TF-1000',
      description: 'Bara använd inomhus.',
      category: 'Basketboll',
      condition: 'Begagnad - Bra skick',
      price: 450,
      postalCode: '41122',
      pictureIds,
    };
    expect((await page.request.post('/api/ads', { data: ad })).status()).toBe(201);
    await page.reload();
    await untilAwake(page);
    await page.getByRole('link', { name: 'Spalding TF-1000' }).click();
    const open = dialog(page);
    for (const text of [
      'Bara använd inomhus.',
      'Basketboll',
      'Begagnad - Bra skick',
      'Göteborg',
      '41122',
      'Västra Götaland',
      'admin@exempel.se',
    ]) {
      await open.getByText(text, { exact: true }).waitFor();
    }
    await open.getByRole('button', { name: 'Nästa bild' }).click();
    const second = open.getByRole('button', { name: 'Visa bild 2' });
    await expect.poll(() => second.getAttribute('aria-current')).toBe('true');
    await open.getByRole('link', { name: /Förstora bild 2/ }).click();
    const enlarged = page.getByRole('dialog', { name: 'Bilder: Spalding TF-1000' });
    await enlarged.waitFor();
    await page.keyboard.press('g');
    await page.keyboard.press('Escape');
    await expect.poll(() => enlarged.count()).toBe(0);
    await open.getByText('Väntar', { exact: true }).waitFor();
    expect(await breachesOn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog(page).count()).toBe(0);
    await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('Spalding TF-1000');
    expect(faults).toEqual([]);
  });

  it('goes from one waiting ad to the next by keyboard alone', async () => {
    const [first, second, , third] = await write(
      { title: 'Ett' },
      { title: 'Två' },
      { title: 'Klar', status: 'approved' },
      { title: 'Tre' },
    );
    const { page, faults } = await atAds();
    await page.getByRole('link', { name: 'Ett', exact: true }).press('Enter');
    await page.getByRole('dialog', { name: 'Ett' }).waitFor();
    await page.keyboard.press('j');
    await page.getByRole('dialog', { name: 'Två' }).waitFor();
    await page.keyboard.press('k');
    await page.getByRole('dialog', { name: 'Ett' }).waitFor();
    await page.keyboard.press('g');
    await page.getByRole('dialog', { name: 'Två' }).waitFor();
    await page.keyboard.press('a');
    await page.getByRole('dialog', { name: 'Tre' }).waitFor();
    await page.keyboard.press('g');
    await toast(page, 'Inget mer väntar på granskning på den här sidan').waitFor();
    await expect.poll(() => dialog(page).count()).toBe(0);
    expect([await statusOf(first), await statusOf(second), await statusOf(third)]).toEqual([
      'approved',
      'rejected',
      'approved',
    ]);
    expect(faults).toEqual([]);
  });

  it('goes on through the queue of waiting ads, which empties behind it', async () => {
    await write({ title: 'Ett' }, { title: 'Två' }, { title: 'Tre' });
    const { page, faults } = await atAds('?status=pending');
    await page.getByRole('link', { name: 'Två' }).click();
    for (const title of ['Två', 'Tre', 'Ett']) {
      await page.getByRole('dialog', { name: title }).waitFor();
      await dialog(page).getByRole('button', { name: 'Godkänn' }).click();
    }
    await page.getByRole('heading', { name: 'Inget väntar på granskning' }).waitFor();
    expect(faults).toEqual([]);
  });

  it('never takes the second press of a double click for the next ad', async () => {
    const [first, second] = await write({ title: 'Ett' }, { title: 'Två' });
    const { page } = await atAds();
    await page.getByRole('link', { name: 'Ett', exact: true }).click();
    await dialog(page).getByRole('button', { name: 'Godkänn' }).dblclick();
    await page.getByRole('dialog', { name: 'Två' }).waitFor();
    expect(await statusOf(first)).toBe('approved');
    expect(await statusOf(second)).toBe('pending');
  });

  it('lets the letters be turned off', async () => {
    const [id] = await write({ title: 'Ett' });
    const { page } = await atAds();
    await page.getByRole('link', { name: 'Ett' }).click();
    await dialog(page).getByRole('checkbox', { name: 'Snabbtangenter' }).uncheck();
    await page.keyboard.press('g');
    await dialog(page).getByRole('checkbox', { name: 'Snabbtangenter' }).check();
    expect(await statusOf(id)).toBe('pending');
    await page.keyboard.press('g');
    await expect.poll(() => statusOf(id)).toBe('approved');
  });

  it('has an address, and back closes it', async () => {
    const [id] = await write({ title: 'Ett' });
    const { page } = await atAds();
    await page.getByRole('link', { name: 'Ett' }).click();
    await dialog(page).waitFor();
    expect(new URL(page.url()).searchParams.get('ad')).toBe(id);
    await page.reload();
    await page.getByRole('dialog', { name: 'Ett' }).waitFor();
    await page.goBack();
    await expect.poll(() => dialog(page).count()).toBe(0);
    await page.goto(`/admin/ads?ad=${crypto.randomUUID()}`);
    await dialog(page).getByText('Annons hittades inte').waitFor();
  });

  it('stays with an approved ad that is rejected', async () => {
    await write({ title: 'Ett', status: 'approved' }, { title: 'Två', status: 'approved' });
    const { page } = await atAds('?status=approved');
    await page.getByRole('link', { name: 'Ett' }).click();
    await dialog(page).getByRole('button', { name: 'Avvisa' }).click();
    await dialog(page).getByText('Avvisad', { exact: true }).waitFor();
    await dialog(page)
      .getByText(/^Avvisad \d{4}-\d\d-\d\d \d\d:\d\d av Superadmin$/)
      .waitFor();
    expect(await dialog(page).getByRole('button', { name: 'Godkänn' }).count()).toBe(1);
  });

  it.each([
    ['light', phone],
    ['dark', { width: 1440, height: 900 }],
  ] as const)('keeps nothing from anyone, in %s', async (colorScheme, viewport) => {
    await write({ title: 'Ett', description: 'Fin.' }, { title: 'Två' });
    const { page } = await atAds('', { colorScheme, viewport });
    await page.getByRole('link', { name: 'Ett' }).click();
    await dialog(page).getByText('Fin.').waitFor();
    await page.evaluate(
      'Promise.all(document.getAnimations().map((animation) => animation.finished)).then(() => undefined)',
    );
    expect(await breachesOn(page)).toEqual([]);
  });
});

describe('an ad of the staff', () => {
  it('needs only a title and a category, and is public at once', async () => {
    const { page, faults } = await atAds();
    await page.getByRole('link', { name: 'Skapa annons' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Skapa annons' }).waitFor();
    await awake(page);
    const send = page.getByRole('button', { name: 'Skapa annons' });
    expect(await send.isDisabled()).toBe(true);
    await fillText(page, { title: 'Domarpipa', category: 'Tillbehör' });
    await send.click();
    await toast(page, 'Annons skapad och godkänd!').waitFor();
    await page.waitForURL('**/admin/ads');
    await rowOf(page, 'Domarpipa').getByText('Godkänd').waitFor();
    const stranger = await site.visit();
    await stranger.page.goto('/marketplace?search=domarpipa');
    await stranger.page.getByRole('link', { name: /Domarpipa/ }).waitFor();
    expect(faults).toEqual([]);
  });

  it('says when it could not be made, and keeps what was written', async () => {
    const { page } = await atAds('/new');
    await awake(page);
    await fillText(page, { title: 'Domarpipa', category: 'Tillbehör' });
    await page.route('**/api/admin/ads', (route) => route.abort());
    await page.getByRole('button', { name: 'Skapa annons' }).click();
    await toast(page, 'Kunde inte skapa annons').waitFor();
    expect(await page.getByRole('textbox', { name: 'Titel' }).inputValue()).toBe('Domarpipa');
  });
});
