// Removing a message that waits for the network.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { never, show, viewer } from '../../../testing/show.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { useMessageStore } from '../sending/message-store.ts';
import { useThread } from './use-thread.ts';

const threadId = '00000000-0000-4000-8000-0000000000f1';

function Waiting() {
  const store = useMessageStore(viewer.id);
  const { outgoing, remove } = useThread(viewer.id, threadId);
  return (
    <>
      <button onClick={() => store.send(threadId, 'Vi ses i hallen')}>Skicka</button>
      {outgoing.map((message) => (
        <button key={message.id} onClick={() => remove(message)}>
          Ta bort {message.content}
        </button>
      ))}
    </>
  );
}

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

test('offers the usual undo for a message that is removed before it is sent', async () => {
  const shown = vi.spyOn(toast, 'success');
  show(<Waiting />, { messages: { list: never, reply: never } });
  fireEvent.click(screen.getByRole('button', { name: 'Skicka' }));
  const name = 'Ta bort Vi ses i hallen';
  fireEvent.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
  expect(shown).toHaveBeenCalledWith('Meddelandet skickas inte', { undo: expect.any(Function) });
  fireEvent.click(await screen.findByRole('button', { name: 'Ångra' }));
  expect(await screen.findByRole('button', { name })).toBeTruthy();
});
