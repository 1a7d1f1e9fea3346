// Announces new messages to screen readers, on every page. An open thread announces its own, which are read at once.
import { useState } from 'react';

export function MessageAnnouncer({ unread }: { unread: number }) {
  const [known, setKnown] = useState({ unread, text: '' });
  if (known.unread !== unread) setKnown({ unread, text: unread > known.unread ? describe(unread) : '' });
  return <output className="sr-only">{known.text}</output>;
}

function describe(unread: number): string {
  return unread === 1 ? 'Nytt meddelande, 1 oläst' : `Nytt meddelande, ${unread} olästa`;
}
