// What the dialog of a new message loads when it opens.
import { type QueryCache, useQueryClient } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { useConversationAtOpening } from './new-message.tsx';

function Content() {
  const { data } = useConversationAtOpening('00000000-0000-4000-8000-00000000000b');
  return <p>{data ? `Samtal: ${data.threads.length}` : 'Laddar'}</p>;
}

let cache: QueryCache | undefined;

function Dialog() {
  const [isOpen, setIsOpen] = useState(true);
  const queryClient = useQueryClient();
  useEffect(() => {
    cache = queryClient.getQueryCache();
  }, [queryClient]);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(!isOpen)}>
        Växla
      </button>
      {isOpen && <Content />}
    </>
  );
}

test('a form from an earlier opening is not shown, so that a thread begun since cannot replace it', async () => {
  const second = Promise.withResolvers<never>();
  const answers = [Promise.resolve({ threads: [] } as never), second.promise];
  show(<Dialog />, {
    messages: { conversation: () => answers.shift() ?? Promise.reject(new Error('third')) },
  });
  await screen.findByText('Samtal: 0');
  fireEvent.click(screen.getByRole('button', { name: 'Växla' }));
  await waitFor(() =>
    expect(cache?.find({ queryKey: ['conversation at opening'], exact: false })).toBeUndefined(),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Växla' }));
  expect(await screen.findByText('Laddar')).toBeTruthy();
  second.resolve({ threads: [{}] } as never);
  await screen.findByText('Samtal: 1');
});
