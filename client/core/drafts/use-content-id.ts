// The id of a message or reply: unchanged content that is sent again has the same id, so that the server stores it once.
import { useRef } from 'react';
import { newId } from '../new-id.ts';

export function useContentId(): { of: (content: string) => string } {
  const last = useRef<{ content: string; id: string }>(undefined);
  return {
    of(content) {
      if (last.current?.content !== content) last.current = { content, id: newId() };
      return last.current.id;
    },
  };
}
