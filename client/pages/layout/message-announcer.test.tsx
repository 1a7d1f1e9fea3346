// The announcement of new messages.
import { act, render, screen } from '@testing-library/react';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { LiveEvent } from '../../core/live/connection-state.ts';
import { threadKey } from '../../features/messages/thread/thread-cache.ts';
import { useMessageAnnouncer } from './message-announcer.tsx';

const USER = 'user';
let announceEvent: (event: LiveEvent) => void = () => undefined;

function Announcer() {
  const { announce, announcement } = useMessageAnnouncer(USER);
  announceEvent = announce;
  return announcement;
}
function OpenThread() {
  useQuery({ queryKey: threadKey(USER, 'open'), queryFn: () => null });
  return null;
}
const receive = (threadId: string, isMine = false) =>
  act(() => announceEvent({ topic: 'message', message: { threadId, isMine } }));

test('is made for messages of others in threads that are not shown', () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <OpenThread />
      <Announcer />
    </QueryClientProvider>,
  );
  const status = screen.getByRole('status');
  receive('open');
  receive('other', true);
  expect(status.textContent).toBe('');
  receive('other');
  const first = status.firstChild;
  expect(status.textContent).toBe('Nytt meddelande');
  receive('other');
  expect(status.firstChild).not.toBe(first);
});
