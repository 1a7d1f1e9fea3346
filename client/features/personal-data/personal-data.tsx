// "Dina uppgifter" on one's profile: a copy of them, and their erasure. Fetched when it is unfolded.
import { type ComponentType, useState } from 'react';
import { sentenceOf } from '../../core/failure.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { FailedState } from '../../ui/empty-state.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';

export function PersonalData() {
  const [view, setView] = useState<{ Panel: ComponentType }>();
  const [failure, setFailure] = useState('');

  async function load(): Promise<void> {
    setFailure('');
    try {
      const { PersonalDataPanel } = await import('./personal-data-panel.tsx');
      setView({ Panel: PersonalDataPanel });
    } catch (error) {
      setFailure(sentenceOf(error));
    }
  }

  return (
    <Disclosure
      summary={<h2 className="text-lg">Dina uppgifter</h2>}
      onToggle={(event) => {
        if (event.currentTarget.open && !view) void load();
      }}
    >
      {view ? <view.Panel /> : <Waiting failure={failure} onRetry={() => void load()} />}
    </Disclosure>
  );
}

function Waiting({ failure, onRetry }: { failure: string; onRetry: () => void }) {
  if (failure) {
    return (
      <FailedState title="Kunde inte visa dina uppgifter" level={3} onRetry={onRetry}>
        {failure}
      </FailedState>
    );
  }
  return (
    <Loading label="Hämtar dina uppgifter">
      <Skeleton className="h-44 max-w-xl" />
    </Loading>
  );
}
