// A conversation: the user's threads with another user.
import { useQueries, useQuery } from '@tanstack/react-query';
import type { OpenConversation, Thread } from '#shared/features/messages/contract.ts';
import { messageTexts } from '#shared/features/messages/texts.ts';
import { useApi } from '../../../core/api.ts';
import { isRefusal } from '../../../core/failure.ts';

export function useConversation(key: string) {
  const { messages } = useApi();
  const { data, error, isFetching, refetch } = useQuery({
    ...messages.conversation.queryOptions({ input: { id: key } }),
    refetchOnMount: 'always',
  });
  // The other user was erased while the conversation was open: from then on its key is that of a thread. The erasure may have
  // changed the ad of a thread.
  const isErased = isRefusal(error, 'NOT_FOUND');
  const ids = isErased ? (data?.threads.map(({ id }) => id) ?? []) : [];
  const reloaded = useQueries({
    queries: ids.map((id) => messages.conversation.queryOptions({ input: { id } })),
    combine: (results) => results.flatMap((result) => result.data?.threads ?? []),
  });
  return { data: data && isErased ? withoutPerson(data, reloaded) : data, error, isFetching, refetch };
}

function withoutPerson(conversation: OpenConversation, reloaded: readonly Thread[]): OpenConversation {
  const refusal = messageTexts.accountErased;
  return {
    ...conversation,
    person: null,
    threads: conversation.threads.map((thread) => reloaded.find(({ id }) => id === thread.id) ?? thread),
    refusal,
    generalRefusal: refusal,
    staffRefusal: refusal,
    hasBlocked: false,
  };
}
