// The HTTP server below the framework: answers from the page cache, and refuses requests while there is too much to do.
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import { type PageCaching, respondFromCache } from '../rendering/page-route.ts';
import { refuseExpectations, refuseWithoutHost } from './errors/broken-requests.ts';
import { runWithRequestId } from './request-id.ts';

export interface HttpServerOptions {
  pages: PageCaching;
  /** Refuses a request while there is too much to do. */
  isRefused: (request: IncomingMessage, response: ServerResponse, requestId: string) => boolean;
  /** Called for every answer before its head is written. */
  prepare: (response: ServerResponse) => void;
  answer: RequestListener;
  mayUpgrade: boolean;
  /** Called first for every request; returns its id. */
  receive: (request: IncomingMessage) => string;
  /** Called for every request that is answered. */
  countView: (request: IncomingMessage) => void;
}

/** A cached page, and a refusal in an overload, bypass the framework. */
export function openHttp(options: HttpServerOptions): Server {
  const { pages, isRefused, prepare, answer, mayUpgrade, receive, countView } = options;
  // A client may take five minutes to send a request; ten megabytes from a slow phone take three.
  const timeouts: ServerOptions = {
    requestTimeout: 300_000,
    keepAliveTimeout: 72_000,
    shouldUpgradeCallback: () => mayUpgrade,
    requireHostHeader: false,
  };
  const server = createServer(timeouts, (request, response) => {
    // A client that has reset its connection has no address, which limits need, and reads no answer.
    if (!request.socket.remoteAddress) return request.socket.destroy();
    if (refuseWithoutHost(request, response)) return;
    const requestId = receive(request);
    prepare(response);
    if (respondFromCache(pages, { request, response, requestId })) return countView(request);
    if (isRefused(request, response, requestId)) return;
    countView(request);
    runWithRequestId(requestId, () => answer(request, response));
  });
  refuseExpectations(server);
  return server;
}
