// How fast a message arrives: on the recipient's connection while thousands are open, and on the recipient's screen.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium, type Page } from 'playwright-core';
import { addPeople, agent, BENCH_SECRET, listen, type Person, post } from './support/live-people.ts';
import { type Finding, report } from './support/report.ts';
import { type BenchSite, openBenchSite } from './support/site.ts';

const IDLE = 5000;
const PAIRS = 50;
const PER_SECOND = 100;
const SECONDS = 20;
const SCREEN_MESSAGES = 200;
/** Factors of the reference in the same run. */
const SCREEN_GOALS = { p50: 1.6, p95: 2 };
const DELIVERY_GOALS = { p50: 4, p99: 2 };
const MEMORY_GOAL = 1.5;
const MEMORY = 'process_resident_memory_bytes';
const TEXT = 'Hej! Finns den kvar, och kan vi i så fall mötas i hallen på tisdag? ';

interface Pair {
  from: Person;
  to: Person;
  threadId: string;
}

const site = await openBenchSite(0, { SECRET: BENCH_SECRET });
const children: ChildProcess[] = [];
try {
  const people = await addPeople(site, IDLE + PAIRS * 2 + 2);
  const pairs = await createPairs(site, people.slice(IDLE));
  const screen = await measureScreen(site, pairs.at(-1));
  const delivery = await measureDelivery(site, { idle: people.slice(0, IDLE), pairs: pairs.slice(0, PAIRS) });
  report([...delivery, ...screen]);
} finally {
  for (const child of children) child.kill();
  agent.destroy();
  await site.close();
}

async function measureDelivery(
  { address, databaseUrl, readMetric }: BenchSite,
  { idle, pairs }: { idle: Person[]; pairs: Pair[] },
): Promise<Finding[]> {
  const cookies = idle.map(({ cookie }) => cookie);
  const bareAddress = await startChild('bare-bus.ts', { databaseUrl });
  const [perStream, barePerStream] = [
    await measureMemory(address, '/api/me/live', { cookies, read: () => readMetric(MEMORY) }),
    await measureMemory(bareAddress, '/idle', {
      cookies,
      read: async () => Number(await (await fetch(`${bareAddress}/memory`)).text()),
    }),
  ];
  const ours = await openRoute(address, pairs);
  const bare = await openBare(bareAddress, pairs);
  // In alternation, so that other load on the machine affects both.
  const figures: Record<'ours' | 'reference', number[]> = { ours: [], reference: [] };
  await runLoad(ours, 2);
  await runLoad(bare, 2);
  for (let round = 0; round < 4; round += 1) {
    figures.ours.push(...(await runLoad(ours, SECONDS / 4)));
    figures.reference.push(...(await runLoad(bare, SECONDS / 4)));
  }
  const [p50, p99] = [percentile(figures.ours, 50), percentile(figures.ours, 99)];
  const [reference50, reference99] = [percentile(figures.reference, 50), percentile(figures.reference, 99)];
  return [
    ratioFinding(`sent → the recipient’s connection, p50 (${PER_SECOND}/s, ${IDLE} idle)`, {
      figure: p50,
      reference: reference50,
      goal: DELIVERY_GOALS.p50,
    }),
    ratioFinding('the same, p99', { figure: p99, reference: reference99, goal: DELIVERY_GOALS.p99 }),
    {
      name: 'memory of an idle connection',
      figure: kB(perStream),
      reference: kB(barePerStream),
      ratio: perStream / barePerStream,
      goal: `≤ ${MEMORY_GOAL} × a bare stream`,
      isMet: perStream <= MEMORY_GOAL * barePerStream,
    },
  ];
}

/** Bytes per open stream on which nothing is sent. */
async function measureMemory(
  address: string,
  streamPath: string,
  { cookies, read }: { cookies: string[]; read: () => Promise<number> },
): Promise<number> {
  const before = await read();
  await startChild('idle-streams.ts', { address, path: streamPath, cookies });
  return ((await read()) - before) / cookies.length;
}

/** A route from a sender to a recipient. */
interface Route {
  send: (pair: number, marker: string) => Promise<void>;
  /** When each marker arrived, by marker. */
  seen: Map<string, number>;
}

async function openRoute(address: string, pairs: Pair[]): Promise<Route> {
  const seen = new Map<string, number>();
  await Promise.all(
    pairs.map(({ to }) =>
      listen(`${address}/api/me/live`, { cookie: to.cookie }, (marker, at) => seen.set(marker, at)),
    ),
  );
  return {
    seen,
    async send(pair, marker) {
      const { threadId, from } = pairs[pair] ?? never();
      const body = { messageId: crypto.randomUUID(), content: TEXT + marker };
      await post(`${address}/api/threads/${threadId}/messages`, from.cookie, body);
    },
  };
}

async function openBare(address: string, pairs: Pair[]): Promise<Route> {
  const seen = new Map<string, number>();
  await Promise.all(
    pairs.map((_pair, index) => listen(`${address}/${index}`, {}, (marker, at) => seen.set(marker, at))),
  );
  return { seen, send: (pair, marker) => post(`${address}/${pair}`, '', { content: TEXT + marker }) };
}

/** Milliseconds from before the request until the marker was received, of each message. */
async function runLoad({ send, seen }: Route, seconds: number): Promise<number[]> {
  seen.clear();
  const sent = new Map<string, number>();
  const sending: Promise<void>[] = [];
  const start = performance.now();
  for (let index = 0; index < seconds * PER_SECOND; index += 1) {
    const due = start + (index * 1000) / PER_SECOND;
    if (due > performance.now()) await pause(due - performance.now());
    const marker = `#${crypto.randomUUID()}#`;
    sent.set(marker, performance.now());
    sending.push(send(index % PAIRS, marker));
  }
  await Promise.all(sending);
  const deadline = performance.now() + 5000;
  while (seen.size < sent.size && performance.now() < deadline) await pause(10);
  if (seen.size < sent.size)
    throw new Error(`${sent.size - seen.size} of ${sent.size} messages were not seen`);
  return [...sent].map(([marker, at]) => (seen.get(marker) ?? Number.NaN) - at);
}

/** From Enter in one browser until the text is in the page of another. */
async function measureScreen(
  { address, databaseUrl }: BenchSite,
  pair: Pair | undefined,
): Promise<Finding[]> {
  const { from, to } = pair ?? never();
  const browsers = [await openBrowser(), await openBrowser()] as const;
  try {
    const sender = await openChat(browsers[0], address, { self: from, other: to });
    const receiver = await openChat(browsers[1], address, { self: to, other: from });
    const times = await chat(sender, receiver);
    const reference = await measureBareScreen(browsers, databaseUrl);
    return [
      ratioFinding(`Enter → the recipient’s screen, p50 (${SCREEN_MESSAGES} messages)`, {
        figure: percentile(times, 50),
        reference: percentile(reference, 50),
        goal: SCREEN_GOALS.p50,
      }),
      ratioFinding('the same, p95', {
        figure: percentile(times, 95),
        reference: percentile(reference, 95),
        goal: SCREEN_GOALS.p95,
      }),
    ];
  } finally {
    for (const browser of browsers) await browser.close();
  }
}

function ratioFinding(
  name: string,
  { figure, reference, goal }: { figure: number; reference: number; goal: number },
): Finding {
  return {
    name,
    figure: ms(figure),
    reference: ms(reference),
    ratio: figure / reference,
    goal: `≤ ${goal} × the reference`,
    isMet: figure <= goal * reference,
  };
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
  await page.getByRole('textbox', { name: 'Skriv ett meddelande' }).waitFor();
  await page.waitForLoadState('load');
  return page;
}

async function chat(sender: Page, receiver: Page): Promise<number[]> {
  const field = sender.getByRole('textbox', { name: 'Skriv ett meddelande' });
  await watchFor(receiver, '[role=log]');
  await sender.evaluate(recordKeyPresses);
  for (let index = -20; index < SCREEN_MESSAGES; index += 1) {
    await field.fill(`mätning #${index}#`);
    await field.press('Enter');
    await receiver.waitForFunction((marker) => window.benchSeen?.has(marker), `#${index}#`, { polling: 20 });
    // The rate of a user who keeps writing.
    await pause(50);
  }
  return readTimes(sender, receiver);
}

/** The reference: a page that sends with `fetch`, and one that shows what its EventSource receives. */
async function measureBareScreen(
  [one, other]: readonly [Browser, Browser],
  databaseUrl: string,
): Promise<number[]> {
  const address = await startChild('bare-bus.ts', { databaseUrl });
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
  await watchFor(receiver, '[role=log]');
  await sender.evaluate(recordKeyPresses);
  const field = sender.locator('textarea');
  for (let index = -20; index < SCREEN_MESSAGES; index += 1) {
    await field.fill(`mätning #${index}#`);
    await field.press('Enter');
    await receiver.waitForFunction((marker) => window.benchSeen?.has(marker), `#${index}#`, { polling: 20 });
    await pause(50);
  }
  return readTimes(sender, receiver);
}

declare global {
  interface Window {
    /** When each marker was first in the page, and when Enter was pressed on it: milliseconds since 1970. */
    benchSeen?: Map<string, number>;
    benchPressed?: Map<string, number>;
  }
}

async function watchFor(page: Page, selector: string): Promise<void> {
  await page.evaluate((target) => {
    const seen = new Map<string, number>();
    window.benchSeen = seen;
    const scan = (nodes: Iterable<Node>) => {
      const at = performance.timeOrigin + performance.now();
      for (const node of nodes) {
        const [marker] = /#-?\d+#/.exec(node.textContent ?? '') ?? [];
        if (marker && !seen.has(marker)) seen.set(marker, at);
      }
    };
    const observer = new MutationObserver((changes) => {
      for (const change of changes) scan(change.addedNodes);
    });
    observer.observe(document.querySelector(target) ?? document.body, { childList: true, subtree: true });
  }, selector);
}

function recordKeyPresses(): void {
  const pressed = new Map<string, number>();
  window.benchPressed = pressed;
  const record = (event: KeyboardEvent) => {
    const [marker] = /#-?\d+#/.exec(document.querySelector('textarea')?.value ?? '') ?? [];
    if (event.key === 'Enter' && marker) pressed.set(marker, performance.timeOrigin + performance.now());
  };
  document.addEventListener('keydown', record, { capture: true });
}

/** Without the first twenty messages, which warm up the JavaScript engines. */
async function readTimes(sender: Page, receiver: Page): Promise<number[]> {
  const pressed = new Map(await sender.evaluate(() => [...(window.benchPressed ?? [])]));
  const seen = new Map(await receiver.evaluate(() => [...(window.benchSeen ?? [])]));
  return Array.from(
    { length: SCREEN_MESSAGES },
    (_each, index) => (seen.get(`#${index}#`) ?? Number.NaN) - (pressed.get(`#${index}#`) ?? Number.NaN),
  );
}

function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
}

async function createPairs({ address }: BenchSite, people: Person[]): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (let index = 0; index + 1 < people.length; index += 2) {
    const [from, to] = [people[index] ?? never(), people[index + 1] ?? never()];
    const response = await fetch(`${address}/api/messages`, {
      method: 'POST',
      headers: { cookie: from.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ recipientId: to.id, subject: 'Hej', content: 'Hej!' }),
    });
    const { threadId } = (await response.json()) as { threadId: string };
    pairs.push({ from, to, threadId });
  }
  return pairs;
}

/** Starts a helper process from this folder and returns its first message. */
async function startChild(file: string, order: object): Promise<string> {
  const child = fork(path.join(import.meta.dirname, file), {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  children.push(child);
  child.send(order);
  const [word] = await once(child, 'message');
  return String(word);
}

function percentile(values: number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(Math.floor((sorted.length * percent) / 100), sorted.length - 1)] ?? Number.NaN;
}

function kB(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} kB`;
}

function ms(value: number): string {
  return `${value.toFixed(1)} ms`;
}

function never(): never {
  throw new Error('there are too few people');
}
