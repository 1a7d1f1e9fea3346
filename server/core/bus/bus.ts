// The live bus: short notices between all server processes, over PostgreSQL or, with REDIS_URL, over Redis.
import { EventEmitter } from 'node:events';
import type { Logger } from 'pino';
import { keepLine } from './kept-line.ts';
import type { OpenLine } from './line.ts';
import { linePostgres } from './postgres.ts';

/** A notice carries ids only; whoever hears it reads the rest from the database. */
export interface Notice {
  topic: string;
  id: string;
}

export interface Bus {
  /**
   * Heard here before the call returns, elsewhere within a millisecond or so. Call it after the commit: it never fails,
   * and while others cannot be reached they are told, once they can, that they have missed something.
   */
  publish(notice: Notice): Promise<void>;
  /** Calls back for every notice; `null` means that some may have been missed. Returns how to stop. */
  subscribe(hear: (notice: Notice | null) => void): () => void;
  /** Whether notices from other processes reach this one right now. */
  isConnected(): boolean;
  close(): Promise<void>;
}

/** What goes over the line: who speaks, and the notice; null when the speaker's earlier ones may be lost. */
interface Spoken {
  from: string;
  notice: Notice | null;
}

/**
 * Opens the bus. It reconnects by itself, and after every reconnection tells its listeners that they may have missed
 * something; those of other processes too, when it could not reach them with a notice.
 *
 * @throws OperatorError when REDIS_URL does not lead to a usable Redis
 */
export async function openBus(
  { redisUrl, databaseUrl }: { redisUrl?: string; databaseUrl: string },
  logger: Logger,
): Promise<Bus> {
  const origin = crypto.randomUUID();
  const local = new EventEmitter().setMaxListeners(0);
  const speak = (notice: Notice | null) => line.send(JSON.stringify({ from: origin, notice }));
  const ears = {
    hear(text: string) {
      const { from, notice } = readSpoken(text);
      if (from !== origin) local.emit('notice', notice);
    },
    hearOfReturn(isOwed: boolean) {
      if (isOwed) speak(null);
      local.emit('notice', null);
    },
  };
  const openLine = redisUrl ? await overRedis(redisUrl) : linePostgres(databaseUrl);
  const line = await keepLine(openLine, ears, logger);
  return {
    async publish(notice) {
      local.emit('notice', notice);
      speak(notice);
    },
    subscribe(hear) {
      local.on('notice', hear);
      return () => local.off('notice', hear);
    },
    isConnected: line.isConnected,
    close: line.close,
  };
}

/** Its library takes 28 MB of memory, which a site without Redis has no use for. */
async function overRedis(redisUrl: string): Promise<OpenLine> {
  return (await import('./redis.ts')).lineRedis(redisUrl);
}

/** A Redis may be shared with others; what we cannot read may have been meant for us. */
function readSpoken(text: string): Spoken {
  try {
    const spoken: unknown = JSON.parse(text);
    if (typeof spoken === 'object' && spoken && 'from' in spoken && 'notice' in spoken)
      return spoken as Spoken;
  } catch {}
  return { from: '', notice: null };
}
