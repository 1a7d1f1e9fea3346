// Announces page changes to screen readers and moves the focus to the content.
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { contentId } from '../../ui/layout/skip-link.tsx';

export function RouteAnnouncer() {
  const router = useRouter();
  const [title, setTitle] = useState('');

  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        // A changed filter is the same page: moving the focus would interrupt the user.
        if (!pathChanged || !fromLocation) return;
        setTitle(document.title);
        // Moving the focus would close a dialog or menu the user has opened meanwhile.
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
