// When messages cannot be sent, the line is lost, one of several tabs closes, or somebody has had enough.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { openProxy, type TestProxy } from '../server/testing/proxy.ts';
import { toast } from './ad-form.ts';
import { waitForHydration } from './awake.ts';
import {
  at,
  bubble,
  chatWith,
  converse,
  dialog,
  expectProgress,
  field,
  log,
  makeAd,
  pair,
  phone,
  reply,
  textsIn,
  write,
} from './conversations.ts';
import { openSite, type Site } from './harness.ts';
import { endSessions, signInByDialog } from './people.ts';
import { expectTexts } from './says.ts';

const FAILED = 'Kunde inte skicka meddelandet. Försök igen.';
const LOST = 'Ingen kontakt med servern. Vi försöker igen …';
const SENDING = '**/api/threads/*/messages';
const LINE = '**/api/me/live**';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterEach(() => site.database.pool.query('truncate limits'));
afterAll(() => site.close());

/** How often the server has been asked for a line by this page. */
function linesOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/me/live')) asked.push(request.url());
  });
  return asked;
}

/** Only what is sent is stopped: messages are also read at that address. */
async function stopSending(page: Page, arrives = false): Promise<void> {
  await page.route(SENDING, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    if (arrives) await route.fetch();
    await route.abort();
  });
}

describe('a message that cannot be sent', () => {
  it('is given back to the field, also after a reload, and is there once when it is sent again', async () => {
    const [ebba, karl] = await pair(site);
    await converse(site, { from: ebba, to: karl }, ['Hej']);
    const { page } = await at(site, karl, chatWith(ebba), phone);
    await bubble(page, 'Hej').waitFor();
    await stopSending(page);
    await write(page, 'Finns den kvar?');
    await expectProgress(page, 'Finns den kvar?', 'sending');
    await toast(page, FAILED).waitFor();
    await expect.poll(() => field(page).inputValue()).toBe('Finns den kvar?');
    await expect.poll(() => textsIn(page)).toEqual(['Hej']);
    await page.reload();
    await waitForHydration(page);
    await expect.poll(() => field(page).inputValue()).toBe('Finns den kvar?');
    await page.unroute(SENDING);
    await field(page).press('Enter');
    await expectProgress(page, 'Finns den kvar?', 'sent');
    expect(await textsIn(page)).toEqual(['Hej', 'Finns den kvar?']);
    const other = await at(site, ebba, chatWith(karl));
    await bubble(other.page, 'Finns den kvar?').waitFor();
    expect(await textsIn(other.page)).toEqual(['Hej', 'Finns den kvar?']);
  });

  it('takes along what was written behind it, in its order', async () => {
    const [ebba, karl] = await pair(site);
    await converse(site, { from: ebba, to: karl }, ['Hej']);
    const { page } = await at(site, karl, chatWith(ebba));
    await bubble(page, 'Hej').waitFor();
    await stopSending(page);
    await write(page, 'ett');
    await write(page, 'två');
    await field(page).fill('tre');
    await toast(page, FAILED).waitFor();
    await expect.poll(() => field(page).inputValue()).toBe('ett\ntvå\ntre');
    await expect.poll(() => textsIn(page)).toEqual(['Hej']);
  });

  it('that has arrived all the same is known by the line, and nothing is said of it', async () => {
    const [ebba, karl] = await pair(site);
    await converse(site, { from: ebba, to: karl }, ['Hej']);
    const { page } = await at(site, karl, chatWith(ebba));
    await bubble(page, 'Hej').waitFor();
    await stopSending(page, true);
    await write(page, 'Kommer fram');
    await expectProgress(page, 'Kommer fram', 'sent');
    // Only when the first one is no longer tried is the next one sent.
    await write(page, 'Den också');
    await expectProgress(page, 'Den också', 'sent');
    expect(await toast(page, FAILED).count()).toBe(0);
    await page.reload();
    await bubble(page, 'Den också').waitFor();
    expect(await textsIn(page)).toEqual(['Hej', 'Kommer fram', 'Den också']);
    expect(await field(page).inputValue()).toBe('');
  });

  it('is taken from the field again when the thread shows that it arrived', async () => {
    const [ebba, karl] = await pair(site);
    await converse(site, { from: ebba, to: karl }, ['Hej']);
    const { page } = await at(site, karl, '/');
    await page.route(LINE, (route) => route.abort());
    await page.goto(chatWith(ebba));
    await waitForHydration(page);
    await bubble(page, 'Hej').waitFor();
    await dialog(page, 'Ebba Ek').getByText(LOST).waitFor();
    await stopSending(page, true);
    await write(page, 'Kommer fram');
    await toast(page, FAILED).waitFor();
    await expect.poll(() => field(page).inputValue()).toBe('Kommer fram');
    await page.reload();
    await bubble(page, 'Kommer fram').waitFor();
    await expect.poll(() => field(page).inputValue()).toBe('');
    expect(await textsIn(page)).toEqual(['Hej', 'Kommer fram']);
  });

  it('and is on its way when the page is closed is found again', async () => {
    const [ebba, karl] = await pair(site);
    await converse(site, { from: ebba, to: karl }, ['Hej']);
    const { page } = await at(site, karl, chatWith(ebba), phone);
    await bubble(page, 'Hej').waitFor();
    // A network that has gone without a word.
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
  });

  it('for want of a session asks one to sign in, and goes then', async () => {
    const [ebba, karl] = await pair(site);
    await converse(site, { from: ebba, to: karl }, ['Hej']);
    const { page } = await at(site, karl, chatWith(ebba), phone);
    await bubble(page, 'Hej').waitFor();
    await endSessions(site, karl);
    await write(page, 'Är du kvar?');
    await toast(page, 'Du måste vara inloggad för att skicka meddelanden').waitFor();
    await signInByDialog(page, karl);
    await expectProgress(page, 'Är du kvar?', 'sent');
    expect(await textsIn(page)).toEqual(['Hej', 'Är du kvar?']);
    expect(await field(page).inputValue()).toBe('');
    const other = await at(site, ebba, chatWith(karl));
    await write(other.page, 'Ja');
    await bubble(page, 'Ja').waitFor();
  });

  it('to somebody who has blocked one says why, and what was written stays in sight', async () => {
    const [ebba, karl] = await pair(site);
    const adId = await makeAd(site, ebba, 'Boll');
    const threadId = await converse(site, { from: karl, to: ebba, adId }, ['Hej']);
    const { page, faults } = await at(site, karl, chatWith(ebba, threadId), phone);
    await bubble(page, 'Hej').waitFor();
    const seller = await at(site, ebba, chatWith(karl, threadId));
    const chat = dialog(seller.page, 'Karl Ek');
    await chat.getByRole('button', { name: 'Mer om Karl Ek' }).click();
    await seller.page.getByRole('menuitem', { name: 'Blockera' }).click();
    const sure = dialog(seller.page, 'Blockera Karl Ek?').or(
      seller.page.getByRole('alertdialog', { name: 'Blockera Karl Ek?' }),
    );
    await expectTexts(
      sure,
      'Ni kan inte längre skriva till varandra eller se varandras kontaktuppgifter. Personen får inget meddelande om det.',
    );
    await sure.getByRole('button', { name: 'Blockera' }).click();
    await toast(seller.page, 'Personen är blockerad').waitFor();
    await chat.getByText('Du har blockerat den här personen. Ta bort blockeringen för att skriva.').waitFor();

    await write(page, 'Är du där?');
    const said = toast(page, FAILED);
    await said.getByText('Det går inte att skriva till den här personen').waitFor();
    const mine = dialog(page, 'Ebba Ek');
    await mine.getByText('Det går inte att skriva till den här personen').waitFor();
    await expectTexts(mine, 'Du hade skrivit:', 'Är du där?');
    expect(await textsIn(page)).toEqual(['Hej']);
    const write403 = await page.request.post('/api/messages', {
      data: { adId, subject: 'Hej', content: 'Hallå?' },
    });
    expect(write403.status()).toBe(403);
    const typing = await page.request.post(`/api/threads/${threadId}/typing`);
    expect(await typing.json()).toEqual({ told: false });

    await chat.getByRole('button', { name: 'Mer om Karl Ek' }).click();
    await seller.page.getByRole('menuitem', { name: 'Ta bort blockeringen' }).click();
    await toast(seller.page, 'Personen är inte längre blockerad').waitFor();
    await field(seller.page).waitFor();
    await page.reload();
    await waitForHydration(page);
    await expect.poll(() => field(page).inputValue()).toBe('Är du där?');
    await field(page).press('Enter');
    await bubble(seller.page, 'Är du där?').waitFor();
    expect([...faults, ...seller.faults]).toEqual([]);
  });
});

describe('messages in a conversation', () => {
  it('arrive once and in order, and are marked as read', async () => {
    const [ebba, karl] = await pair(site);
    await converse(site, { from: ebba, to: karl }, ['Hej']);
    const { page, faults } = await at(site, karl, chatWith(ebba), phone);
    const other = await at(site, ebba, chatWith(karl));
    await bubble(page, 'Hej').waitFor();
    const texts = [
      'Finns den kvar?',
      'Kan jag hämta den på tisdag?',
      'Jag spelar i hallen bredvid',
      'Säg till!',
    ];
    for (const text of texts) await write(page, text);
    await bubble(other.page, 'Säg till!').waitFor();
    await expectProgress(page, 'Säg till!', 'read');
    expect(await textsIn(other.page)).toEqual(['Hej', ...texts]);
    expect(await textsIn(page)).toEqual(['Hej', ...texts]);
    expect([...faults, ...other.faults]).toEqual([]);
  });

  it('arrive once when an answer is lost and the request is sent again', async () => {
    const [ebba, karl] = await pair(site);
    await converse(site, { from: ebba, to: karl }, ['Hej']);
    const { page } = await at(site, karl, '/');
    // Without live events only the second request shows that the first one arrived.
    await page.route(LINE, (route) => route.abort());
    await page.goto(chatWith(ebba));
    await waitForHydration(page);
    await bubble(page, 'Hej').waitFor();
    let attempts = 0;
    await page.route(SENDING, async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      attempts += 1;
      if (attempts > 1) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await write(page, 'ett');
    await expectProgress(page, 'ett', 'sent');
    await write(page, 'två');
    await expectProgress(page, 'två', 'sent');
    expect(attempts).toBe(3);
    await page.reload();
    await bubble(page, 'två').waitFor();
    expect(await textsIn(page)).toEqual(['Hej', 'ett', 'två']);
  });

  it('are given back when the network is gone', async () => {
    const [ebba, karl] = await pair(site);
    await converse(site, { from: ebba, to: karl }, ['Hej']);
    const { page } = await at(site, karl, chatWith(ebba), phone);
    await bubble(page, 'Hej').waitFor();
    await write(page, 'ett');
    await expectProgress(page, 'ett', 'sent');
    await page.context().setOffline(true);
    await write(page, 'två');
    await toast(page, FAILED).waitFor();
    await expect.poll(() => field(page).inputValue()).toBe('två');
    expect(await textsIn(page)).toEqual(['Hej', 'ett']);
    await page.context().setOffline(false);
    await field(page).press('Enter');
    await expectProgress(page, 'två', 'sent');
    expect(await textsIn(page)).toEqual(['Hej', 'ett', 'två']);
  });
});

describe('a block', () => {
  it('is taken back from its toast, and the conversation below stays open', async () => {
    const [ebba, karl] = await pair(site);
    await converse(site, { from: ebba, to: karl }, ['Hej']);
    const { page, faults } = await at(site, karl, chatWith(ebba));
    await bubble(page, 'Hej').waitFor();
    await page.getByRole('button', { name: 'Mer om Ebba Ek' }).click();
    await page.getByRole('menuitem', { name: 'Blockera' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Blockera' }).click();
    await toast(page, 'Personen är blockerad').getByRole('button', { name: 'Ångra' }).click();
    await toast(page, 'Personen är inte längre blockerad').waitFor();
    await expect.poll(() => field(page).isVisible()).toBe(true);
    expect(faults).toEqual([]);
  });
});

describe('a lost line', () => {
  let proxy: TestProxy;
  beforeAll(async () => {
    proxy = await openProxy({ host: 'localhost', port: Number(new URL(site.address).port) });
  });
  afterAll(() => proxy.close());

  it('is told of, and what came meanwhile is caught up with: nothing missed, nothing doubled', async () => {
    const [ebba, karl] = await pair(site);
    const threadId = await converse(site, { from: ebba, to: karl }, ['Hej']);
    const baseURL = `http://localhost:${proxy.port}`;
    const { page } = await at(site, karl, chatWith(ebba), { ...phone, baseURL });
    await bubble(page, 'Hej').waitFor();
    const other = await at(site, ebba, chatWith(karl));
    await reply(other.page, threadId, 'före');
    await bubble(page, 'före').waitFor();
    const asked = linesOf(page);
    proxy.cut();
    await dialog(page, 'Ebba Ek').getByText(LOST).waitFor();
    for (const text of ['ett', 'två', 'tre']) await reply(other.page, threadId, text);
    await write(page, 'utan nät');
    // What draws toasts cannot be fetched now; it is said all the same.
    await page.getByText(FAILED).waitFor();
    proxy.mend();
    await bubble(page, 'tre').waitFor();
    await dialog(page, 'Ebba Ek').getByText(LOST).waitFor({ state: 'detached' });
    expect(asked.every((url) => /after=\d+$/.test(url))).toBe(true);
    expect(await textsIn(page)).toEqual(['Hej', 'före', 'ett', 'två', 'tre']);
    expect(await field(page).inputValue()).toBe('utan nät');
    await field(page).press('Enter');
    await bubble(other.page, 'utan nät').waitFor();
    expect(await textsIn(page)).toEqual(['Hej', 'före', 'ett', 'två', 'tre', 'utan nät']);
    expect(await textsIn(other.page)).toEqual(['Hej', 'före', 'ett', 'två', 'tre', 'utan nät']);
  });

  it('is opened at once when the network is back', async () => {
    const [ebba, karl] = await pair(site);
    const threadId = await converse(site, { from: ebba, to: karl }, ['Hej']);
    const { page } = await at(site, karl, chatWith(ebba));
    await bubble(page, 'Hej').waitFor();
    const other = await at(site, ebba, '/');
    await page.context().setOffline(true);
    await dialog(page, 'Ebba Ek').getByText(LOST).waitFor();
    await reply(other.page, threadId, 'medan du var borta');
    await page.context().setOffline(false);
    await bubble(page, 'medan du var borta').waitFor();
    expect(await textsIn(page)).toEqual(['Hej', 'medan du var borta']);
  });
});

describe('the tabs of a browser', () => {
  it('share one line; another takes over from where it was, and signing out ends it', async () => {
    const [ebba, karl] = await pair(site);
    const threadId = await converse(site, { from: ebba, to: karl }, ['Hej']);
    const { page: first } = await at(site, karl, chatWith(ebba));
    await bubble(first, 'Hej').waitFor();
    const second = await first.context().newPage();
    const asked = linesOf(second);
    await second.goto('/profile?tab=messages');
    await waitForHydration(second);
    const other = await at(site, ebba, '/');
    await reply(other.page, threadId, 'till båda');
    await bubble(first, 'till båda').waitFor();
    await second.getByText('till båda').waitFor();
    expect(asked).toEqual([]);

    await first.close();
    await expect.poll(() => asked.length).toBe(1);
    expect(asked[0]).toMatch(/after=\d+$/);
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
    expect(asked).toHaveLength(1);
  });
});

/** What was answered before, and comes after. */
async function holdAnswer(
  page: Page,
  path: string,
): Promise<{ isAnswered: Promise<void>; letGo: () => void }> {
  const [answered, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(
    path,
    async (route) => {
      const response = await route.fetch();
      answered.resolve();
      await held.promise;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  return { isAnswered: answered.promise, letGo: held.resolve };
}

describe('a slow network', () => {
  it('loses nothing that is written or comes while the thread is on its way', async () => {
    const [ebba, karl] = await pair(site);
    const threadId = await converse(site, { from: ebba, to: karl }, ['Hej']);
    const { page } = await at(site, karl, '/profile?tab=messages');
    const other = await at(site, ebba, '/');
    const thread = await holdAnswer(page, SENDING);
    await page.getByRole('link', { name: 'Ebba Ek' }).click();
    await thread.isAnswered;
    const isSent = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.ok());
    await write(page, 'Skrivet så länge');
    await isSent;
    await reply(other.page, threadId, 'Svar så länge');
    await page.getByText('Svar så länge').waitFor();
    thread.letGo();
    await bubble(page, 'Svar så länge').waitFor();
    expect(await textsIn(page)).toEqual(['Hej', 'Skrivet så länge', 'Svar så länge']);
  });

  it('leaves nothing unread that comes while the conversation is on its way', async () => {
    const [ebba, karl] = await pair(site);
    const threadId = await converse(site, { from: ebba, to: karl }, ['Hej']);
    await site.database.pool.query('update thread_people set unread = 0');
    const { page } = await at(site, karl, '/profile?tab=messages');
    const other = await at(site, ebba, chatWith(karl));
    const conversation = await holdAnswer(page, `**/api/me/conversations/${ebba.id}`);
    await page.getByRole('link', { name: 'Ebba Ek' }).click();
    await conversation.isAnswered;
    await reply(other.page, threadId, 'Just nu');
    await page.getByText('Just nu').waitFor();
    conversation.letGo();
    await bubble(page, 'Just nu').waitFor();
    await expectProgress(other.page, 'Just nu', 'read');
    expect(await textsIn(page)).toEqual(['Hej', 'Just nu']);
  });
});

describe('a server that fails', () => {
  it('is told of in the list, in the conversation and in the thread, each with a way to try again', async () => {
    const [ebba, karl] = await pair(site);
    await converse(site, { from: ebba, to: karl }, ['Hej']);
    const { page } = await at(site, karl, '/');
    const again = () => page.getByRole('button', { name: 'Försök igen' }).click();
    for (const [what, path] of [
      ['list', '**/api/me/conversations'],
      ['conversation', `**/api/me/conversations/${ebba.id}`],
      ['thread', '**/api/threads/*/messages'],
    ] as const) {
      await page.route(path, (route) => route.abort());
      await page.goto(what === 'list' ? '/profile?tab=reviews' : chatWith(ebba));
      // The list comes with the page where the page comes with it.
      if (what === 'list') {
        await waitForHydration(page);
        await page.getByRole('tab', { name: 'Meddelanden' }).click();
      }
      await page.getByText('Kunde inte ladda meddelanden. Försök igen.').waitFor();
      await page.unroute(path);
      await again();
      await page.getByText('Hej', { exact: true }).first().waitFor();
      // Behind the dialog the list says the same word, and came before.
      await expect.poll(() => page.getByRole('button', { name: 'Försök igen' }).count()).toBe(0);
    }
  });

  it('is asked for older messages once, and again by whoever reads', async () => {
    const [ebba, karl] = await pair(site);
    const texts = Array.from({ length: 80 }, (_each, index) => `nummer ${index + 1} av åttio`);
    await converse(site, { from: ebba, to: karl }, texts);
    const { page } = await at(site, karl, chatWith(ebba), phone);
    await bubble(page, 'nummer 80 ').waitFor();
    const older = /\/messages\?before=/;
    let asked = 0;
    await page.route(older, (route) => {
      asked += 1;
      return route.abort();
    });
    await log(page).evaluate((box) => box.scrollTo(0, -box.scrollHeight));
    await log(page).getByText('Kunde inte ladda äldre meddelanden').waitFor();
    expect(asked).toBe(1);
    await page.unroute(older);
    await log(page).getByRole('button', { name: 'Försök igen' }).click();
    await bubble(page, 'nummer 20 ').waitFor();
    expect(await log(page).getByRole('button', { name: 'Försök igen' }).count()).toBe(0);
  });

  it('leaves what is searched for in its field, and says so when the rest of the list does not come', async () => {
    const [ebba, karl] = await pair(site);
    await converse(site, { from: ebba, to: karl }, ['Hej']);
    const { page } = await at(site, karl, '/');
    // What it hears would have the list asked for anew.
    await page.route(LINE, (route) => route.abort());
    await page.goto('/profile?tab=reviews');
    await waitForHydration(page);
    await page.route(/\/api\/me\/conversations(\?|$)/, async (route) => {
      if (route.request().url().includes('?')) return route.abort();
      const answer = await route.fetch();
      return route.fulfill({ response: answer, json: { ...(await answer.json()), next: 'mer' } });
    });
    await page.getByRole('tab', { name: 'Meddelanden' }).click();
    await page.getByRole('button', { name: 'Visa fler' }).click();
    const failed = page.getByText('Kunde inte ladda meddelanden. Försök igen.');
    await failed.waitFor();
    const search = page.getByRole('searchbox', { name: 'Sök bland meddelanden' });
    await search.fill('ebba');
    await page.getByRole('heading', { name: 'Kunde inte ladda meddelanden. Försök igen.' }).waitFor();
    expect(await search.inputValue()).toBe('ebba');
    expect(await search.evaluate((input) => input === document.activeElement)).toBe(true);
    await page.unroute(/\/api\/me\/conversations(\?|$)/);
    await page.getByRole('button', { name: 'Försök igen' }).click();
    await page.getByRole('link', { name: 'Ebba Ek' }).waitFor();
  });
});

describe('a thread that is on its way', () => {
  it('lacks nothing of what is written meanwhile', async () => {
    const [ebba, karl] = await pair(site);
    const threadId = await converse(site, { from: ebba, to: karl }, ['Hej']);
    const { page } = await at(site, karl, '/profile?tab=messages');
    const held = Promise.withResolvers<void>();
    const isRead = Promise.withResolvers<void>();
    let isFirst = true;
    await page.route(SENDING, async (route) => {
      if (!isFirst) return route.continue();
      isFirst = false;
      const answer = await route.fetch();
      isRead.resolve();
      await held.promise;
      return route.fulfill({ response: answer });
    });
    await page.getByRole('link', { name: 'Ebba Ek' }).click();
    await isRead.promise;
    const other = await at(site, ebba, '/');
    await reply(other.page, threadId, 'Kom emellan');
    // The list behind has heard of it.
    await page.getByText('Kom emellan').waitFor();
    held.resolve();
    await bubble(page, 'Kom emellan').waitFor();
    expect(await textsIn(page)).toEqual(['Hej', 'Kom emellan']);
  });
});
