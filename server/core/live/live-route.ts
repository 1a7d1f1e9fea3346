// GET /api/me/live: the stream of server-sent events of a signed-in user's browser.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendRefusal } from '../http/refusal.ts';
import {
  type ApiPaths,
  type FeatureDocument,
  refusalResponses,
  requireSession,
} from '../feature-document.ts';
import { openEventStream } from './event-stream.ts';
import type { Live } from './live.ts';
import { publicLivePaths } from './public-route.ts';

/** The tabs of a browser share one stream; this allows for several browsers, and for tabs that cannot share. */
const STREAMS_PER_USER = 20;

/**
 * The response never ends. Each event is JSON with a `topic`. Events with an `id` are stored for some days: the stream resumes
 * after the id in `after` (or Last-Event-ID), the last one received.
 */
export function registerLive(
  app: FastifyInstance,
  { live, findSession }: { live: Live; findSession: FindSession },
): void {
  const streamsOf = new Map<string, number>();
  app.addHook('preClose', async () => live.close());

  app.get('/api/me/live', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const session = await findSession(request);
    if (!session || !isFor(session.userId, request)) return sendRefusal(reply, 'UNAUTHORIZED');
    // A response closed before now emits no further `close`, and its stream would be counted forever.
    if (reply.raw.destroyed) return reply.hijack();
    const { userId } = session;
    const open = streamsOf.get(userId) ?? 0;
    if (open >= STREAMS_PER_USER) return sendRefusal(reply, 'TOO_MANY_REQUESTS');
    streamsOf.set(userId, open + 1);
    reply.hijack();
    const stream = openEventStream(reply.raw, {
      ...session,
      headers: reply.getHeaders() as Record<string, string>,
      onDrain: () => live.pull(userId),
      onClose: (closed) => {
        live.leave(closed);
        const left = (streamsOf.get(userId) ?? 1) - 1;
        if (left > 0) streamsOf.set(userId, left);
        else streamsOf.delete(userId);
      },
    });
    await live.join(stream, readPosition(request)).catch((error: unknown) => {
      app.log.warn({ err: error }, 'Could not open a live stream');
      stream.end();
    });
    return reply;
  });
}

/** The user and the session of a request; null for a visitor. */
export type FindSession = (request: FastifyRequest) => Promise<{ userId: string; token: string } | null>;

const ownPaths: ApiPaths = {
  '/me/live': {
    get: {
      operationId: 'live.subscribe',
      summary: 'Server-sent events: messages, receipts, notifications and counts, as they happen',
      tags: ['live'],
      ...requireSession(),
      parameters: [
        {
          name: 'of',
          in: 'query',
          required: false,
          description: 'The user whose events are expected; 401 when another user is signed in',
          schema: { type: 'string', format: 'uuid' },
        },
        {
          name: 'after',
          in: 'query',
          required: false,
          description: 'The id of the last received event; without it only new events are sent',
          schema: { type: 'integer', minimum: 0 },
        },
      ],
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

/** The part of both streams in the API document. */
export const liveDocument: FeatureDocument = {
  tag: { name: 'live', description: 'The streams of events: to a signed-in browser, and to a visitor' },
  paths: { ...ownPaths, ...publicLivePaths },
};

/** A page that one user left open must not receive the events of another user who has signed in since. */
function isFor(userId: string, { query }: FastifyRequest): boolean {
  const { of = userId } = query as { of?: unknown };
  return of === userId;
}

function readPosition({ query, headers }: FastifyRequest): number | null {
  const { after } = query as { after?: unknown };
  const position = typeof after === 'string' ? after : headers['last-event-id'];
  return typeof position === 'string' && /^\d{1,15}$/.test(position) ? Number(position) : null;
}
