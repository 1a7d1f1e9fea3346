// Live events update the notifications on screen.
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type Answers, show, missingTexts } from '../../testing/show.tsx';
import { NotificationPanel } from './notification-panel.tsx';
import { useNotificationUpdates } from './use-notifications.ts';

type List = NonNullable<NonNullable<Answers['notifications']>['list']>;

function Connection({ isFresh }: { isFresh: boolean }) {
  const receive = useNotificationUpdates();
  const connect = () => receive({ topic: 'hello', isFresh, notifications: 0 });
  return <button onClick={connect}>{isFresh ? 'Anslut på nytt' : 'Återuppta'}</button>;
}

test('the list is fetched again after a connection that may have missed events, not after one that resumes', async () => {
  const list = vi.fn<List>(async () => ({ notifications: [], next: null, unread: 0 }));
  const page = (
    <>
      <Connection isFresh={false} />
      <Connection isFresh />
      <NotificationPanel onLeave={() => undefined} />
    </>
  );
  show(page, { notifications: { list } });
  expect(await missingTexts('Inga notiser än.')).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Återuppta' }));
  expect(list).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: 'Anslut på nytt' }));
  await vi.waitFor(() => expect(list).toHaveBeenCalledTimes(2));
});
