// How fast a message is seen: by the receiver's connection while thousands listen, and on the receiver's screen.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium, type Page } from 'playwright-core';
import { WebSocket } from 'ws';
import { WRITING_PATH, type WritingAnswer, type WritingOrder } from '#shared/features/messages/writing.ts';
import { makeSessionToken, sessionCookie } from '../server/core/auth.ts';
import { type Finding, report } from './report.ts';
import { type BenchSite, openBenchSite } from './site.ts';

const IDLE = 5000;
const PAIRS = 50;
const PER_SECOND = 100;
const SECONDS = 20;
const SCREEN_MESSAGES = 200;
const MEMORY = 'process_resident_memory_bytes';
const SECRET = 'a secret of the measurement, long enough for anyone';
const TEXT = 'Hej! Finns den kvar, och kan vi i så fall mötas i hallen på tisdag? ';

interface Person {
  id: string;
  cookie: string;
}

interface Pair {
  from: Person;
  to: Person;
  threadId: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 200 });
const site = await openBenchSite(0, { SECRET });
const children: ChildProcess[] = [];
try {
  const people = await addPeople(site, IDLE + PAIRS * 2 + 2);
  const pairs = await seatPairs(site, people.slice(IDLE));
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
  const before = await readMetric(MEMORY);
  const cookies = idle.map(({ cookie }) => cookie);
  await startChild('idle-lines.ts', { address, path: '/api/me/live', cookies });
  const each = ((await readMetric(MEMORY)) - before) / IDLE;
  const ours = await openRoute(address, pairs);
  const bare = await openBare(databaseUrl, pairs);
  // In turn, so that whatever else the machine does falls on both alike.
  const figures: Record<'ours' | 'limit', number[]> = { ours: [], limit: [] };
  await runLoad(ours, 2);
  await runLoad(bare, 2);
  for (let round = 0; round < 4; round += 1) {
    figures.ours.push(...(await runLoad(ours, SECONDS / 4)));
    figures.limit.push(...(await runLoad(bare, SECONDS / 4)));
  }
  const [p50, p99] = [percentile(figures.ours, 50), percentile(figures.ours, 99)];
  const [limit50, limit99] = [percentile(figures.limit, 50), percentile(figures.limit, 99)];
  return [
    {
      name: `sent → seen by the receiver’s connection, p50 (${PER_SECOND}/s, ${IDLE} idle)`,
      figure: ms(p50),
      reference: ms(limit50),
      ratio: p50 / limit50,
      goal: 'printed',
      isMet: true,
    },
    {
      name: 'the same, p99',
      figure: ms(p99),
      reference: ms(limit99),
      ratio: p99 / limit99,
      goal: '≤ 2 × bare bus to bare socket',
      isMet: p99 <= 2 * limit99,
    },
    {
      name: 'memory of an idle connection',
      figure: `${(each / 1024).toFixed(1)} kB`,
      reference: '30 kB',
      ratio: each / 1024 / 30,
      goal: '≤ 30 kB',
      isMet: each <= 30 * 1024,
    },
  ];
}

/** A way from somebody who sends to somebody who listens. */
interface Route {
  send: (pair: number, mark: string) => Promise<void>;
  /** When each mark was seen. */
  seen: Map<string, number>;
}

async function openRoute(address: string, pairs: Pair[]): Promise<Route> {
  const seen = new Map<string, number>();
  await Promise.all(
    pairs.map(({ to }) =>
      listen(`${address}/api/me/live`, { cookie: to.cookie }, (mark, at) => seen.set(mark, at)),
    ),
  );
  const sockets = await Promise.all(pairs.map(({ from }) => openWriting(address, from.cookie)));
  return {
    seen,
    async send(pair, mark) {
      const { threadId } = pairs[pair] ?? never();
      await (sockets[pair] ?? never())({
        id: threadId,
        messageId: crypto.randomUUID(),
        content: TEXT + mark,
      });
    },
  };
}

/** As a browser writes in a conversation that is open. */
async function openWriting(address: string, cookie: string): Promise<(order: WritingOrder) => Promise<void>> {
  const socket = new WebSocket(new URL(WRITING_PATH, address), { headers: { cookie } });
  const waiting = new Map<string, (answer: WritingAnswer) => void>();
  socket.on('message', (data) => {
    const answer = JSON.parse(data.toString() || 'null') as WritingAnswer | null;
    if (answer) waiting.get(answer.messageId)?.(answer);
  });
  await once(socket, 'open');
  return async (order) => {
    const { sent } = await new Promise<WritingAnswer>((resolve) => {
      waiting.set(order.messageId, resolve);
      socket.send(JSON.stringify(order));
    });
    waiting.delete(order.messageId);
    if (!sent) throw new Error('A message did not go by the socket');
  };
}

async function openBare(databaseUrl: string, pairs: Pair[]): Promise<Route> {
  const address = await startChild('bare-bus.ts', { databaseUrl });
  const seen = new Map<string, number>();
  await Promise.all(
    pairs.map((_pair, index) => listen(`${address}/${index}`, {}, (mark, at) => seen.set(mark, at))),
  );
  return { seen, send: (pair, mark) => post(`${address}/${pair}`, '', { content: TEXT + mark }) };
}

/** Milliseconds from before the sending until the mark was seen, of each message. */
async function runLoad({ send, seen }: Route, seconds: number): Promise<number[]> {
  seen.clear();
  const sent = new Map<string, number>();
  const sending: Promise<void>[] = [];
  const start = performance.now();
  for (let index = 0; index < seconds * PER_SECOND; index += 1) {
    const due = start + (index * 1000) / PER_SECOND;
    if (due > performance.now()) await pause(due - performance.now());
    const mark = `#${crypto.randomUUID()}#`;
    sent.set(mark, performance.now());
    sending.push(send(index % PAIRS, mark));
  }
  await Promise.all(sending);
  const patience = performance.now() + 5000;
  while (seen.size < sent.size && performance.now() < patience) await pause(10);
  if (seen.size < sent.size)
    throw new Error(`${sent.size - seen.size} of ${sent.size} messages were not seen`);
  return [...sent].map(([mark, at]) => (seen.get(mark) ?? Number.NaN) - at);
}

/** Bytes as they come; whoever looks for marks in them is as fast as one can be. */
async function listen(
  url: string,
  headers: Record<string, string>,
  see: (mark: string, at: number) => void,
): Promise<void> {
  const asked = request(url, { headers }).end();
  const [answer] = await once(asked, 'response');
  let rest = '';
  const heard = Promise.withResolvers<void>();
  answer.setEncoding('utf8').on('data', (text: string) => {
    const at = performance.now();
    heard.resolve();
    rest += text;
    for (const [mark] of rest.matchAll(/#[0-9a-f-]{36}#/g)) see(mark, at);
    rest = rest.slice(rest.lastIndexOf('\n\n') + 2);
  });
  await heard.promise;
}

async function post(url: string, cookie: string, body: object): Promise<void> {
  const text = JSON.stringify(body);
  const asked = request(url, {
    agent,
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) },
  }).end(text);
  const [answer] = await once(asked, 'response');
  if (answer.statusCode >= 300) throw new Error(`${url} was answered with ${answer.statusCode}`);
  await once(answer.resume(), 'end');
}

/** From pressing Enter in one browser until the text stands in the page of another. */
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
    const limit = await measureBareScreen(browsers, databaseUrl);
    const [p50, p95] = [percentile(times, 50), percentile(times, 95)];
    const limits = [percentile(limit, 50), percentile(limit, 95)] as const;
    return [
      screenFinding('Enter → the receiver’s screen, p50', { figure: p50, limit: limits[0], goal: 5 }),
      screenFinding('the same, p95', { figure: p95, limit: limits[1], goal: 15 }),
    ];
  } finally {
    for (const browser of browsers) await browser.close();
  }
}

function screenFinding(
  name: string,
  { figure, limit, goal }: { figure: number; limit: number; goal: number },
): Finding {
  return {
    name: `${name} (${SCREEN_MESSAGES} messages)`,
    figure: ms(figure),
    reference: ms(limit),
    ratio: figure / limit,
    goal: `≤ ${goal} ms; limit: a bare page, fetch and EventSource`,
    isMet: figure <= goal,
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
  await sender.evaluate(notePresses);
  for (let index = -20; index < SCREEN_MESSAGES; index += 1) {
    await field.fill(`mätning #${index}#`);
    await field.press('Enter');
    await receiver.waitForFunction((mark) => window.benchSeen?.has(mark), `#${index}#`, { polling: 20 });
    // As somebody who writes on.
    await pause(50);
  }
  return readTimes(sender, receiver);
}

/** The same way with nothing on it: a page that sends by `fetch`, and one that writes what its EventSource tells. */
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
      const line = document.createElement('p');
      line.textContent = data;
      log.append(line);
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
  await sender.evaluate(notePresses);
  const field = sender.locator('textarea');
  for (let index = -20; index < SCREEN_MESSAGES; index += 1) {
    await field.fill(`mätning #${index}#`);
    await field.press('Enter');
    await receiver.waitForFunction((mark) => window.benchSeen?.has(mark), `#${index}#`, { polling: 20 });
    await pause(50);
  }
  return readTimes(sender, receiver);
}

declare global {
  interface Window {
    /** When each mark was first in the page, and when Enter was pressed on it: milliseconds since 1970. */
    benchSeen?: Map<string, number>;
    benchPressed?: Map<string, number>;
  }
}

async function watchFor(page: Page, selector: string): Promise<void> {
  await page.evaluate((place) => {
    const seen = new Map<string, number>();
    window.benchSeen = seen;
    const look = (nodes: Iterable<Node>) => {
      const at = performance.timeOrigin + performance.now();
      for (const node of nodes) {
        const [mark] = /#-?\d+#/.exec(node.textContent ?? '') ?? [];
        if (mark && !seen.has(mark)) seen.set(mark, at);
      }
    };
    const watch = new MutationObserver((changes) => {
      for (const change of changes) look(change.addedNodes);
    });
    watch.observe(document.querySelector(place) ?? document.body, { childList: true, subtree: true });
  }, selector);
}

function notePresses(): void {
  const pressed = new Map<string, number>();
  window.benchPressed = pressed;
  const note = (event: KeyboardEvent) => {
    const [mark] = /#-?\d+#/.exec(document.querySelector('textarea')?.value ?? '') ?? [];
    if (event.key === 'Enter' && mark) pressed.set(mark, performance.timeOrigin + performance.now());
  };
  document.addEventListener('keydown', note, { capture: true });
}

/** Of the messages that count: those before them warmed the engines up. */
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

async function addPeople({ database }: BenchSite, count: number): Promise<Person[]> {
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into profiles (email, name, birth_year, last_seen_at)
     select 'skribent-' || n || '@exempel.se', 'Skribent ' || n, 1990, now() from generate_series(1, $1::int) as n
     returning id`,
    [count],
  );
  const tokens = rows.map(() => makeSessionToken());
  await database.pool.query(
    `insert into sessions (user_id, token, expires_at)
     select id, token, now() + interval '1 day' from unnest($1::uuid[], $2::text[]) as made (id, token)`,
    [rows.map(({ id }) => id), tokens],
  );
  return rows.map(({ id }, index) => ({ id, cookie: cookieOf(tokens[index] ?? '') }));
}

function cookieOf(token: string): string {
  return sessionCookie({ isSecure: false, secret: SECRET }, token).split(';')[0] ?? '';
}

async function seatPairs({ address }: BenchSite, people: Person[]): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (let index = 0; index + 1 < people.length; index += 2) {
    const [from, to] = [people[index] ?? never(), people[index + 1] ?? never()];
    const answer = await fetch(`${address}/api/messages`, {
      method: 'POST',
      headers: { cookie: from.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ recipientId: to.id, subject: 'Hej', content: 'Hej!' }),
    });
    const { threadId } = (await answer.json()) as { threadId: string };
    pairs.push({ from, to, threadId });
  }
  return pairs;
}

/** Starts one of the helpers beside this file, and gives what it says first. */
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

function ms(value: number): string {
  return `${value.toFixed(1)} ms`;
}

function never(): never {
  throw new Error('there are too few people');
}
