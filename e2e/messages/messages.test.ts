// From an ad to a conversation, and the conversation itself: two browsers side by side, one of them a phone.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { toast } from '../support/ad-form.ts';
import { waitForHydration } from '../support/hydration.ts';
import { findAxeViolations } from '../support/axe.ts';
import {
  at,
  bubble,
  converse,
  dialog,
  expectProgress,
  field,
  log,
  makeAd,
  pair,
  phone,
  createUser,
  textsIn,
  write,
} from '../support/conversations.ts';
import { openSharedSite, type Site } from '../support/site.ts';
import { signInByDialog } from '../support/users.ts';
import { expectTexts } from '../support/expect-texts.ts';

const TITLE = 'Spalding TF-1000';
const LIST = '/profile?tab=messages';

let site: Site;

beforeAll(async () => {
  site = await openSharedSite();
});
afterEach(() => site.database.pool.query('delete from limits'));
afterAll(() => site.close());

/** The link in the top bar, also if it is behind a dialog. */
const inboxLink = (page: Page, name: string) =>
  page
    .getByRole('banner', { includeHidden: true })
    .locator(`a[href="/messages"]:has(span:text-is("${name}"))`);
const row = (page: Page, name: string) => page.getByRole('link', { name });
const isWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

describe('from an ad', () => {
  it('a visitor signs in, writes, and chats live with the seller', async () => {
    const [ebba, karl] = [await createUser(site, 'Ebba Säljare'), await createUser(site, 'Karl Köpare')];
    const adId = await makeAd(site, ebba, TITLE);
    const seller = await at(site, ebba, LIST);
    await seller.page.getByRole('heading', { name: 'Inga meddelanden än' }).waitFor();
    await expectTexts(seller.page, 'När du och en säljare skriver till varandra hittar du samtalet här.');

    const { page, pageErrors } = await site.visit(phone);
    await page.goto(`/ad/${adId}`);
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Skicka meddelande', exact: true }).click();
    await toast(page, 'Du måste vara inloggad för att skicka meddelanden').waitFor();
    await signInByDialog(page, karl);
    const form = dialog(page, 'Kontakta säljaren');
    const subject = form.getByRole('textbox', { name: 'Ämne' });
    await expect.poll(() => subject.inputValue()).toBe(`Angående: ${TITLE}`);
    await form.getByText('450 kr').waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    await form.getByRole('textbox', { name: 'Meddelande' }).fill('Finns den kvar?');
    await form.getByRole('button', { name: 'Skicka meddelande' }).click();
    await toast(page, 'Meddelande skickat!').waitFor();
    await form.waitFor({ state: 'detached' });

    // The seller's page has not been reloaded.
    await inboxLink(seller.page, 'Inkorg, 1 oläst').waitFor();
    await expect.poll(() => seller.page.title()).toBe('(1) Meddelanden · Baskettorget');
    await seller.page.getByRole('tab', { name: 'Meddelanden 1 oläst' }).waitFor();
    await seller.page.getByText('Finns den kvar?').waitFor();

    await toast(page, 'Meddelande skickat!').getByRole('button', { name: 'Öppna' }).click();
    // On a phone the conversation takes the place of the list, and Back returns to the ad.
    const chat = page.getByRole('region', { name: 'Ebba Säljare' });
    await chat.getByRole('link', { name: TITLE }).waitFor();
    await chat.getByText('450 kr').waitFor();
    await chat.getByText(`Angående: ${TITLE}`).waitFor();
    await expectProgress(page, 'Finns den kvar?', 'delivered');
    await row(seller.page, 'Karl Köpare').click();
    await expectProgress(page, 'Finns den kvar?', 'read');
    await inboxLink(seller.page, 'Inkorg').waitFor();

    await field(seller.page).pressSequentially('Ja');
    await chat.getByText('Ebba Säljare skriver …').waitFor();
    await field(seller.page).press('Enter');
    await bubble(page, 'Ja').waitFor();
    expect(await chat.getByText('Ebba Säljare skriver …').count()).toBe(0);
    await expectProgress(seller.page, 'Ja', 'read');
    expect(await textsIn(seller.page)).toEqual(['Finns den kvar?', 'Ja']);
    expect([...pageErrors, ...seller.pageErrors]).toEqual([]);
  });

  it('the text stays in the dialog until it is sent, or continues in a conversation that exists by then', async () => {
    const [ebba, karl] = [await createUser(site, 'Ebba Säljare'), await createUser(site, 'Karl Köpare')];
    const adId = await makeAd(site, ebba, TITLE);
    const { page, pageErrors } = await at(site, karl, `/ad/${adId}`, phone);
    const open = () => page.getByRole('button', { name: 'Skicka meddelande', exact: true }).click();
    const form = dialog(page, 'Kontakta säljaren');
    const text = form.getByRole('textbox', { name: 'Meddelande' });
    await open();
    await form.getByRole('textbox', { name: 'Ämne' }).fill('Luft');
    await text.fill('Håller den luft?');
    await page.keyboard.press('Escape');
    await form.waitFor({ state: 'detached' });
    await open();
    expect(await text.inputValue()).toBe('Håller den luft?');
    // Meanwhile the user has begun the conversation in another browser.
    const threadId = await converse(site, { from: karl, to: ebba, adId }, ['Finns den kvar?']);
    await page.reload();
    await waitForHydration(page);
    await open();
    await bubble(page, 'Finns den kvar?').waitFor();
    expect(page.url()).toContain(threadId);
    await expect.poll(() => field(page).inputValue()).toBe('Luft\nHåller den luft?');
    await page.goBack();
    await page.waitForURL(`**/ad/${adId}`);
    expect(pageErrors).toEqual([]);
  });
});

describe('the inbox', () => {
  it('counts up to 9+, and shows the conversation beside the list on a wide screen', async () => {
    const [ebba, karl] = await pair(site);
    const berit = await createUser(site, 'Berit Bok');
    const numbers = Array.from({ length: 9 }, (_each, index) => `nr ${index + 1}`);
    await converse(site, { from: ebba, to: karl }, [...numbers, 'Hej från Ebba']);
    await converse(site, { from: berit, to: karl }, ['Hej från Berit']);
    const { page, pageErrors } = await at(site, karl, '/marketplace', {
      viewport: { width: 900, height: 700 },
    });
    await inboxLink(page, 'Inkorg, 11 olästa').getByText('9+', { exact: true }).waitFor();
    await inboxLink(page, 'Inkorg, 11 olästa').click();
    await page.getByText('Välj ett samtal i listan.').waitFor();
    await page.getByRole('listitem').filter({ hasText: 'Hej från Ebba' }).getByText('9+').waitFor();
    await row(page, 'Ebba Ek').click();
    await bubble(page, 'Hej från Ebba').waitFor();
    await expect.poll(() => field(page).evaluate((area) => area === document.activeElement)).toBe(true);
    await expect.poll(() => page.title()).toBe('(1) Inkorg · Baskettorget');
    await row(page, 'Berit Bok').click();
    await bubble(page, 'Hej från Berit').waitFor();
    await expect.poll(() => page.title()).toBe('Inkorg · Baskettorget');
    expect(await findAxeViolations(page)).toEqual([]);
    expect(pageErrors).toEqual([]);
  });

  it('is searched, shows one conversation at a time on a phone, and Back restores the place in the list', async () => {
    const karl = await createUser(site, 'Karl Ek');
    for (let nr = 1; nr <= 12; nr += 1)
      await converse(site, { from: await createUser(site, `Nummer ${nr}`), to: karl }, [`Hej ${nr}`]);
    const { page, pageErrors } = await at(site, karl, '/messages', phone);
    const search = page.getByRole('searchbox', { name: 'Sök bland meddelanden' });
    const names = () => page.getByRole('main').getByRole('listitem').getByRole('link').allTextContents();
    await search.fill('hej 7');
    await expect.poll(names).toEqual(['Nummer 7']);
    await search.fill('zzz');
    await page.getByText('Inga samtal hittades', { exact: true }).waitFor();
    await search.fill('');
    await expect.poll(names).toHaveLength(12);
    await row(page, 'Nummer 1').last().scrollIntoViewIfNeeded();
    const place = () => page.evaluate(() => Math.round(window.scrollY));
    const before = await place();
    expect(before).toBeGreaterThan(100);
    await page.getByRole('link', { name: 'Nummer 2', exact: true }).click();
    await bubble(page, 'Hej 2').waitFor();
    expect(await page.getByRole('heading', { name: 'Inkorg' }).isVisible()).toBe(true);
    expect(await page.getByRole('searchbox').isVisible()).toBe(false);
    expect(await page.getByRole('navigation', { name: 'Snabbmeny' }).isVisible()).toBe(false);
    await page.getByRole('link', { name: 'Till alla samtal' }).click();
    await page.getByRole('searchbox').waitFor();
    await expect.poll(place).toBe(before);
    const link = page.getByRole('link', { name: 'Nummer 2', exact: true });
    await expect.poll(() => link.evaluate((each) => each === document.activeElement)).toBe(true);
    expect(pageErrors).toEqual([]);
  });
});

describe('a conversation', () => {
  it('is divided by day, and loads older messages without moving the scroll position', async () => {
    const [ebba, karl] = await pair(site);
    const texts = Array.from({ length: 120 }, (_each, index) =>
      `nummer ${index + 1} `.repeat(1 + (index % 7)),
    );
    await converse(site, { from: ebba, to: karl }, texts, (index) =>
      index < 40 ? 72 : index < 110 ? 24 : 0,
    );
    // A dialog that is still sliding in would be measured at the wrong position.
    const { page, pageErrors } = await at(site, karl, LIST, { ...phone, reducedMotion: 'reduce' });
    const delay = Promise.withResolvers<void>();
    await page.route(/\/messages\?before=/, async (route) => {
      await delay.promise;
      await route.continue();
    });
    await row(page, 'Ebba Ek').click();
    await bubble(page, 'nummer 120 ').waitFor();
    await expect.poll(() => log(page).evaluate((box) => box.scrollTop)).toBe(0);
    await log(page).evaluate((box) => box.scrollTo(0, -box.scrollHeight));
    const anchor = bubble(page, 'nummer 73 ');
    await anchor.waitFor();
    const before = await anchor.boundingBox();
    expect(before?.y).toBeGreaterThan(0);
    delay.resolve();
    await bubble(page, 'nummer 60 ').waitFor();
    expect((await anchor.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
    await expect
      .poll(async () => {
        await log(page).evaluate((box) => box.scrollTo(0, -box.scrollHeight));
        return log(page).getByRole('listitem').count();
      })
      .toBe(120);
    expect((await textsIn(page)).map((text) => text.split(' ')[1])).toEqual(
      texts.map((_text, index) => String(index + 1)),
    );
    const days = log(page).getByRole('region');
    expect(await days.count()).toBe(3);
    await log(page).getByRole('region', { name: 'Igår' }).waitFor();
    await log(page).getByRole('region', { name: 'Idag' }).waitFor();
    expect(pageErrors).toEqual([]);
  });
});

describe('the list', () => {
  it('the list and the conversation are used by keyboard alone, and going back does not reopen a closed conversation', async () => {
    const [ebba, karl] = await pair(site);
    await converse(site, { from: ebba, to: karl }, ['Hej']);
    const { page } = await at(site, karl, LIST);
    await row(page, 'Ebba Ek').focus();
    await page.keyboard.press('Enter');
    await bubble(page, 'Hej').waitFor();
    await expect.poll(() => field(page).evaluate((area) => area === document.activeElement)).toBe(true);
    const send = page.getByRole('button', { name: 'Skicka', exact: true });
    expect(await send.isDisabled()).toBe(true);
    await field(page).fill(' \n ');
    await page.keyboard.press('Enter');
    expect(await send.isDisabled()).toBe(true);
    await field(page).fill('Med');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('tangenter');
    expect(await field(page).inputValue()).toBe('Med\ntangenter');
    await page.keyboard.press('Enter');
    await expectProgress(page, 'tangenter', 'sent');
    expect(await field(page).inputValue()).toBe('');
    expect(await textsIn(page)).toEqual(['Hej', 'Med\ntangenter']);
    // Moves the focus past the pictures and the menus of the messages.
    const isInLog = () => log(page).evaluate((box) => box === document.activeElement);
    for (let steps = 0; steps < 6 && !(await isInLog()); steps += 1) await page.keyboard.press('Shift+Tab');
    expect(await isInLog()).toBe(true);
    await page.keyboard.press('Escape');
    await dialog(page, 'Ebba Ek').waitFor({ state: 'detached' });
    await expect
      .poll(() => row(page, 'Ebba Ek').evaluate((link) => link === document.activeElement))
      .toBe(true);
    // After opening it again, Back closes it; another step back leaves the list.
    await page.keyboard.press('Enter');
    await dialog(page, 'Ebba Ek').waitFor();
    await page.goBack();
    await dialog(page, 'Ebba Ek').waitFor({ state: 'detached' });
    await page.goBack();
    await page.waitForURL('about:blank');
  });

  it('the list and the dialog are accessible in light and dark, also when narrow', async () => {
    const long = 'Bollhållaravgiftsfrihetsförsäkran'.repeat(4);
    const [ebba, karl] = [
      await createUser(site, `Ebba ${long.slice(0, 60)}`),
      await createUser(site, 'Karl Ek'),
    ];
    const adId = await makeAd(site, ebba, long.slice(0, 90));
    await converse(site, { from: ebba, to: karl }, [long]);
    await converse(site, { from: ebba, to: karl, adId }, [`https://${long}.example`]);
    const narrow = { ...phone, viewport: { width: 320, height: 640 } };
    const { page, pageErrors } = await at(site, karl, LIST, narrow);
    const findViolations = async () => {
      await page.emulateMedia({ colorScheme: 'light' });
      const violations = await findAxeViolations(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      return [...violations, ...(await findAxeViolations(page, ['color-contrast']))];
    };
    await row(page, ebba.name).waitFor();
    expect(await isWide(page)).toBe(false);
    expect(await findViolations()).toEqual([]);
    await row(page, ebba.name).click();
    await bubble(page, 'https://').waitFor();
    await write(page, long);
    await expectProgress(page, long, 'sent');
    expect(await isWide(page)).toBe(false);
    expect(await log(page).evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(false);
    expect(await findViolations()).toEqual([]);
    expect(pageErrors).toEqual([]);
  });
});
