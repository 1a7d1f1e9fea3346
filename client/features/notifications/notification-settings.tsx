// The "Notiser" section of the profile; its content loads when it opens.
import { useLocation } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { LazyDisclosure } from '../../ui/lazy/lazy-disclosure.tsx';
import { LoadingSettings } from './loading-settings.tsx';

const SECTION_ID = 'notiser';

export function NotificationSettings() {
  // The bell's link opens this section, also from the same page and repeatedly. A layout effect avoids a visible jump.
  const location = useLocation();
  useLayoutEffect(() => {
    const content = document.getElementById(SECTION_ID);
    const details = content?.closest('details');
    if (location.hash !== SECTION_ID || !details) return;
    details.open = true;
    content?.scrollIntoView();
    details.querySelector('summary')?.focus({ preventScroll: true });
  }, [location]);

  return (
    <LazyDisclosure
      contentId={SECTION_ID}
      className="mt-12 border-t"
      title="Notiser"
      load={async () => (await import('./notification-settings-panel.tsx')).NotificationSettingsPanel}
      props={{}}
      errorTitle="Kunde inte hämta inställningarna"
      placeholder={<LoadingSettings />}
    />
  );
}
