// Where one stands in a conversation: at its end or further up, above a keyboard, and after it is closed.
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
  someone,
  write,
} from './conversations.ts';
import { waitForAnimations } from './awake.ts';
import { openSite, type Site } from './harness.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterEach(() => site.database.pool.query('truncate limits'));
afterAll(() => site.close());

const LIST = '/profile?tab=messages';
const numbers = Array.from({ length: 40 }, (_each, index) => `nummer ${index + 1} av fyrtio`);
const placeIn = (page: Page) => log(page).evaluate((box) => box.scrollTop);

async function readUpwards(page: Page): Promise<void> {
  await log(page).evaluate((box) => box.scrollTo(0, -600));
  await page.getByRole('button', { name: 'Till det senaste' }).waitFor();
  await waitForAnimations(page);
}

describe('further up in a conversation', () => {
  it('what comes is told of and moves nothing, and one way leads down to it', async () => {
    const [ebba, karl] = await pair(site);
    const threadId = await converse(site, { from: ebba, to: karl }, numbers);
    const { page, faults } = await at(site, karl, chatWith(ebba), phone);
    await bubble(page, 'nummer 40 ').waitFor();
    await readUpwards(page);
    const mark = bubble(page, 'nummer 28 ');
    const before = await mark.boundingBox();
    const writer = await at(site, ebba, '/about');
    await reply(writer.page, threadId, 'Ett till');
    await page.getByRole('button', { name: '1 nytt meddelande' }).waitFor();
    await reply(writer.page, threadId, 'Och ett');
    const down = page.getByRole('button', { name: '2 nya meddelanden' });
    await down.waitFor();
    expect((await mark.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
    await down.click();
    await down.waitFor({ state: 'detached' });
    await expect.poll(() => placeIn(page)).toBe(0);
    await expect.poll(() => log(page).evaluate((box) => box === document.activeElement)).toBe(true);
    expect(faults).toEqual([]);
  });

  it('whoever writes sees what they have written', async () => {
    const [ebba, karl] = await pair(site);
    await converse(site, { from: ebba, to: karl }, numbers);
    const { page } = await at(site, karl, chatWith(ebba), phone);
    await bubble(page, 'nummer 40 ').waitFor();
    await readUpwards(page);
    await write(page, 'Skrivet uppifrån');
    await bubble(page, 'Skrivet uppifrån').waitFor();
    await expect.poll(() => placeIn(page)).toBe(0);
  });
});

describe('where there is little height', () => {
  it.each([
    ['a telephone on its side', { width: 844, height: 390 }],
    ['above a keyboard', { width: 390, height: 400 }],
  ])('what one writes, the button that sends it and the messages are seen: %s', async (_case, viewport) => {
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

  it('a keyboard that lies over the page covers nothing of the sheet', async () => {
    const [ebba, karl] = await pair(site);
    await converse(site, { from: ebba, to: karl }, numbers);
    const { page } = await at(site, karl, chatWith(ebba), { ...phone, reducedMotion: 'reduce' });
    await bubble(page, 'nummer 40 ').waitFor();
    // As telephones do it: the page stays as high as it was, and less of it is seen.
    await page.evaluate(() => {
      const seen = window.visualViewport;
      if (seen) Object.defineProperty(seen, 'height', { get: () => 460, configurable: true });
      seen?.dispatchEvent(new Event('resize'));
    });
    const sheet = dialog(page, 'Ebba Ek');
    await expect.poll(async () => (await sheet.boundingBox())?.height).toBe(460);
    const send = await page.getByRole('button', { name: 'Skicka', exact: true }).boundingBox();
    expect((send?.y ?? 0) + (send?.height ?? 0)).toBeLessThanOrEqual(460);
  });
});

describe('the list', () => {
  it('comes with the page, so that nothing below it jumps', async () => {
    const [ebba, karl] = await pair(site);
    await converse(site, { from: ebba, to: karl }, ['Finns redan när sidan kommer']);
    const { page } = await at(site, karl, '/about');
    const answer = await page.request.get(LIST);
    expect(await answer.text()).toContain('Finns redan när sidan kommer</p>');
  });

  it('is where one stands when a conversation closes that the page came with', async () => {
    const [ebba, karl] = await pair(site);
    await converse(site, { from: ebba, to: karl }, ['Hej']);
    const { page } = await at(site, karl, chatWith(ebba));
    await bubble(page, 'Hej').waitFor();
    await page.keyboard.press('Escape');
    await dialog(page, 'Ebba Ek').waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('main');
  });

  it('is all that an address opens whose conversation is none', async () => {
    const karl = await someone(site, 'Karl Ek');
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
