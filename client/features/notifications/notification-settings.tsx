// "Notiser" on one's profile: the ways news come. All of it is loaded when it is opened.
import { useLocation } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { LazyDisclosure } from '../../ui/lazy-disclosure.tsx';
import { LoadingSettings } from './loading-settings.tsx';

const PLACE = 'notiser';

export function NotificationSettings() {
  // Whoever comes by the bell's link has come for this, also from the top of the same page, and a second time. Before it is
  // drawn, so that nothing is seen to move.
  const place = useLocation();
  useLayoutEffect(() => {
    const inside = document.getElementById(PLACE);
    const fold = inside?.closest('details');
    if (place.hash !== PLACE || !fold) return;
    fold.open = true;
    inside?.scrollIntoView();
    fold.querySelector('summary')?.focus({ preventScroll: true });
  }, [place]);

  return (
    <LazyDisclosure
      contentId={PLACE}
      className="mt-12 border-t"
      title="Notiser"
      load={async () => (await import('./notification-settings-panel.tsx')).NotificationSettingsPanel}
      props={{}}
      errorTitle="Kunde inte hämta inställningarna"
      placeholder={<LoadingSettings />}
    />
  );
}
