// GET /api/me/writing: a socket on which a browser writes its answers, since a request for each costs more than the message.
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { refusals } from '#shared/errors.ts';
import { NewReply } from '#shared/features/messages/new-message.ts';
import { WRITING_BREATH_MS, WRITING_PATH, type WritingAnswer } from '#shared/features/messages/writing.ts';
import type { PresumedViewer, Services } from '../../core/request.ts';
import { asksForSocket, becomeSocket } from '../../core/upgrades.ts';
import { findPresumed } from '../accounts/actions.ts';
import { replyAtOnce } from './sending.ts';

/** A browser has one for each tab in which a conversation is open. */
const SOCKETS_A_PERSON = 20;
/** Whoever writes nothing for so long opens a new one. */
const IDLE_BREATHS = 24;
/** A message has 4,000 characters at most, none of which takes more than six bytes. */
const MOST_BYTES = 32 * 1024;
/** A browser that has gone does not say goodbye, and the server ends only when all have left. */
const FAREWELL_MS = 1000;
const GOING_AWAY = 1001;
const NOT_AN_ORDER = 1008;
const FAILED = 1011;

/**
 * Each frame is a `WritingOrder`, answered by a `WritingAnswer`. It does what most answers need and nothing else: whatever
 * stands in the way of one, its sender is told to send it as a request.
 */
export function registerWriting(app: FastifyInstance, services: Services): void {
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: MOST_BYTES });
  const socketsOf = new Map<string, number>();
  const served = new Map<WebSocket, Served>();
  const breathing = setInterval(() => {
    for (const { breathe } of served.values()) breathe();
  }, WRITING_BREATH_MS);
  breathing.unref();
  app.addHook('preClose', async () => {
    clearInterval(breathing);
    // Whoever is just about to have one has none.
    sockets.close();
    await Promise.all([...served.values()].map(({ leave }) => leave()));
  });

  app.get(WRITING_PATH, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const findWriter = () => findPresumed(services, request.headers.cookie);
    const writer = await findWriter();
    if (!writer) return refuse(reply, 'UNAUTHORIZED');
    if (!asksForSocket(request)) return reply.code(426).header('upgrade', 'websocket').send();
    const { id: userId } = writer.viewer;
    if ((socketsOf.get(userId) ?? 0) >= SOCKETS_A_PERSON) return refuse(reply, 'TOO_MANY_REQUESTS');
    becomeSocket(sockets, { request, reply }, (socket) => {
      socketsOf.set(userId, (socketsOf.get(userId) ?? 0) + 1);
      served.set(socket, serve(socket, services, { writer, findWriter }));
      socket.once('close', () => {
        served.delete(socket);
        const left = (socketsOf.get(userId) ?? 1) - 1;
        if (left > 0) socketsOf.set(userId, left);
        else socketsOf.delete(userId);
      });
    });
    return reply;
  });
}

interface Served {
  /** To be called now and then. */
  breathe(): void;
  /** Takes nothing more, and says goodbye when what has come is answered. */
  leave(): Promise<void>;
}

function serve(
  socket: WebSocket,
  services: Services,
  opened: { writer: PresumedViewer; findWriter: () => Promise<PresumedViewer | null> },
): Served {
  let writer: PresumedViewer | null = opened.writer;
  let idleBreaths = 0;
  let isAlive = true;

  async function answer(data: RawData): Promise<void> {
    // What comes after a goodbye is sent again as a request.
    if (socket.readyState !== socket.OPEN) return;
    const order = readOrder(data);
    if (!order) return socket.close(NOT_AN_ORDER);
    const sent = writer && (await replyAtOnce(services, writer, order));
    say(socket, order.id, sent);
    // Something may be other than it was: the next is written as whoever it is now.
    if (!sent) writer = await opened.findWriter();
  }

  socket.on('pong', () => (isAlive = true));
  socket.on('error', () => socket.terminate());
  let turn: Promise<void> = Promise.resolve();
  let waiting = 0;
  socket.on('message', (data) => {
    idleBreaths = 0;
    waiting += 1;
    // In their order. What comes meanwhile waits where it is: nothing piles up here but what has come already.
    socket.pause();
    turn = turn
      .then(() => answer(data))
      // The request that comes instead meets the same, and tells of it.
      .catch(() => socket.close(FAILED))
      .finally(() => {
        waiting -= 1;
        if (waiting === 0) socket.resume();
      });
  });

  return {
    breathe() {
      idleBreaths += 1;
      if (idleBreaths > IDLE_BREATHS) return bidFarewell(socket);
      // Dead, whatever the network says.
      if (!isAlive) return socket.terminate();
      isAlive = false;
      socket.ping();
      socket.send('');
    },
    async leave() {
      await Promise.race([turn, pause(FAREWELL_MS, undefined, { ref: false })]);
      bidFarewell(socket);
    },
  };
}

function bidFarewell(socket: WebSocket): void {
  socket.close(GOING_AWAY);
  setTimeout(() => socket.terminate(), FAREWELL_MS).unref();
}

function readOrder(data: RawData): { id: string; threadId: string; content: string } | null {
  try {
    const { data: order } = NewReply.safeParse(JSON.parse(data.toString()));
    // What is more than words is no order: it would be written without what else there is to it.
    if (order?.messageId === undefined || order.pictureIds.length > 0 || order.asStaff) return null;
    return { id: order.messageId, threadId: order.id, content: order.content };
  } catch {
    return null;
  }
}

function say(socket: WebSocket, messageId: string, sent: WritingAnswer['sent']): void {
  const answer: WritingAnswer = { messageId, sent };
  socket.send(JSON.stringify(answer));
}

function refuse(reply: FastifyReply, code: 'UNAUTHORIZED' | 'TOO_MANY_REQUESTS'): FastifyReply {
  const { status, message } = refusals[code];
  return reply.code(status).send({ defined: false, code, status, message });
}
