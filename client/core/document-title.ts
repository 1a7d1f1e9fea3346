// The document's title while something with an address of its own is open over a page.
import { useEffect } from 'react';
import { titleOf } from './page-head.ts';

/** @param title of what is open; undefined while it loads */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return undefined;
    const below = document.title;
    const shown = titleOf(title);
    document.title = shown;
    return () => {
      // Another page has written its own. A number of unread messages may be before the title.
      if (document.title.endsWith(shown)) document.title = below;
    };
  }, [title]);
}
