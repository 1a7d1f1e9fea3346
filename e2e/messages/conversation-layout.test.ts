// Scroll position and height of a conversation, the on-screen keyboard, and closing it.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import {
  at,
  bubble,
  chatWith,
  converse,
  dialog,
  field,
  log,
  makeAd,
  pair,
  phone,
  reply,
  signedIn,
  write,
} from '../support/conversations.ts';
import { waitForAnimations, waitForHydration } from '../support/hydration.ts';
import { openSharedSite, type Site } from '../support/site.ts';
import { signInByDialog } from '../support/users.ts';

let site: Site;

beforeAll(async () => {
  site = await openSharedSite();
});
afterEach(() => site.database.pool.query('delete from limits'));
afterAll(() => site.close());

const LIST = '/profile?tab=messages';
const numbers = Array.from({ length: 40 }, (_each, index) => `nummer ${index + 1} av fyrtio`);
const scrollPositionOf = (page: Page) => log(page).evaluate((box) => box.scrollTop);

async function scrollUp(page: Page): Promise<void> {
  await log(page).evaluate((box) => box.scrollTo(0, -600));
  await page.getByRole('button', { name: 'Till det senaste' }).waitFor();
  await waitForAnimations(page);
}

describe('scrolled up in a conversation', () => {
  it('new messages are counted on a button that scrolls down to them, without moving the page; sending scrolls down too', async () => {
    const [ebba, karl] = await pair(site);
    const threadId = await converse(site, { from: ebba, to: karl }, numbers);
    const { page, pageErrors } = await at(site, karl, chatWith(ebba), phone);
    await bubble(page, 'nummer 40 ').waitFor();
    await scrollUp(page);
    const anchor = bubble(page, 'nummer 28 ');
    const before = await anchor.boundingBox();
    const writer = await signedIn(site, ebba);
    await reply(writer.page, threadId, 'Ett till');
    await page.getByRole('button', { name: '1 nytt meddelande' }).waitFor();
    await reply(writer.page, threadId, 'Och ett');
    const down = page.getByRole('button', { name: '2 nya meddelanden' });
    await down.waitFor();
    expect((await anchor.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
    await down.click();
    await down.waitFor({ state: 'detached' });
    await expect.poll(() => scrollPositionOf(page)).toBe(0);
    await expect.poll(() => log(page).evaluate((box) => box === document.activeElement)).toBe(true);

    await scrollUp(page);
    await write(page, 'Skrivet uppifrån');
    await bubble(page, 'Skrivet uppifrån').waitFor();
    await expect.poll(() => scrollPositionOf(page)).toBe(0);
    expect(pageErrors).toEqual([]);
  });
});

describe('on a low screen', () => {
  it('the text field, the send button and messages are visible, on a telephone on its side and above a keyboard', async () => {
    const [ebba, karl] = await pair(site);
    const adId = await makeAd(site, karl, 'Boll');
    await converse(site, { from: ebba, to: karl, adId }, numbers);
    const { page } = await at(site, karl, chatWith(ebba), phone);
    await bubble(page, 'nummer 40 ').waitFor();
    await field(page).fill(numbers.join('\n'));
    const sheet = dialog(page, 'Ebba Ek');
    const bottomOfSend = async () => {
      const send = await page.getByRole('button', { name: 'Skicka', exact: true }).boundingBox();
      return (send?.y ?? 0) + (send?.height ?? 0);
    };
    for (const viewport of [
      { width: 844, height: 390 },
      { width: 390, height: 400 },
    ]) {
      await page.setViewportSize(viewport);
      await expect.poll(async () => (await sheet.boundingBox())?.height).toBeLessThanOrEqual(viewport.height);
      await expect.poll(bottomOfSend).toBeLessThanOrEqual(viewport.height);
      expect((await log(page).boundingBox())?.height).toBeGreaterThan(40);
    }

    // An on-screen keyboard, as on phones: the layout viewport keeps its height, and the visual viewport shrinks.
    await field(page).fill('');
    await page.setViewportSize(phone.viewport);
    await page.evaluate(() => {
      const viewport = window.visualViewport;
      if (viewport) Object.defineProperty(viewport, 'height', { get: () => 460, configurable: true });
      viewport?.dispatchEvent(new Event('resize'));
    });
    await expect.poll(async () => (await sheet.boundingBox())?.height).toBe(460);
    expect(await bottomOfSend()).toBeLessThanOrEqual(460);
  });
});

describe('the list', () => {
  it('shows whole names on a phone with text at 200 %', async () => {
    const [ebba, karl] = await pair(site);
    const adId = await makeAd(site, karl, 'Boll');
    await converse(site, { from: ebba, to: karl, adId }, ['Hej']);
    const { page } = await at(site, karl, '/messages', phone);
    const name = page.getByRole('main').getByRole('link', { name: 'Ebba Ek' });
    await name.waitFor();
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const hidden = await name.evaluate((link) => [
      link.scrollWidth - link.clientWidth,
      link.scrollHeight - link.clientHeight,
    ]);
    expect(hidden).toEqual([0, 0]);
  });

  it('is rendered by the server, and gets the focus when a conversation opened by its address, after signing in, is closed', async () => {
    const [ebba, karl] = await pair(site);
    const threadId = await converse(site, { from: ebba, to: karl }, ['Hej']);
    const { page, pageErrors } = await site.visit();
    await page.goto(chatWith(ebba, threadId));
    await waitForHydration(page);
    await page.getByRole('main').getByRole('button', { name: 'Logga in' }).click();
    await signInByDialog(page, karl);
    await bubble(page, 'Hej').waitFor();
    const response = await page.request.get(LIST);
    expect(await response.text()).toContain('Hej</p>');
    await page.keyboard.press('Escape');
    await dialog(page, 'Ebba Ek').waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('main');
    await page.getByRole('link', { name: 'Ebba Ek' }).waitFor();
    expect(new URL(page.url()).search).toBe('?tab=messages');
    await page.goto(`${LIST}&with=abc&thread=def`);
    await waitForHydration(page);
    await page.getByRole('link', { name: 'Ebba Ek' }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.goto(chatWith({ ...karl, id: '00000000-0000-4000-8000-000000000000' }));
    const none = dialog(page, 'Samtal');
    await none.getByRole('heading', { name: 'Samtalet hittades inte' }).waitFor();
    expect(await none.getByRole('button').count()).toBe(1);
    expect(pageErrors).toEqual([]);
  });
});
