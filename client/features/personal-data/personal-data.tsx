// The "Dina uppgifter" section of the profile: export and erasure. Its content loads when it opens.
import { LazyDisclosure } from '../../ui/lazy/lazy-disclosure.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';

export function PersonalData() {
  return (
    <LazyDisclosure
      title="Dina uppgifter"
      load={async () => (await import('./personal-data-panel.tsx')).PersonalDataPanel}
      props={{}}
      errorTitle="Kunde inte visa dina uppgifter"
      placeholder={
        <Loading label="Hämtar dina uppgifter">
          <Skeleton className="h-44 max-w-xl" />
        </Loading>
      }
    />
  );
}
