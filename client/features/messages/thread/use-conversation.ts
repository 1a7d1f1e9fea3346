// A conversation: the user's threads with another user.
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../core/api.ts';

export function useConversation(key: string) {
  const { messages } = useApi();
  return useQuery({
    ...messages.conversation.queryOptions({ input: { id: key } }),
    refetchOnMount: 'always',
  });
}
