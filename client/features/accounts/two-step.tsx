// "Tvåstegsinloggning" on one's profile. All of it is fetched when it is unfolded.
import { type ComponentType, useState } from 'react';
import { sentenceOf } from '../../core/failure.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';

export function TwoStep() {
  const [view, setView] = useState<{ Panel: ComponentType }>();

  async function load(): Promise<void> {
    try {
      const { TwoStepPanel } = await import('./two-step-panel.tsx');
      setView({ Panel: TwoStepPanel });
    } catch (error) {
      toast.error(sentenceOf(error));
    }
  }

  return (
    <Disclosure
      summary={<h2 className="text-lg">Tvåstegsinloggning</h2>}
      onToggle={(event) => {
        if (event.currentTarget.open && !view) void load();
      }}
    >
      {view ? (
        <view.Panel />
      ) : (
        <Loading label="Hämtar tvåstegsinloggning">
          <Skeleton className="h-24 max-w-md" />
        </Loading>
      )}
    </Disclosure>
  );
}
