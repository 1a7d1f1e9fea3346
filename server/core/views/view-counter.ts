// Counts views of pages: one for each visitor and half hour, without cookies and without storing addresses. Visitors are hashed
// at once, collected in the process and written every few seconds, and before the process ends.
import { hash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { ViewedKind, ViewedPage } from '#shared/features/views/viewed-pages.ts';
import type { Database } from '../../database/connection.ts';
import type { DeferredTasks } from '../jobs/deferred-tasks.ts';
import { networkOf } from '../limits/network.ts';
import { deviceOf, isReader } from './readers.ts';
import { insertVisits, readOrMakeSalt, readSalt, type Visit } from './view-queries.ts';

const FLUSH_MS = 5_000;
const HALF_HOUR_MS = 30 * 60_000;
/** Some 50 MB; more are not counted until these are written. */
const MAX_PENDING = 200_000;
/** Written without waiting: large maps make the process slow. */
const MANY_PENDING = 10_000;
/** Visitors who are known to be counted today. */
const MAX_KNOWN = 100_000;
/** Visits before the salt of a new day has arrived. */
const MAX_UNHASHED = 10_000;
/** Visits in one statement: few enough that the process answers requests in between. */
const BATCH = 1000;
/** Views a minute from one network, and networks that are remembered. */
const MAX_PER_NETWORK = 240;
const MAX_NETWORKS = 50_000;

/** Pages of a feature whose views are counted; their addresses are in shared/features/views/viewed-pages.ts. */
export interface ViewedPages {
  kind: ViewedKind;
  /** Those of these subjects that are public: views of others are not stored. */
  findPublic: (database: Database, subjects: string[]) => Promise<string[]>;
  /** Whose they are, by subject: their own visits are no views. */
  findOwners?: (database: Database, subjects: string[]) => Promise<Map<string, string>>;
}

export interface Reader {
  ip: string;
  userAgent: string;
  headers: IncomingHttpHeaders;
  /** As in `Visit`. */
  source: string | null;
  /** Of the session; null for visitors. */
  token: string | null;
}

export interface ViewCounter {
  /** Counts a view, unless the reader is a program, loads ahead, or was counted less than half an hour ago. */
  count: (page: ViewedPage, reader: Reader) => void;
  /** Writes what is collected. */
  flush: () => Promise<void>;
}

interface CounterParts {
  database: Database;
  deferredTasks: Pick<DeferredTasks, 'do'>;
  pages: readonly ViewedPages[];
  /** The users of these sessions, by token. */
  findUsers: (tokens: string[]) => Promise<Map<string, string>>;
  /** Milliseconds since 1970. */
  now?: () => number;
}

type Unhashed = Pick<Visit, 'kind' | 'subject' | 'source'> &
  Pick<Reader, 'ip' | 'userAgent' | 'token'> & { at: number };
/** The session is known for seconds, until the visit is written. */
type PendingVisit = Visit & Pick<Reader, 'token'>;

export function createViewCounter({
  database,
  deferredTasks,
  pages,
  findUsers,
  now = Date.now,
}: CounterParts): ViewCounter {
  const pending = new Map<string, PendingVisit>();
  const limit = limitNetworks();
  /** Of this half hour: they need not be written with every page. */
  const known = new Set<string>();
  let unhashed: Unhashed[] = [];
  let salts: Salts | null = null;
  let hashing: Promise<void> | null = null;
  let isScheduled = false;

  function schedule(): void {
    if (pending.size >= MANY_PENDING) deferredTasks.do('count-many-views', flush);
    if (isScheduled) return;
    isScheduled = true;
    deferredTasks.do('count-views', flush, FLUSH_MS, FLUSH_MS);
  }

  function add(visit: Unhashed, { day, today, before }: Salts): void {
    const visitor = hashOf(today, visit);
    if (pending.size >= MAX_PENDING || pending.has(visitor) || known.has(visitor)) return;
    const { kind, subject, source, at, token } = visit;
    if (kind === 'site' && known.size < MAX_KNOWN) known.add(visitor);
    // A visitor counts on each of their days.
    const earlier = before && kind !== 'site' && { day: before.day, visitor: hashOf(before.salt, visit) };
    const device = deviceOf(visit.userAgent);
    pending.set(visitor, {
      kind,
      subject,
      day,
      visitor,
      at,
      before: earlier || undefined,
      device,
      source,
      token,
    });
  }

  /** Loads the salts that waiting visits need; once for all that ask meanwhile. */
  function hashWaiting(): Promise<void> {
    hashing ??= hashAll().finally(() => {
      hashing = null;
    });
    return hashing;
  }

  async function hashAll(): Promise<void> {
    while (unhashed.length > 0) {
      const [first] = unhashed;
      if (!first) return;
      const loaded = salts?.slot === slotOf(first.at) ? salts : await loadSalts(database, first.at);
      if (salts?.slot !== loaded.slot) known.clear();
      salts = loaded;
      const isOfSlot = ({ at }: Unhashed) => slotOf(at) === loaded.slot;
      for (const visit of unhashed.filter(isOfSlot)) add(visit, loaded);
      unhashed = unhashed.filter((visit) => !isOfSlot(visit));
    }
  }

  async function flush(): Promise<void> {
    isScheduled = false;
    await hashWaiting();
    while (pending.size > 0) {
      const batch = [...pending.values().take(BATCH)];
      for (const { visitor } of batch) pending.delete(visitor);
      try {
        await insertVisits(database, await withoutOwn(await publicOnly(batch)));
      } catch (error) {
        // For the next try.
        for (const visit of batch) pending.set(visit.visitor, visit);
        throw error;
      }
    }
  }

  async function publicOnly(batch: PendingVisit[]): Promise<PendingVisit[]> {
    const subjects = new Map<Visit['kind'], Set<string>>(pages.map(({ kind }) => [kind, new Set()]));
    for (const { kind, subject } of batch) subjects.get(kind)?.add(subject);
    const found = new Map<Visit['kind'], Set<string>>();
    for (const { kind, findPublic } of pages) {
      const asked = [...(subjects.get(kind) ?? [])];
      found.set(kind, new Set(asked.length > 0 ? await findPublic(database, asked) : []));
    }
    return batch.filter(({ kind, subject }) => kind === 'site' || found.get(kind)?.has(subject));
  }

  async function withoutOwn(batch: PendingVisit[]): Promise<PendingVisit[]> {
    const signedIn = batch.filter(({ kind, token }) => token !== null && kind !== 'site');
    if (signedIn.length === 0) return batch;
    const users = await findUsers([...new Set(signedIn.flatMap(({ token }) => token ?? []))]);
    const own = new Set<Visit>();
    for (const { kind, findOwners } of pages) {
      const visits = signedIn.filter((visit) => visit.kind === kind);
      if (!findOwners || visits.length === 0) continue;
      const owners = await findOwners(database, [...new Set(visits.map(({ subject }) => subject))]);
      for (const visit of visits)
        if (visit.token && owners.has(visit.subject) && owners.get(visit.subject) === users.get(visit.token))
          own.add(visit);
    }
    return batch.filter((visit) => !own.has(visit));
  }

  return {
    flush,
    count({ kind, subject }, { ip, userAgent, headers, source, token }) {
      const at = now();
      if (!isReader(userAgent, headers) || !limit(ip, at)) return;
      const visit = { kind, subject, ip, userAgent, source, at, token };
      const visitor = { ...visit, kind: 'site', subject: '' } as const;
      if (salts?.slot === slotOf(at)) {
        add(visit, salts);
        add(visitor, salts);
      } else if (unhashed.length < MAX_UNHASHED) {
        unhashed.push(visit, visitor);
        // Tried again when they are written.
        hashWaiting().catch(() => undefined);
      }
      schedule();
    },
  };
}

/** Valid in one half hour: days begin with one. */
interface Salts {
  slot: number;
  day: string;
  today: string;
  /** In the first half hour of a day. */
  before: { day: string; salt: string } | undefined;
}

async function loadSalts(database: Database, at: number): Promise<Salts> {
  const [day, dayBefore] = [dayOf(at), dayOf(at - HALF_HOUR_MS)];
  const salt = dayBefore === day ? undefined : await readSalt(database, dayBefore);
  return {
    slot: slotOf(at),
    day,
    today: await readOrMakeSalt(database, day),
    before: salt === undefined ? undefined : { day: dayBefore, salt },
  };
}

function slotOf(at: number): number {
  return Math.floor(at / HALF_HOUR_MS);
}

const swedishDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm' });

function dayOf(at: number): string {
  return swedishDay.format(at);
}

/** With the page in it, what one visitor reads cannot be joined. Only the last part may contain a space. */
function hashOf(salt: string, { kind, subject, ip, userAgent }: Unhashed): string {
  return hash('sha256', `${salt} ${kind} ${subject} ${ip} ${userAgent}`, 'hex').slice(0, 32);
}

/** Whether a view from this address is counted: a program that invents browsers is counted so often. */
function limitNetworks(): (ip: string, at: number) => boolean {
  let minute = 0;
  const counts = new Map<string, number>();
  return (ip, at) => {
    const current = Math.floor(at / 60_000);
    // When full it begins anew: more visitors than a program can pretend to be.
    if (current !== minute || counts.size >= MAX_NETWORKS) counts.clear();
    minute = current;
    const network = networkOf(ip);
    const count = counts.get(network) ?? 0;
    if (count >= MAX_PER_NETWORK) return false;
    counts.set(network, count + 1);
    return true;
  };
}
