// The "Notiser" section of the profile; its content loads when it opens.
import { useLocation } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { FoldedPart } from '../../ui/folded-part.tsx';
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
    <FoldedPart
      place={PLACE}
      className="mt-12 border-t"
      title="Notiser"
      fetchInside={async () => (await import('./notification-settings-panel.tsx')).NotificationSettingsPanel}
      given={{}}
      failureTitle="Kunde inte hämta inställningarna"
      waiting={<LoadingSettings />}
    />
  );
}
