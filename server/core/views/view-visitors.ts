// The visitors of the last minutes, in this process only: an address and a browser are hashed once rather than for each page.
import { hash } from 'node:crypto';
import { networkOf } from '../limits/network.ts';
import { type Device, deviceOf } from './readers.ts';

/**
 * How long visitors stay in memory. A divisor of half an hour, so that a period never spans two days, which have different
 * salts.
 */
export const MEMORY_MS = 5 * 60_000;
/** About 10 MB; when it is full, a new period begins. More visitors than one program can imitate. */
const MAX_VISITORS = 20_000;
/** Views per minute that are counted from one network, which limits a program that invents User-Agents. */
const MAX_PER_NETWORK = 240;

export interface Visitor {
  network: string;
  userAgent: string;
  device: Device;
  /** Subjects of the visits that wait to be written. */
  waiting: string[];
  hashes?: { ofDay: string; ofDayBefore: string | null };
}

/** The salt of a day, and in its first half hour also that of the day before. */
export interface Salts {
  day: string;
  salt: string;
  before: { day: string; salt: string } | null;
}

export interface RecentVisitors {
  /** Milliseconds since 1970. */
  since: number;
  /** Set when they have been read from the database. */
  salts?: Salts;
  /** Whether a visitor can be added at this time; false when the period is over or the limit is reached. */
  isFor: (at: number) => boolean;
  /**
   * The visitor at this address with this browser; null after too many views from this network. Of IPv6 the network half counts,
   * since devices change the other half daily.
   */
  find: (ip: string, userAgent: string, at: number) => { visitor: Visitor; isNew: boolean } | null;
}

export function createRecentVisitors(since: number): RecentVisitors {
  const slot = Math.floor(since / MEMORY_MS);
  const networks = new Map<string, { minute: number; views: number; visitors: Map<string, Visitor> }>();
  let size = 0;
  return {
    since,
    isFor: (at) => Math.floor(at / MEMORY_MS) === slot && size < MAX_VISITORS,
    find(ip, userAgent, at) {
      const name = networkOf(ip);
      const minute = Math.floor(at / 60_000);
      let network = networks.get(name);
      if (!network) {
        network = { minute, views: 0, visitors: new Map() };
        networks.set(name, network);
      }
      if (network.minute !== minute) Object.assign(network, { minute, views: 0 });
      if (network.views >= MAX_PER_NETWORK) return null;
      network.views += 1;
      const known = network.visitors.get(userAgent);
      if (known) return { visitor: known, isNew: false };
      const visitor = { network: name, userAgent, device: deviceOf(userAgent), waiting: [] };
      network.visitors.set(userAgent, visitor);
      size += 1;
      return { visitor, isNew: true };
    },
  };
}

/** Returns the hashes of a visitor, which are computed once. */
export function hashesOf(visitor: Visitor, { salt, before }: Salts): NonNullable<Visitor['hashes']> {
  visitor.hashes ??= {
    ofDay: hashOf(salt, visitor),
    ofDayBefore: before && hashOf(before.salt, visitor),
  };
  return visitor.hashes;
}

function hashOf(salt: string, { network, userAgent }: Visitor): string {
  // Unambiguous, since only the last part may contain a space.
  return hash('sha256', `${salt} ${network} ${userAgent}`, 'hex').slice(0, 32);
}
