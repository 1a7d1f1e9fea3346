// How long a message takes from Enter in one browser until its text is in the page of another, against two bare pages.
import { type Browser, chromium, type Page } from 'playwright-core';
import { startChild } from '../support/child-process.ts';
import type { Person } from '../support/live-people.ts';
import { compareTimes, type Finding, percentile } from '../support/report.ts';
import type { BenchSite } from '../support/site.ts';
import { never, type Pair } from './pairs.ts';
import { timeMessages } from './recording.ts';

/** Factors of the reference in the same run. */
const GOALS = { 50: 1.6, 95: 2 } as const;

export async function measureScreen(
  { address, databaseUrl }: BenchSite,
  pair: Pair | undefined,
): Promise<Finding[]> {
  const { from, to } = pair ?? never();
  const browsers = [await openBrowser(), await openBrowser()] as const;
  try {
    const sender = await openChat(browsers[0], address, { self: from, other: to });
    const receiver = await openChat(browsers[1], address, { self: to, other: from });
    const times = await timeMessages(fieldOf(sender), receiver);
    const reference = await timeBarePages(browsers, databaseUrl);
    return ([50, 95] as const).map((rank) =>
      compareTimes(`Enter → the recipient’s screen, p${rank} of ${times.length} messages`, {
        time: percentile(times, rank),
        reference: { name: 'bare pages', time: percentile(reference, rank) },
        goal: GOALS[rank],
      }),
    );
  } finally {
    for (const browser of browsers) await browser.close();
  }
}

function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
}

async function openChat(
  browser: Browser,
  address: string,
  { self, other }: { self: Person; other: Person },
): Promise<Page> {
  const context = await browser.newContext({ baseURL: address, locale: 'sv-SE' });
  await context.addInitScript("localStorage.setItem('cookie-consent', 'declined')");
  const [name = '', value = ''] = self.cookie.split(/=(.*)/s);
  await context.addCookies([{ name, value, url: address }]);
  const page = await context.newPage();
  await page.goto(`/profile?tab=messages&with=${other.id}`);
  await fieldOf(page).waitFor();
  await page.waitForLoadState('load');
  return page;
}

const fieldOf = (page: Page) => page.getByRole('textbox', { name: 'Skriv ett meddelande' });

/** The reference: a page that sends with `fetch`, and one that shows what its EventSource receives. */
async function timeBarePages(
  [one, other]: readonly [Browser, Browser],
  databaseUrl: string,
): Promise<number[]> {
  const { response: address, close } = await startChild('bare-bus.ts', { databaseUrl });
  const [sender, receiver] = [await one.newPage(), await other.newPage()];
  await sender.goto(`${address}/page`);
  await receiver.goto(`${address}/page`);
  await receiver.evaluate(() => {
    const log = document.createElement('div');
    log.setAttribute('role', 'log');
    document.body.append(log);
    new EventSource('/bare').addEventListener('message', ({ data }: MessageEvent<string>) => {
      const paragraph = document.createElement('p');
      paragraph.textContent = data;
      log.append(paragraph);
    });
  });
  await sender.evaluate(() => {
    const field = document.createElement('textarea');
    document.body.append(field);
    field.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      void fetch('/bare', { method: 'POST', body: field.value });
    });
  });
  const times = await timeMessages(sender.locator('textarea'), receiver);
  close();
  return times;
}
