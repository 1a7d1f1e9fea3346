// "Notiser" on one's profile: the ways news come. All of it is fetched when it is unfolded.
import { useLocation } from '@tanstack/react-router';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../../core/failure.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { toast } from '../../ui/toast.ts';
import { LoadingSettings } from './loading-settings.tsx';

const PLACE = 'notiser';

export function NotificationSettings() {
  const fold = useRef<HTMLDetailsElement>(null);
  const [view, setView] = useState<{ Panel: ComponentType }>();

  // Whoever comes by the bell's link has come for this, also from the top of the same page, and a second time.
  const place = useLocation();
  useEffect(() => {
    if (place.hash !== PLACE || !fold.current) return;
    fold.current.open = true;
    fold.current.scrollIntoView();
    fold.current.querySelector('summary')?.focus({ preventScroll: true });
  }, [place]);

  async function load(): Promise<void> {
    try {
      const { NotificationSettingsPanel } = await import('./notification-settings-panel.tsx');
      setView({ Panel: NotificationSettingsPanel });
    } catch (error) {
      toast.error(sentenceOf(error));
    }
  }

  return (
    <Disclosure
      ref={fold}
      id={PLACE}
      className="mt-12 scroll-mt-20 border-t"
      summary={<h2 className="text-lg">Notiser</h2>}
      onToggle={(event) => {
        if (event.currentTarget.open && !view) void load();
      }}
    >
      {view ? <view.Panel /> : <LoadingSettings />}
    </Disclosure>
  );
}
