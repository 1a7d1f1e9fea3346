// GET /api/live-results: new scores of all matches as server-sent events, for visitors. Signed-in users get them by their own
// stream. The latest scores are sent first, since a page may have been rendered before them. Streams are not resumed: a browser
// that reconnects fetches the matches again.
import type { FastifyInstance } from 'fastify';
import type { ServerResponse } from 'node:http';
import { HEARTBEAT_MS } from '#shared/live-timing.ts';
import { type ApiPaths, refusalResponses } from '../../../core/feature-document.ts';
import { sendRefusal } from '../../../core/http/refusal.ts';
import type { Services } from '../../../core/http/request.ts';
import { neighbourhoodOf } from '../../../core/limits/network.ts';
import { isPageOpen } from '../../page-settings/actions.ts';
import { createRecentScores } from './recent-scores.ts';

/** High, since everyone in a sports hall may follow a match over the same network. */
const STREAMS_PER_NETWORK = 1000;
const MAX_STREAMS = 20_000;

export function registerScoreStream(app: FastifyInstance, services: Services): void {
  const streams = new Set<ServerResponse>();
  const networks = new Map<string, number>();
  const recent = createRecentScores();
  const heartbeat = setInterval(() => sendToAll(':\n\n'), HEARTBEAT_MS);
  heartbeat.unref();

  /** Disconnects a browser that does not read, instead of buffering events for it. The browser then reconnects. */
  function sendToAll(text: string): void {
    for (const response of streams) {
      if (response.writableNeedDrain) response.destroy();
      else response.write(text);
    }
  }

  // A null notice means that scores of other processes may have been missed: browsers must fetch the matches again.
  const unsubscribeFromBus = services.bus.subscribe((notice) => {
    if (!notice || notice.topic === 'page-settings') void endIfClosed();
    if (notice) return;
    recent.clear();
    sendToAll(`data: ${JSON.stringify({ topic: 'hello', isFresh: true })}\n\n`);
  });
  /** Ends all streams when the page is closed: the API refuses results from then on. */
  async function endIfClosed(): Promise<void> {
    // A failed read is left to the next notice, since new streams are refused anyway.
    if (await isPageOpen(services, 'news').catch(() => true)) return;
    recent.clear();
    for (const response of streams) response.end();
  }

  const unsubscribe = services.live.onBroadcast((event) => {
    if (!isScoreEvent(event)) return;
    const text = `data: ${JSON.stringify(event)}\n\n`;
    recent.add(event.id, text);
    sendToAll(text);
  });

  app.addHook('preClose', async () => {
    unsubscribe();
    unsubscribeFromBus();
    clearInterval(heartbeat);
    for (const response of streams) response.end();
  });

  app.get('/api/live-results', async (request, reply) => {
    if (!(await isPageOpen(services, 'news'))) return sendRefusal(reply, 'PAGE_DISABLED');
    const network = neighbourhoodOf(request.ip);
    const open = networks.get(network) ?? 0;
    if (open >= STREAMS_PER_NETWORK || streams.size >= MAX_STREAMS)
      return sendRefusal(reply, 'TOO_MANY_REQUESTS');
    const { raw } = reply;
    // A response closed before now emits no further `close`, and would be counted forever.
    if (raw.destroyed) return reply.hijack();
    networks.set(network, open + 1);
    streams.add(raw);
    raw.once('close', () => {
      streams.delete(raw);
      const left = (networks.get(network) ?? 1) - 1;
      if (left > 0) networks.set(network, left);
      else networks.delete(network);
    });
    raw.on('error', () => undefined);
    reply.hijack();
    raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // nginx would otherwise buffer events.
      'x-accel-buffering': 'no',
    });
    raw.socket?.setNoDelay(true);
    raw.write(`:\n\n${recent.read()}`);
    return reply;
  });
}

function isScoreEvent(event: object): event is { topic: 'result'; id: string } {
  return 'topic' in event && event.topic === 'result';
}

export const scoreStreamPaths: ApiPaths = {
  '/live-results': {
    get: {
      operationId: 'results.subscribe',
      summary: 'Server-sent events: the scores of all matches as they change',
      tags: ['results'],
      responses: {
        '200': {
          description: 'The stream',
          content: { 'text/event-stream': { schema: { type: 'string' } } },
        },
        ...refusalResponses('FORBIDDEN', 'TOO_MANY_REQUESTS'),
      },
    },
  },
};
