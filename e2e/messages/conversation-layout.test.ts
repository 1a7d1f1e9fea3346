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
  createUser,
  write,
} from '../support/conversations.ts';
import { waitForAnimations } from '../support/hydration.ts';
import { openSharedSite, type Site } from '../support/site.ts';

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
  it('new messages are counted on a button that scrolls down to them, without moving the page', async () => {
    const [ebba, karl] = await pair(site);
    const threadId = await converse(site, { from: ebba, to: karl }, numbers);
    const { page, faults } = await at(site, karl, chatWith(ebba), phone);
    await bubble(page, 'nummer 40 ').waitFor();
    await scrollUp(page);
    const anchor = bubble(page, 'nummer 28 ');
    const before = await anchor.boundingBox();
    const writer = await at(site, ebba, '/about');
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
    expect(faults).toEqual([]);
  });

  it('sending scrolls down to the sent message', async () => {
    const [ebba, karl] = await pair(site);
    await converse(site, { from: ebba, to: karl }, numbers);
    const { page } = await at(site, karl, chatWith(ebba), phone);
    await bubble(page, 'nummer 40 ').waitFor();
    await scrollUp(page);
    await write(page, 'Skrivet uppifrån');
    await bubble(page, 'Skrivet uppifrån').waitFor();
    await expect.poll(() => scrollPositionOf(page)).toBe(0);
  });
});

describe('on a low screen', () => {
  it.each([
    ['a telephone on its side', { width: 844, height: 390 }],
    ['above a keyboard', { width: 390, height: 400 }],
  ])('the text field, the send button and messages are visible: %s', async (_case, viewport) => {
    const [ebba, karl] = await pair(site);
    const adId = await makeAd(site, karl, 'Boll');
    await converse(site, { from: ebba, to: karl, adId }, numbers);
    const { page } = await at(site, karl, chatWith(ebba), { ...phone, viewport, reducedMotion: 'reduce' });
    await bubble(page, 'nummer 40 ').waitFor();
    await field(page).fill(numbers.join('\n'));
    const send = await page.getByRole('button', { name: 'Skicka', exact: true }).boundingBox();
    expect((send?.y ?? 0) + (send?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
    expect((await log(page).boundingBox())?.height).toBeGreaterThan(40);
  });

  it('an on-screen keyboard covers nothing of the sheet', async () => {
    const [ebba, karl] = await pair(site);
    await converse(site, { from: ebba, to: karl }, numbers);
    const { page } = await at(site, karl, chatWith(ebba), { ...phone, reducedMotion: 'reduce' });
    await bubble(page, 'nummer 40 ').waitFor();
    // As on phones: the layout viewport keeps its height, and the visual viewport shrinks.
    await page.evaluate(() => {
      const viewport = window.visualViewport;
      if (viewport) Object.defineProperty(viewport, 'height', { get: () => 460, configurable: true });
      viewport?.dispatchEvent(new Event('resize'));
    });
    const sheet = dialog(page, 'Ebba Ek');
    await expect.poll(async () => (await sheet.boundingBox())?.height).toBe(460);
    const send = await page.getByRole('button', { name: 'Skicka', exact: true }).boundingBox();
    expect((send?.y ?? 0) + (send?.height ?? 0)).toBeLessThanOrEqual(460);
  });
});

describe('the list', () => {
  it('is rendered by the server, without a layout shift below it', async () => {
    const [ebba, karl] = await pair(site);
    await converse(site, { from: ebba, to: karl }, ['Finns redan när sidan kommer']);
    const { page } = await at(site, karl, '/about');
    const response = await page.request.get(LIST);
    expect(await response.text()).toContain('Finns redan när sidan kommer</p>');
  });

  it('gets the focus when a conversation opened by its address is closed', async () => {
    const [ebba, karl] = await pair(site);
    await converse(site, { from: ebba, to: karl }, ['Hej']);
    const { page } = await at(site, karl, chatWith(ebba));
    await bubble(page, 'Hej').waitFor();
    await page.keyboard.press('Escape');
    await dialog(page, 'Ebba Ek').waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('main');
  });

  it('is shown without a conversation for an invalid address', async () => {
    const karl = await createUser(site, 'Karl Ek');
    const { page, faults } = await at(site, karl, `${LIST}&with=abc&thread=def`);
    await page.getByRole('heading', { name: 'Inga meddelanden än' }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.goto(chatWith({ ...karl, id: '00000000-0000-4000-8000-000000000000' }));
    const none = dialog(page, 'Samtal');
    await none.getByRole('heading', { name: 'Samtalet hittades inte' }).waitFor();
    expect(await none.getByRole('button').count()).toBe(1);
    expect(faults).toEqual([]);
  });
});
