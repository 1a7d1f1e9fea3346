// "Notiser" on one's profile: the ways news come. All of it is fetched when it is unfolded.
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../../core/failure.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { toast } from '../../ui/toast.ts';
import { LoadingSettings } from './loading-settings.tsx';

const PLACE = 'notiser';

export function NotificationSettings() {
  const fold = useRef<HTMLDetailsElement>(null);
  const [view, setView] = useState<{ Panel: ComponentType }>();

  // Whoever comes by the bell's link has come for this.
  useEffect(() => {
    if (window.location.hash !== `#${PLACE}` || !fold.current) return;
    fold.current.open = true;
    fold.current.scrollIntoView();
  }, []);

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
