// Messages when sending fails, the stream is lost, one of several tabs closes, or a user blocks another.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { toast } from '../support/ad-form.ts';
import { waitForHydration } from '../support/hydration.ts';
import {
  at,
  bubble,
  chatWith,
  converse,
  dialog,
  expectProgress,
  field,
  makeAd,
  pair,
  phone,
  reply,
  signedIn,
  textsIn,
  write,
} from '../support/conversations.ts';
import { openSharedSite, type Site } from '../support/site.ts';
import { endSessions, signInByDialog } from '../support/users.ts';
import { expectTexts } from '../support/expect-texts.ts';

const FAILED = 'Kunde inte skicka meddelandet. Försök igen.';
const LOST = 'Ingen kontakt med servern. Vi försöker igen …';
const WAITING = 'Skickas när du är online igen';
const SENDING = '**/api/threads/*/messages';
const STREAM = '**/api/me/live**';

let site: Site;

beforeAll(async () => {
  site = await openSharedSite();
});
afterEach(() => site.database.pool.query('delete from limits'));
afterAll(() => site.close());

/** The page's requests for an event stream. */
function streamRequestsOf(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/me/live')) requests.push(request.url());
  });
  return requests;
}

/** Aborts only POST requests: messages are read at the same address. */
async function stopSending(page: Page, arrives = false): Promise<void> {
  await page.route(SENDING, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    if (arrives) await route.fetch();
    await route.abort();
  });
}

describe('a message that cannot be sent', () => {
  it('returns to the field with those queued after it, survives a reload and an expired session, and is stored once; one that was stored is shown once, by the stream or a reload', async () => {
    const [ebba, karl] = await pair(site);
    const threadId = await converse(site, { from: ebba, to: karl }, ['Hej']);
    const { page } = await at(site, karl, chatWith(ebba), phone);
    await bubble(page, 'Hej').waitFor();
    await stopSending(page);
    await write(page, 'Finns den kvar?');
    await expectProgress(page, 'Finns den kvar?', 'sending');
    await write(page, 'Svara gärna');
    await field(page).fill('i kväll');
    await toast(page, FAILED).waitFor();
    await expect.poll(() => field(page).inputValue()).toBe('Finns den kvar?\nSvara gärna\ni kväll');
    await expect.poll(() => textsIn(page)).toEqual(['Hej']);

    // The network never responds, and the page is closed while sending.
    await page.unroute(SENDING);
    await page.route(SENDING, (route) =>
      route.request().method() === 'POST' ? undefined : route.continue(),
    );
    await write(page, 'I tunneln');
    await expectProgress(page, 'I tunneln', 'sending');
    await expectTexts(bubble(page, 'I tunneln'), 'Skickas');
    expect(await field(page).inputValue()).toBe('');
    await page.reload();
    await waitForHydration(page);
    await expect.poll(() => field(page).inputValue()).toBe('I tunneln');

    await page.unroute(SENDING);
    await endSessions(site, karl);
    await field(page).press('Enter');
    await toast(page, 'Du måste vara inloggad för att skicka meddelanden').waitFor();
    await signInByDialog(page, karl);
    await expectProgress(page, 'I tunneln', 'sent');
    expect(await textsIn(page)).toEqual(['Hej', 'I tunneln']);
    expect(await field(page).inputValue()).toBe('');
    // The new session has a stream of its own.
    const other = await signedIn(site, ebba);
    await reply(other.page, threadId, 'Ja');
    await bubble(page, 'Ja').waitFor();

    // Of a message that is stored, but whose response is lost, a live event shows that it arrived.
    await stopSending(page, true);
    await write(page, 'Kommer fram');
    await expectProgress(page, 'Kommer fram', 'sent');
    // Without events either, the thread shows it when it is loaded again.
    await page.route(STREAM, (route) => route.abort());
    await page.reload();
    await waitForHydration(page);
    await dialog(page, 'Ebba Ek').getByText(LOST).waitFor();
    await write(page, 'Utan svar');
    await bubble(page, 'Utan svar').getByText(WAITING).waitFor();
    await page.reload();
    await bubble(page, 'Utan svar').waitFor();
    expect(await textsIn(page)).toEqual(['Hej', 'I tunneln', 'Ja', 'Kommer fram', 'Utan svar']);
    await expect.poll(() => field(page).inputValue()).toBe('');
  });

  it('a message refused because of a block shows why, and keeps the text', async () => {
    const [ebba, karl] = await pair(site);
    const adId = await makeAd(site, ebba, 'Boll');
    const threadId = await converse(site, { from: karl, to: ebba, adId }, ['Hej']);
    const { page, pageErrors } = await at(site, karl, chatWith(ebba, threadId), phone);
    await bubble(page, 'Hej').waitFor();
    const seller = await signedIn(site, ebba);
    expect((await seller.page.request.put(`/api/people/${karl.id}/block`)).ok()).toBe(true);

    await write(page, 'Är du där?');
    const failure = toast(page, FAILED);
    await failure.getByText('Det går inte att skriva till den här personen').waitFor();
    const chatOfKarl = dialog(page, 'Ebba Ek');
    await chatOfKarl.getByText('Det går inte att skriva till den här personen').waitFor();
    await expectTexts(chatOfKarl, 'Du hade skrivit:', 'Är du där?');
    expect(await textsIn(page)).toEqual(['Hej']);
    expect((await seller.page.request.delete(`/api/people/${karl.id}/block`)).ok()).toBe(true);
    await page.reload();
    await waitForHydration(page);
    await expect.poll(() => field(page).inputValue()).toBe('Är du där?');
    await field(page).press('Enter');
    await expectProgress(page, 'Är du där?', 'sent');
    expect(pageErrors).toEqual([]);
  });
});

describe('without a connection', () => {
  it('messages wait, can be removed, survive a reload, and are sent in order when it is back; missed ones arrive once; signing out deletes them', async () => {
    const [ebba, karl] = await pair(site);
    const threadId = await converse(site, { from: ebba, to: karl }, ['Hej']);
    const { page } = await at(site, karl, `/messages?with=${ebba.id}`);
    await bubble(page, 'Hej').waitFor();
    const other = await signedIn(site, ebba);
    await reply(other.page, threadId, 'före');
    await bubble(page, 'före').waitFor();
    const requests = streamRequestsOf(page);
    await page.context().setOffline(true);
    await page.getByText(LOST).waitFor();
    await reply(other.page, threadId, 'medan du');
    await reply(other.page, threadId, 'var borta');
    for (const text of ['ett', 'två', 'tre']) await write(page, text);
    await bubble(page, 'tre').getByText(WAITING).waitFor();
    await bubble(page, 'två').getByRole('button', { name: 'Ta bort meddelandet' }).click();
    await bubble(page, 'två').waitFor({ state: 'detached' });
    expect(await toast(page, FAILED).count()).toBe(0);
    await page.context().setOffline(false);
    await expectProgress(page, 'tre', 'sent');
    await bubble(page, 'var borta').waitFor();
    await page.getByText(LOST).waitFor({ state: 'detached' });
    const texts = ['Hej', 'före', 'medan du', 'var borta', 'ett', 'tre'];
    expect(await textsIn(page)).toEqual(texts);
    expect(requests.length).toBeGreaterThan(0);
    expect(requests.filter((url) => !/after=\d+$/.test(url))).toEqual([]);
    // Now only the page and its data are loaded. The browser has a network, and notices no change of it.
    await stopSending(page);
    await page.route(STREAM, (route) => route.abort());
    await page.reload();
    await write(page, 'fyra');
    await write(page, 'fem');
    await bubble(page, 'fem').getByText(WAITING).waitFor();
    await page.reload();
    await page.getByText(LOST).waitFor();
    await page.unroute(SENDING);
    await page.unroute(STREAM);
    await expectProgress(page, 'fem', 'sent');
    expect(await textsIn(page)).toEqual([...texts, 'fyra', 'fem']);
    const stored = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('outgoing')));
    await expect.poll(stored).toEqual([]);

    await page.context().setOffline(true);
    await write(page, 'hemligt');
    await bubble(page, 'hemligt').getByText(WAITING).waitFor();
    await page.route(STREAM, (route) => route.abort());
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Konto: Karl Ek' }).click();
    await page.getByRole('menuitem', { name: 'Logga ut' }).click();
    await toast(page, 'Du har loggats ut').waitFor();
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('hemligt');
  });
});

describe('the tabs of a browser', () => {
  it('share one stream; another tab resumes it, and signing out closes it', async () => {
    const [ebba, karl] = await pair(site);
    const threadId = await converse(site, { from: ebba, to: karl }, ['Hej']);
    const { page: first } = await at(site, karl, chatWith(ebba));
    await bubble(first, 'Hej').waitFor();
    const second = await first.context().newPage();
    const requests = streamRequestsOf(second);
    await second.goto('/profile?tab=messages');
    await waitForHydration(second);
    const other = await signedIn(site, ebba);
    await reply(other.page, threadId, 'till båda');
    await bubble(first, 'till båda').waitFor();
    await second.getByText('till båda').waitFor();
    expect(requests).toEqual([]);

    await first.close();
    await expect.poll(() => requests.length).toBe(1);
    expect(requests[0]).toMatch(/after=\d+$/);
    await reply(other.page, threadId, 'till den som är kvar');
    await second.getByText('till den som är kvar').waitFor();
    await second.getByRole('link', { name: 'Ebba Ek' }).click();
    await bubble(second, 'till den som är kvar').waitFor();
    expect(await textsIn(second)).toEqual(['Hej', 'till båda', 'till den som är kvar']);
    await second.getByRole('button', { name: 'Stäng' }).click();

    const ended = second.waitForEvent('requestfailed', (request) => request.url().includes('/api/me/live'));
    await second.getByRole('button', { name: /^Konto: Karl Ek/ }).click();
    await second.getByRole('menuitem', { name: 'Logga ut' }).click();
    await ended;
    expect(requests).toHaveLength(1);
  });
});

describe('a slow network', () => {
  it('loses no message sent or received while a thread or conversation is loading, and leaves none unread', async () => {
    const [ebba, karl] = await pair(site);
    const threadId = await converse(site, { from: ebba, to: karl }, ['Hej']);
    const { page, pageErrors } = await at(site, karl, '/profile?tab=messages');
    const other = await at(site, ebba, chatWith(karl), phone);
    await bubble(other.page, 'Hej').waitFor();
    const thread = await delayResponse(page, SENDING);
    await page.getByRole('link', { name: 'Ebba Ek' }).click();
    await thread.isAnswered;
    const isSent = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.ok());
    await write(page, 'Skrivet så länge');
    await isSent;
    await reply(other.page, threadId, 'Svar så länge');
    // The list behind the conversation shows the message.
    await page.getByText('Svar så länge').waitFor();
    thread.deliver();
    await bubble(page, 'Svar så länge').waitFor();
    expect(await textsIn(page)).toEqual(['Hej', 'Skrivet så länge', 'Svar så länge']);

    await page.goto('/profile?tab=messages');
    await waitForHydration(page);
    const conversation = await delayResponse(page, `**/api/me/conversations/${ebba.id}`);
    await page.getByRole('link', { name: 'Ebba Ek' }).click();
    await conversation.isAnswered;
    await reply(other.page, threadId, 'Just nu');
    await page.getByText('Just nu').waitFor();
    conversation.deliver();
    await bubble(page, 'Just nu').waitFor();
    await expectProgress(other.page, 'Just nu', 'read');

    // Then several messages at once, in order.
    const texts = ['Finns den kvar?', 'Säg till!'];
    for (const text of texts) await write(page, text);
    await bubble(other.page, 'Säg till!').waitFor();
    await expectProgress(page, 'Säg till!', 'read');
    const all = ['Hej', 'Skrivet så länge', 'Svar så länge', 'Just nu', ...texts];
    expect(await textsIn(other.page)).toEqual(all);
    expect(await textsIn(page)).toEqual(all);
    expect([...pageErrors, ...other.pageErrors]).toEqual([]);
  });
});

/** Delays a response until `deliver` is called. */
async function delayResponse(
  page: Page,
  path: string,
): Promise<{ isAnswered: Promise<void>; deliver: () => void }> {
  const [answered, delay] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(
    path,
    async (route) => {
      const response = await route.fetch();
      answered.resolve();
      await delay.promise;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  return { isAnswered: answered.promise, deliver: delay.resolve };
}
