// The processor time of a call that uses the embedded database: unlike its duration, other work on the machine hardly changes it.
import { readFile } from 'node:fs/promises';
import type { Database } from '../../server/database/connection.ts';

/** Linux counts the time of other processes in hundredths of a second, so many calls are needed for a small error. */
const TICK_MS = 10;
const MIN_TOTAL_MS = 400;
const MIN_CALLS = 15;
const MAX_CALLS = 400;

/**
 * Milliseconds of processor time of one call, in this process and in the database's, the mean of many calls after the first. Null
 * where a process cannot read the times of others.
 */
export async function cpuTimeOf(database: Database, call: () => Promise<unknown>): Promise<number | null> {
  // Measures again if the pool has replaced a connection that was used often, because its CPU time would be lost.
  for (;;) {
    await call();
    const pids = await backendsOf(database);
    const time = await measure(pids, call);
    if (time === null) return null;
    const after = new Set(await backendsOf(database));
    if (pids.every((pid) => after.has(pid))) return time;
  }
}

async function measure(pids: readonly number[], call: () => Promise<unknown>): Promise<number | null> {
  const before = await backendTimes(pids);
  if (before === null) return null;
  const own = process.cpuUsage();
  for (let calls = 1; ; calls += 1) {
    await call();
    if (calls < MIN_CALLS) continue;
    const { user, system } = process.cpuUsage(own);
    const used = ((await backendTimes(pids)) ?? Infinity) - before + (user + system) / 1000;
    if (used >= MIN_TOTAL_MS || calls >= MAX_CALLS) return used / calls;
  }
}

async function backendsOf({ pool }: Database): Promise<number[]> {
  const { rows } = await pool.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database()',
  );
  return rows.map(({ pid }) => pid);
}

async function backendTimes(pids: readonly number[]): Promise<number | null> {
  try {
    const stats = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8')));
    return stats.reduce((sum, stat) => sum + ticksOf(stat) * TICK_MS, 0);
  } catch {
    return null;
  }
}

/** The ticks in user and system mode are the 14th and 15th field; the second is a name in brackets. */
function ticksOf(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(fields[11]) + Number(fields[12]);
}
