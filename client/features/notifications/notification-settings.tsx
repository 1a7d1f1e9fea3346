// "Notiser" on one's profile: the ways news come. All of it is fetched when it is unfolded.
import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { FoldedPart } from '../../ui/folded-part.tsx';
import { LoadingSettings } from './loading-settings.tsx';

const PLACE = 'notiser';

export function NotificationSettings() {
  // Whoever comes by the bell's link has come for this, also from the top of the same page, and a second time.
  const place = useLocation();
  useEffect(() => {
    const fold = document.getElementById(PLACE);
    if (place.hash !== PLACE || !(fold instanceof HTMLDetailsElement)) return;
    fold.open = true;
    fold.scrollIntoView();
    fold.querySelector('summary')?.focus({ preventScroll: true });
  }, [place]);

  return (
    <FoldedPart
      id={PLACE}
      className="mt-12 scroll-mt-20 border-t"
      title="Notiser"
      fetchInside={async () => (await import('./notification-settings-panel.tsx')).NotificationSettingsPanel}
      given={{}}
      failureTitle="Kunde inte hämta inställningarna"
      waiting={<LoadingSettings />}
    />
  );
}
