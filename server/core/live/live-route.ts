// GET /api/me/live: the line on which a signed-in person's browser hears what is new.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusals } from '#shared/errors.ts';
import {
  type ApiPaths,
  type FeatureDocument,
  refusalResponses,
  requireSession,
} from '../feature-document.ts';
import { openLine } from './line.ts';
import type { Live } from './live.ts';

/** Browsers share one line among their tabs; beside them there may be a phone or two. */
const LINES_A_PERSON = 20;

/**
 * The answer is a stream of server-sent events that never ends. Each has JSON for data, with a `topic`; those with an `id`
 * are kept for some days: whoever gives the last one they have heard as `after` (or Last-Event-ID) is told what came since.
 */
export function registerLive(
  app: FastifyInstance,
  { live, findSession }: { live: Live; findSession: FindSession },
): void {
  const linesOf = new Map<string, number>();
  app.addHook('preClose', async () => live.close());

  app.get('/api/me/live', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const session = await findSession(request);
    if (!session || !isFor(session.userId, request)) return refuse(reply, 'UNAUTHORIZED');
    // That somebody has gone is said once: who went meanwhile would be counted for as long as the process lives.
    if (reply.raw.destroyed) return reply.hijack();
    const { userId } = session;
    const open = linesOf.get(userId) ?? 0;
    if (open >= LINES_A_PERSON) return refuse(reply, 'TOO_MANY_REQUESTS');
    linesOf.set(userId, open + 1);
    reply.hijack();
    const line = openLine(reply.raw, {
      ...session,
      headers: reply.getHeaders() as Record<string, string>,
      onDrain: () => live.pull(userId),
      onGone: (gone) => {
        live.leave(gone);
        const left = (linesOf.get(userId) ?? 1) - 1;
        if (left > 0) linesOf.set(userId, left);
        else linesOf.delete(userId);
      },
    });
    await live.join(line, placeIn(request)).catch((error: unknown) => {
      app.log.warn({ err: error }, 'A live line could not be begun');
      line.end();
    });
    return reply;
  });
}

/** Who asks, and by which session; null for a visitor. */
export type FindSession = (request: FastifyRequest) => Promise<{ userId: string; token: string } | null>;

const paths: ApiPaths = {
  '/me/live': {
    get: {
      operationId: 'live.listen',
      summary: 'Server-sent events: messages, receipts, notifications and counts, as they happen',
      tags: ['live'],
      ...requireSession(),
      parameters: [
        {
          name: 'of',
          in: 'query',
          required: false,
          description: 'Whose line it is to be: with anybody else signed in, there is none',
          schema: { type: 'string', format: 'uuid' },
        },
        {
          name: 'after',
          in: 'query',
          required: false,
          description: 'The id of the last event heard; without it, only what is new is told',
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

/** How this address is described along with the contract. */
export const liveDocument: FeatureDocument = {
  tag: { name: 'live', description: 'The stream of events to a signed-in browser' },
  paths,
};

/** A page that was left open hears nothing of what is told to whoever has signed in after its reader. */
function isFor(userId: string, { query }: FastifyRequest): boolean {
  const { of = userId } = query as { of?: unknown };
  return of === userId;
}

function placeIn({ query, headers }: FastifyRequest): number | null {
  const { after } = query as { after?: unknown };
  const given = typeof after === 'string' ? after : headers['last-event-id'];
  return typeof given === 'string' && /^\d{1,15}$/.test(given) ? Number(given) : null;
}

function refuse(reply: FastifyReply, code: 'UNAUTHORIZED' | 'TOO_MANY_REQUESTS'): FastifyReply {
  const { status, message } = refusals[code];
  return reply.code(status).send({ defined: false, code, status, message });
}
