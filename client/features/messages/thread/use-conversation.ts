// A conversation: the user's threads with one person.
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../core/api.ts';

export function useConversation(key: string) {
  const { messages } = useApi();
  return useQuery({
    ...messages.conversation.queryOptions({ input: { id: key } }),
    refetchOnMount: 'always',
  });
}
