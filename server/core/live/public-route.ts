// GET /api/live: the stream of server-sent events of a visitor's browser.
import type { FastifyInstance } from 'fastify';
import type { PageName } from '#shared/features/page-settings/page-names.ts';
import { type ApiPaths, refusalResponses } from '../feature-document.ts';
import { sendRefusal } from '../http/refusal.ts';
import { neighbourhoodOf } from '../limits/network.ts';
import { startEventStream } from './event-stream.ts';
import type { PublicLive } from './public-live.ts';

/** High, since everyone in a sports hall may follow a match over the same network. */
const STREAMS_PER_NETWORK = 1000;
const MAX_STREAMS = 20_000;

/**
 * The response never ends. Each event is JSON with a `topic`. It begins with `hello` and the latest events, since a page may have
 * been rendered before them; a browser that has missed more than these fetches its page again.
 */
export function registerPublicLive(
  app: FastifyInstance,
  { publicLive, listClosedPages }: { publicLive: PublicLive; listClosedPages: () => Promise<PageName[]> },
): void {
  const networks = new Map<string, number>();
  app.addHook('preClose', async () => publicLive.close());

  app.get('/api/live', async (request, reply) => {
    const { ip } = request;
    const network = neighbourhoodOf(ip);
    const closed = new Set(await listClosedPages());
    const open = networks.get(network) ?? 0;
    if (open >= STREAMS_PER_NETWORK || publicLive.count() >= MAX_STREAMS)
      return sendRefusal(reply, 'TOO_MANY_REQUESTS');
    const { raw } = reply;
    // A response closed before now emits no further `close`, and would be counted forever.
    if (raw.destroyed) return reply.hijack();
    networks.set(network, open + 1);
    raw.once('close', () => {
      const left = (networks.get(network) ?? 1) - 1;
      if (left > 0) networks.set(network, left);
      else networks.delete(network);
    });
    reply.hijack();
    startEventStream(raw, reply.getHeaders() as Record<string, string>);
    publicLive.join(raw, { ip, closed });
    return reply;
  });
}

export const publicLivePaths: ApiPaths = {
  '/live': {
    get: {
      operationId: 'live.follow',
      summary: 'Server-sent events that are public: scores, new comments and page settings, as they change',
      tags: ['live'],
      responses: {
        '200': {
          description: 'The stream',
          content: { 'text/event-stream': { schema: { type: 'string' } } },
        },
        ...refusalResponses('TOO_MANY_REQUESTS'),
      },
    },
  },
};
