// Shows the number of unread messages in the document's title, visible from other tabs: "(3) Inkorg · Baskettorget".
import { useEffect } from 'react';

/** Used on every page: the router writes the title of each page without the number. */
export function useUnreadTitle(unread: number): void {
  useEffect(() => {
    const show = () => {
      const title = withCount(document.title, unread);
      if (title !== document.title) document.title = title;
    };
    show();
    const observer = new MutationObserver(show);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      document.title = withCount(document.title, 0);
    };
  }, [unread]);
}

export function withCount(title: string, unread: number): string {
  const page = title.replace(/^\(\d+\) /, '');
  return unread > 0 ? `(${unread}) ${page}` : page;
}
