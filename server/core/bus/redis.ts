// The live bus over Redis publish/subscribe, for sites with more notices than PostgreSQL should carry.
import { createClient } from '@redis/client';
import { OperatorError } from '../process/operator-error.ts';
import type { OpenConnection } from './bus-connection.ts';

/** @param redisUrl as redis://user:password@host:6379/0, or rediss:// with TLS */
export function connectRedis(redisUrl: string, timeoutMs: number): OpenConnection {
  return async (onMessage) => {
    // With RESP 3 one connection both subscribes and publishes, so neither breaks without the other.
    const client = createClient({
      url: redisUrl,
      RESP: 3,
      name: 'baskettorget-bus',
      disableOfflineQueue: true,
      // The bus reconnects itself, because it has to record missed notices.
      socket: {
        reconnectStrategy: false,
        connectTimeout: timeoutMs,
        // Needed only while connecting, when a server may hang; later the heartbeat's writes keep the socket active.
        socketTimeout: 2 * timeoutMs,
      },
      maintNotifications: 'disabled',
    });
    // Redis shares channels between all databases of a server; the database number separates sites.
    const channel = `baskettorget:${client.options.database ?? 0}`;
    const broken = Promise.withResolvers<Error>();
    client.on('error', broken.resolve);
    const end = async () => {
      if (client.isOpen) client.destroy();
    };
    try {
      await client.connect();
      await client.subscribe(channel, onMessage);
    } catch (error) {
      await end();
      throw explain(error, redisUrl);
    }
    return {
      send: async (text) => void (await client.publish(channel, text)),
      countReceivers: async () => Number((await client.pubSubNumSub([channel]))[channel] ?? 0),
      check: async () => void (await client.ping()),
      broken: broken.promise,
      end,
    };
  };
}

function explain(error: unknown, redisUrl: string): unknown {
  if (!(error instanceof Error)) return error;
  const { host } = new URL(redisUrl);
  const code = 'code' in error ? String(error.code) : (error.message.split(' ')[0] ?? '');
  const sentences: Record<string, string> = {
    ECONNREFUSED: `nothing answers at ${host}`,
    ENOTFOUND: `no host is called ${host}`,
    EAI_AGAIN: `no host is called ${host}`,
    EHOSTUNREACH: `${host} cannot be reached`,
    ENETUNREACH: `${host} cannot be reached`,
    ETIMEDOUT: `${host} does not answer`,
    WRONGPASS: `${host} refuses the user or the password`,
    NOAUTH: `${host} asks for a password`,
    NOPERM: `${host} does not let this user publish or subscribe`,
  };
  const reason = sentences[code] ?? error.message.replace(/\.$/, '');
  return new OperatorError(`REDIS_URL does not work: ${reason}.`, { cause: error });
}
