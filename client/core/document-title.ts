// The document's title while a dialog with an address of its own is open over a page.
import { useEffect } from 'react';
import { titleOf } from './page-head.ts';

/** @param title the title of the open dialog; undefined while it loads */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return undefined;
    const below = document.title;
    const shown = titleOf(title);
    document.title = shown;
    return () => {
      // If another page has set its own title, that one stays. A number of unread messages may precede the title.
      if (document.title.endsWith(shown)) document.title = below;
    };
  }, [title]);
}
