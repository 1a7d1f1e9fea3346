// A user who writes messages with the site's own client code, without a browser.
import { createORPCClient } from '@orpc/client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { type Api, contract } from '#shared/contract.ts';
import type { Message } from '#shared/features/messages/contract.ts';
import { queriesOf } from '../../client/core/api.ts';
import { openStream } from '../../client/core/live/stream.ts';
import { messageUpdates } from '../../client/features/messages/live-updates.ts';
import { messageStoreOf } from '../../client/features/messages/sending/message-store.ts';
import {
  type CachedThread,
  fetchThread,
  threadKey,
} from '../../client/features/messages/thread/thread-cache.ts';

export interface ChatUser {
  name: string;
  /** The ids of messages that the server has answered with 201. */
  acknowledged: Set<string>;
  /** Sends texts one by one; a text that failed is sent again, unless the user gives up. */
  write(texts: readonly string[]): Promise<void>;
  /** Number of texts that were sent or tried. */
  written(): number;
  /** The draft: a text that could not be sent. */
  draft(): string;
  /** The thread as the page shows it. */
  shown(): readonly Message[];
  close(): void;
}

export interface ChatUserOptions {
  name: string;
  userId: string;
  threadId: string;
  cookie: string;
  /** The server's origin for this user. */
  origin: string;
  /** Stops after the first text that fails, and leaves it in the draft. */
  stopsOnFailure: boolean;
}

export async function openChatUser(options: ChatUserOptions): Promise<ChatUser> {
  const { name, userId, threadId, cookie, origin, stopsOnFailure } = options;
  const acknowledged = new Set<string>();
  const send: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    request.headers.set('cookie', cookie);
    const response = await fetch(request, {
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(10_000)]),
    });
    if (response.status === 201) {
      const { message } = (await response.clone().json()) as { message: Message };
      acknowledged.add(message.id);
    }
    return response;
  };
  const client = createORPCClient<Api>(new OpenAPILink(contract, { url: `${origin}/api`, fetch: send }));
  const api = queriesOf(client);
  const queryClient = new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } });
  const queryKey = threadKey(userId, threadId);
  const thread = new QueryObserver<CachedThread>(queryClient, {
    queryKey,
    queryFn: () => fetchThread({ api, queryClient, queryKey, threadId }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: 20,
    retryDelay: 300,
  });
  const leave = thread.subscribe(() => undefined);
  const store = messageStoreOf(queryClient, api, userId);
  const stream = openStream({
    address: `${origin}/api/me/live`,
    position: undefined,
    onEvent: messageUpdates(queryClient, api, userId),
    onState: () => undefined,
    onSignedOut: () => undefined,
    fetch: (input, init) => {
      const request = new Request(input, init);
      request.headers.set('cookie', cookie);
      return fetch(request);
    },
  });
  let written = 0;
  const draft = () => store.draftOf(threadId)?.text ?? '';

  /** Resolves when the outbox is empty. */
  const waitForOutbox = () =>
    new Promise<void>((resolve) => {
      const stop = store.outbox.subscribe(check);
      function check(): void {
        if (store.outbox.list(threadId).length > 0) return;
        stop();
        resolve();
      }
      check();
    });

  return {
    name,
    acknowledged,
    async write(texts) {
      for (const text of texts) {
        written += 1;
        store.send(threadId, text);
        await waitForOutbox();
        while (draft() !== '') {
          if (stopsOnFailure) return;
          await new Promise((resolve) => setTimeout(resolve, 200));
          // The text may have arrived after all, and is then no longer in the draft.
          if (draft() !== '') store.send(threadId, draft());
          await waitForOutbox();
        }
      }
    },
    written: () => written,
    draft,
    shown: () => queryClient.getQueryData<CachedThread>(queryKey)?.messages ?? [],
    close() {
      leave();
      stream.close();
      queryClient.clear();
    },
  };
}
