// Requests that ask for another protocol, as a WebSocket, go through the routes like any other: what they are refused with is an answer.
import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WebSocket, WebSocketServer } from 'ws';

const heads = new WeakMap<IncomingMessage, Buffer>();

/** Lets the routes answer what asks for an upgrade at one of these addresses. */
export function routeUpgrades(app: FastifyInstance, isOurs: (url: string) => boolean): void {
  app.server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    if (!isOurs(request.url ?? '')) return;
    socket.on('error', () => undefined);
    const response = new ServerResponse(request);
    try {
      response.assignSocket(socket);
    } catch {
      // It was sent along behind a request that is still being answered there: no browser does that.
      return socket.destroy();
    }
    // Whoever is refused has no connection to go on with, and need not be waited for to close their side: nobody else would.
    response.shouldKeepAlive = false;
    response.once('finish', () => socket.destroySoon());
    heads.set(request, head);
    app.routing(request, response);
  });
}

/** Whether this request can become a WebSocket. */
export function asksForSocket({ raw }: FastifyRequest): boolean {
  return heads.has(raw);
}

/** Makes a WebSocket of it, unless its handshake is wrong, which is answered here; nothing else may answer it then. */
export function becomeSocket(
  sockets: WebSocketServer,
  { request: { raw }, reply }: { request: FastifyRequest; reply: FastifyReply },
  serve: (socket: WebSocket) => void,
): void {
  const head = heads.get(raw);
  if (!head) throw new Error('This request asks for no upgrade');
  reply.hijack();
  reply.raw.detachSocket(raw.socket);
  sockets.handleUpgrade(raw, raw.socket, head, serve);
}
