// Tells those who do not see the screen that the page has changed, and begins the keyboard's walk at its content.
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { contentId } from '../../ui/layout/skip-link.tsx';

export function RouteAnnouncer() {
  const router = useRouter();
  const [title, setTitle] = useState('');

  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        // A changed filter is the same page: whoever is choosing must not be thrown out of the list.
        if (!pathChanged || !fromLocation) return;
        setTitle(document.title);
        // What somebody has opened meanwhile would close, were the focus taken out of it.
        if (!document.querySelector('[role="dialog"], [role="menu"][data-state="open"]'))
          document.getElementById(contentId)?.focus({ preventScroll: true });
      }),
    [router],
  );

  return (
    <p aria-live="polite" aria-atomic="true" className="sr-only">
      {title}
    </p>
  );
}
