// Whether the other member of a thread is typing. Live events set it; nothing is fetched.
import { skipToken, useQuery } from '@tanstack/react-query';

export const typingKey = (threadId: string): readonly string[] => ['typing', threadId];

export function useIsTyping(threadId: string): boolean {
  const { data } = useQuery<boolean>({ queryKey: typingKey(threadId), queryFn: skipToken });
  return data ?? false;
}
