// Somebody who writes to somebody else by the site's own client code, without a browser around it.
import { createORPCClient } from '@orpc/client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { type Api, contract } from '#shared/contract.ts';
import type { Message } from '#shared/features/messages/contract.ts';
import { WRITING_PATH, type WritingAnswer } from '#shared/features/messages/writing.ts';
import { queriesOf } from '../client/core/endpoint-queries.ts';
import { keepStream } from '../client/core/live/stream.ts';
import { catchUp } from '../client/features/messages/catch-up.ts';
import { deskOf, threadKey } from '../client/features/messages/desk.ts';
import type { OpenSocket } from '../client/features/messages/writing-socket.ts';
import type { KnownThread } from '../client/features/messages/thread-pages.ts';

export interface Chatter {
  name: string;
  /** Of messages that the server has said yes to. */
  acknowledged: Set<string>;
  /** How many of them by the socket. */
  bySocket(): number;
  /** Writes texts one by one; what comes back is sent again, unless one has had enough. */
  write(texts: readonly string[]): Promise<void>;
  /** How many texts have been written, whatever became of the last. */
  written(): number;
  /** What stands in the field: a text that could not be sent. */
  draft(): string;
  /** What the page shows of the thread. */
  shown(): readonly Message[];
  close(): void;
}

export interface ChatterParts {
  name: string;
  userId: string;
  threadId: string;
  cookie: string;
  /** The server as this person reaches it. */
  origin: string;
  /** Keeps a place to write, and with it a socket, as a browser does; otherwise all goes as requests. */
  hasPlace: boolean;
  /** Leaves a text that comes back where it stands, and goes away. */
  givesUp: boolean;
}

export async function openChatter(parts: ChatterParts): Promise<Chatter> {
  const { name, userId, threadId, cookie, origin, hasPlace, givesUp } = parts;
  const acknowledged = new Set<string>();
  const send: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    request.headers.set('cookie', cookie);
    const answer = await fetch(request, {
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(10_000)]),
    });
    if (answer.status === 201) {
      const { message } = (await answer.clone().json()) as { message: Message };
      acknowledged.add(message.id);
    }
    return answer;
  };
  const client = createORPCClient<Api>(new OpenAPILink(contract, { url: `${origin}/api`, fetch: send }));
  const api = queriesOf(client);
  const queryClient = new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } });
  const queryKey = threadKey(userId, threadId);
  const thread = new QueryObserver<KnownThread>(queryClient, {
    queryKey,
    queryFn: () => catchUp({ api, queryClient, queryKey, threadId }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: 20,
    retryDelay: 300,
  });
  const leave = thread.subscribe(() => undefined);
  let bySocket = 0;
  const openSocket: OpenSocket = (hear) => {
    const socket = new WebSocket(new URL(WRITING_PATH, origin.replace(/^http/, 'ws')), {
      headers: { cookie },
    } as unknown as string[]);
    socket.addEventListener('message', hear);
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const { sent } = (data === '' ? { sent: null } : JSON.parse(data)) as Pick<WritingAnswer, 'sent'>;
      if (!sent) return;
      acknowledged.add(sent.message.id);
      bySocket += 1;
    });
    return socket;
  };
  const desk = deskOf(queryClient, api, userId, openSocket);
  const rise = hasPlace ? desk.sit() : undefined;
  const stream = keepStream({
    address: `${origin}/api/me/live`,
    position: undefined,
    hear(event) {
      if (event.topic === 'message') desk.note(event['message'] as Message);
      if (event.topic === 'hello' && event['isFresh']) void queryClient.invalidateQueries({ queryKey });
    },
    onState: () => undefined,
    onSignedOut: () => undefined,
    fetch: (input, init) => {
      const request = new Request(input, init);
      request.headers.set('cookie', cookie);
      return fetch(request);
    },
  });
  let written = 0;
  const draft = () => desk.draftOf(threadId)?.text ?? '';

  /** Until nothing is on its way. */
  const settled = () =>
    new Promise<void>((resolve) => {
      const stop = desk.outbox.subscribe(look);
      function look(): void {
        if (desk.outbox.list(threadId).length > 0) return;
        stop();
        resolve();
      }
      look();
    });

  return {
    name,
    acknowledged,
    bySocket: () => bySocket,
    async write(texts) {
      for (const text of texts) {
        written += 1;
        desk.send(threadId, text);
        await settled();
        while (draft() !== '') {
          if (givesUp) return;
          await new Promise((resolve) => setTimeout(resolve, 200));
          // It may have arrived after all, and been taken from the field.
          if (draft() !== '') desk.send(threadId, draft());
          await settled();
        }
      }
    },
    written: () => written,
    draft,
    shown: () => queryClient.getQueryData<KnownThread>(queryKey)?.messages ?? [],
    close() {
      leave();
      rise?.();
      stream.close();
      queryClient.clear();
    },
  };
}
