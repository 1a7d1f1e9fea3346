// Announces new messages to screen readers, on every page. An open thread announces its own, which are read at once.
import { useState } from 'react';

export function MessageAnnouncer({ unread }: { unread: number }) {
  const [announced, setAnnounced] = useState({ unread, text: '' });
  if (announced.unread !== unread)
    setAnnounced({ unread, text: unread > announced.unread ? describe(unread) : '' });
  return <output className="sr-only">{announced.text}</output>;
}

function describe(unread: number): string {
  return unread === 1 ? 'Nytt meddelande, 1 oläst' : `Nytt meddelande, ${unread} olästa`;
}
