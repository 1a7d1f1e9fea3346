// What the privacy and cookie policies state, compared with what the code stores, deletes and sends.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { RECIPIENTS } from '#shared/privacy/recipients.ts';
import { RETENTIONS } from '#shared/privacy/retention.ts';
import { STORED_ITEMS, type StoredItem } from '#shared/privacy/stored-items.ts';
import type { Services } from './core/http/request.ts';
import { scheduledJobs } from './scheduled-jobs.ts';

const root = path.resolve(import.meta.dirname, '..');
const named = (kind: StoredItem['kind']) =>
  STORED_ITEMS.filter((item) => item.kind === kind)
    .flatMap(({ names }) => names)
    .toSorted();

/** Source files that run in the browser or on the server, by path, without tests. */
async function readSources(...folders: string[]): Promise<Map<string, string>> {
  const sources = new Map<string, string>();
  for (const folder of folders) {
    const entries = await readdir(path.join(root, folder), { recursive: true, withFileTypes: true });
    for (const entry of entries) {
      const file = path.relative(root, path.join(entry.parentPath, entry.name));
      const isSource = /\.(tsx?|js)$/.test(file) && !/\.test\.|testing\/|hostile-/.test(file);
      if (entry.isFile() && isSource) sources.set(file, await readFile(path.join(root, file), 'utf8'));
    }
  }
  return sources;
}

const drafts = 'client/core/drafts/draft-store.ts';
const prefixes = { tab: '', browser: '', session: 'session ', tabAndBrowser: '' };

test('every key of storage is in the table, and the table names no other', async () => {
  const found = { browser: new Set<string>(), tab: new Set(['tsr-scroll-restoration-v1_3']) };
  for (const [file, source] of await readSources('client', 'shared')) {
    for (const [call] of source.matchAll(/createDraftStore\(\{[^;]*?storedFor: '\w+'/g)) {
      const name = /name: '([^']+)'/.exec(call)?.[1];
      const storedFor = /storedFor: '(\w+)'/.exec(call)?.[1] as keyof typeof prefixes;
      const key = `${prefixes[storedFor]}${name}-draft`;
      if (storedFor !== 'browser' && storedFor !== 'session') found.tab.add(key);
      if (storedFor !== 'tab') found.browser.add(key);
    }
    if (file === drafts) continue;
    for (const [, storage, key] of source.matchAll(/\b(local|session)Storage\.setItem\((\w+|'[^']+')/g))
      found[storage === 'local' ? 'browser' : 'tab'].add(keyOf(source, key ?? ''));
    // Fails for any other way to store something, until this test reads it too.
    const others = /\b(?:indexedDB|openDB|cookieStore|caches\.open|(?:local|session)Storage\[)/;
    expect(others.test(source), `${file} stores in a way that this test does not read`).toBe(false);
  }
  expect([...found.browser].toSorted()).toEqual(named('browser'));
  expect([...found.tab].toSorted()).toEqual(named('tab'));
});

/** The literal text that a storage key is or begins with. */
function keyOf(source: string, key: string): string {
  if (key.startsWith("'")) return key.slice(1, -1);
  if (key === 'KEY' && source.includes('const [KEY] = CONSENTED_KEYS')) return 'recent-searches';
  const value = new RegExp(`const ${key} = ['\`]([^'\`$]+)`).exec(source)?.[1];
  return value ?? `unknown key ${key}`;
}

test('every cookie is in the table, and the table names no other', async () => {
  const found = new Set<string>();
  for (const [file, source] of await readSources('client', 'server', 'shared')) {
    if (source.includes('document.cookie = ')) found.add(file.endsWith('/sidebar.tsx') ? 'sidebar' : file);
    if (!source.includes('cookieLine(') || file.endsWith('http/cookies.ts')) continue;
    const names = [...source.matchAll(/COOKIE = (?:\{ name: )?'([^']+)'/g)].map(([, name]) => name ?? '');
    for (const name of names.length > 0 ? names : [file]) found.add(name);
  }
  expect([...found].toSorted()).toEqual(named('cookie'));
});

test('the table names everything that is stored only after consent', async () => {
  const consent = await readFile(path.join(root, 'client/core/consent.ts'), 'utf8');
  const keys = /CONSENTED_KEYS = \[([^\]]*)\]/.exec(consent)?.[1]?.match(/[\w-]+/g);
  expect(STORED_ITEMS.filter(({ needsConsent }) => needsConsent).flatMap(({ names }) => names)).toEqual(keys);
});

test('only recent searches depend on the choice about cookies', async () => {
  const readers = [...(await readSources('client', 'server', 'shared'))]
    .filter(([, source]) => /\buseConsent\(|'cookie-consent'|readConsent\(/.test(source))
    .map(([file]) => file);
  expect(readers.toSorted()).toEqual([
    'client/core/consent.ts',
    'client/features/ads/list/search-suggestions.tsx',
    'client/pages/info/consent-choice.tsx',
    'client/pages/layout/consent-banner.tsx',
    'shared/privacy/stored-items.ts',
  ]);
});

test('every job that deletes is in the retention times, and they name no other', () => {
  const services = { database: {}, settings: {} } as unknown as Services;
  const names = scheduledJobs(services)
    .filter(({ schedule }) => schedule)
    .map(({ name }) => name);
  const stated = RETENTIONS.flatMap(({ jobs }) => jobs);
  expect(stated.filter((name) => !names.includes(name))).toEqual([]);
  const deleting = names.filter((name) => /^(delete|purge|sweep|erase)-/.test(name));
  expect(deleting.filter((name) => !stated.includes(name))).toEqual([]);
});

test('every setting that names another server is in the recipients', async () => {
  const source = await readFile(path.join(root, 'server/core/process/settings.ts'), 'utf8');
  const own = new Set(['PUBLIC_URL']);
  const variables = source.match(/\b[A-Z0-9]+(?:_[A-Z0-9]+)*_(?:URL|ORIGIN|ENDPOINT|ISSUER)\b/g) ?? [];
  const outside = [...new Set(variables)].filter((name) => !own.has(name));
  const stated = new Set(RECIPIENTS.flatMap(({ settings }) => settings));
  expect(outside.length).toBeGreaterThan(5);
  expect(outside.filter((name) => !stated.has(name))).toEqual([]);
});
