// "Notiser" on one's profile: the ways news come. All of it is fetched when it is unfolded.
import { useLocation } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { FoldedPart } from '../../ui/folded-part.tsx';
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
