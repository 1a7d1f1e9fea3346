// "Dina uppgifter" on one's profile: a copy of them, and their erasure. Fetched when it is unfolded.
import { FoldedPart } from '../../ui/folded-part.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';

export function PersonalData() {
  return (
    <FoldedPart
      title="Dina uppgifter"
      fetchInside={async () => (await import('./personal-data-panel.tsx')).PersonalDataPanel}
      given={{}}
      failureTitle="Kunde inte visa dina uppgifter"
      waiting={
        <Loading label="Hämtar dina uppgifter">
          <Skeleton className="h-44 max-w-xl" />
        </Loading>
      }
    />
  );
}
