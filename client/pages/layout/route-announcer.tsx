// Announces page changes to screen readers and moves the focus to the content.
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { contentId } from '../../ui/layout/skip-link.tsx';
import { withCount } from './unread-title.ts';

export function RouteAnnouncer() {
  const router = useRouter();
  const [title, setTitle] = useState('');

  /** The link through which the user left each page, so that Back can focus it again. */
  const leftBy = useRef(new Map<string | undefined, string>());

  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
        const href = document.activeElement?.getAttribute('href');
        if (href) leftBy.current.set(fromLocation?.state.key, href);
      }),
    [router],
  );

  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, hrefChanged, fromLocation, toLocation }) => {
        // The number changes with every message.
        const shown = withCount(document.title, 0);
        // A page that opens before its record is loaded is rendered again, with the record's title.
        if (!hrefChanged) setTitle((announced) => announced && shown);
        // A changed filter is the same page: moving the focus would interrupt the user.
        if (!pathChanged || !fromLocation) return;
        setTitle(shown);
        // The page has focused what the address names.
        if (toLocation.hash && document.getElementById(contentId)?.contains(document.activeElement)) return;
        // Moving the focus would close a dialog or menu the user has opened meanwhile.
        if (!document.querySelector('[role="dialog"], [role="menu"][data-state="open"]'))
          findStart(leftBy.current.get(toLocation.state.key))?.focus({ preventScroll: true });
      }),
    [router],
  );

  return (
    <p aria-live="polite" aria-atomic="true" className="sr-only">
      {title}
    </p>
  );
}

/** The link with this address, or else the content. */
function findStart(href: string | undefined): HTMLElement | null {
  const content = document.getElementById(contentId);
  return (href && content?.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`)) || content;
}
