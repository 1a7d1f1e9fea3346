// A web server with feeds, for tests: answers as each test says, and records the requests.
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FeedServer {
  /** Address without a trailing slash. */
  url: string;
  /** What a path answers: text with status 200 and these headers, or whatever a function writes. */
  serve(path: string, answer: string | Respond, headers?: Record<string, string>): void;
  /** The headers of the requests to a path, the first one first. */
  requestsTo(path: string): IncomingHttpHeaders[];
  close(): Promise<void>;
}

export type Respond = (response: ServerResponse, request: { headers: IncomingHttpHeaders }) => void;

export async function openFeedServer(): Promise<FeedServer> {
  const answers = new Map<string, Respond>();
  const requests: { path: string; headers: IncomingHttpHeaders }[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    requests.push({ path, headers: request.headers });
    const respond = answers.get(path);
    if (respond) respond(response, request);
    else response.writeHead(404).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    serve(path, answer, headers = {}) {
      answers.set(
        path,
        typeof answer === 'function'
          ? answer
          : (response) =>
              response.writeHead(200, { 'content-type': 'application/rss+xml', ...headers }).end(answer),
      );
    },
    requestsTo: (path) => requests.filter((one) => one.path === path).map(({ headers }) => headers),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** Answers with a redirect. */
export function redirectTo(location: string, status = 302): Respond {
  return (response) => response.writeHead(status, { location }).end();
}
