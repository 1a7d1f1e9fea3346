// The "Notiser" section of the profile; its content loads when it opens.
import { useLocation } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { LazyDisclosure } from '../../ui/lazy/lazy-disclosure.tsx';
import { LoadingSettings } from './loading-settings.tsx';

const PLACE = 'notiser';

export function NotificationSettings() {
  // The bell's link opens this section, also from the same page and repeatedly. Before paint, so that nothing is seen to move.
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
