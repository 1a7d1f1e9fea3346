// All one has written with one person, kept up by the line.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Message, OpenConversation, Thread } from '#shared/features/messages/contract.ts';
import { useApi } from '../../core/api.ts';
import { askAgain } from '../../core/ask-again.ts';
import { useLive } from '../../core/live/live.ts';

type Receipt = Pick<Thread, 'deliveredTo' | 'readTo' | 'unread'> & { threadId: string };

export function useConversation(key: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const question = api.messages.conversation.queryOptions({ input: { id: key } });
  const found = useQuery({ ...question, refetchOnMount: 'always' });
  const refetch = () => askAgain(queryClient, question.queryKey);

  function change(threadId: string, how: (thread: Thread) => Thread): void {
    const known = queryClient.getQueryData(question.queryKey);
    if (!known) return refetch();
    if (!known.threads.some(({ id }) => id === threadId)) return;
    queryClient.setQueryData<OpenConversation>(question.queryKey, {
      ...known,
      threads: known.threads.map((thread) => (thread.id === threadId ? how(thread) : thread)),
    });
  }

  useLive('message', (event) => {
    if (event['key'] !== key) return;
    const message = event['message'] as Message;
    const known = queryClient.getQueryData(question.queryKey);
    if (!known?.threads.some(({ id }) => id === message.threadId)) return refetch();
    // What is written is drawn first, and then all that stands around it.
    setTimeout(() =>
      change(message.threadId, (thread) => ({
        ...thread,
        lastPosition: Math.max(thread.lastPosition, message.position),
        unread: thread.unread + (message.isMine || message.position <= thread.lastPosition ? 0 : 1),
        lastAt: message.createdAt,
      })),
    );
  });
  useLive('receipt', (event) => {
    const { threadId, deliveredTo, readTo, unread } = event as unknown as Receipt;
    setTimeout(() => change(threadId, (thread) => ({ ...thread, deliveredTo, readTo, unread })));
  });
  useLive('thread', refetch);
  useLive('hello', ({ isFresh }) => {
    if (isFresh) refetch();
  });
  return found;
}
