// New messages are announced, read ones are not.
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MessageAnnouncer } from './message-announcer.tsx';

test('announces more unread messages than before, and nothing at first or when they are read', () => {
  const { rerender } = render(<MessageAnnouncer unread={1} />);
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  rerender(<MessageAnnouncer unread={3} />);
  expect(status.textContent).toBe('Nytt meddelande, 3 olästa');
  rerender(<MessageAnnouncer unread={0} />);
  expect(status.textContent).toBe('');
});
