// A conversation: the user's threads with another user.
import { useQuery } from '@tanstack/react-query';
import type { OpenConversation } from '#shared/features/messages/contract.ts';
import { messageTexts } from '#shared/features/messages/texts.ts';
import { useApi } from '../../../core/api.ts';
import { isRefusal } from '../../../core/failure.ts';

export function useConversation(key: string) {
  const { messages } = useApi();
  const { data, error, isFetching, refetch } = useQuery({
    ...messages.conversation.queryOptions({ input: { id: key } }),
    refetchOnMount: 'always',
  });
  // The other user was erased while the conversation was open: from then on its key is that of a thread.
  const isErased = isRefusal(error, 'NOT_FOUND');
  return { data: data && isErased ? withoutPerson(data) : data, error, isFetching, refetch };
}

function withoutPerson(conversation: OpenConversation): OpenConversation {
  const refusal = messageTexts.noRecipient;
  return {
    ...conversation,
    person: null,
    refusal,
    generalRefusal: refusal,
    staffRefusal: refusal,
    hasBlocked: false,
  };
}
