// Whether the other member of a thread is typing. Live events set it; nothing is fetched.
import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query';
import { TYPING_SHOWN_MS } from '#shared/live-timing.ts';

export const typingKey = (threadId: string): readonly string[] => ['typing', threadId];

export function useIsTyping(threadId: string): boolean {
  const { data } = useQuery<boolean>({ queryKey: typingKey(threadId), queryFn: skipToken });
  return data ?? false;
}

/** Shows that the other member is typing, for `TYPING_SHOWN_MS` after each event, or until it is hidden. */
export function createTypingIndicator(queryClient: QueryClient): {
  show: (threadId: string) => void;
  hide: (threadId: string) => void;
} {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();

  function hide(threadId: string): void {
    clearTimeout(timers.get(threadId));
    timers.delete(threadId);
    queryClient.setQueryData(typingKey(threadId), false);
  }

  function show(threadId: string): void {
    clearTimeout(timers.get(threadId));
    timers.set(
      threadId,
      setTimeout(() => hide(threadId), TYPING_SHOWN_MS),
    );
    queryClient.setQueryData(typingKey(threadId), true);
  }

  return { show, hide };
}
