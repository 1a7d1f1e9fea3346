// "Tvåstegsinloggning" on one's profile. All of it is fetched when it is unfolded.
import { FoldedPart } from '../../ui/folded-part.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';

export function TwoStep() {
  return (
    <FoldedPart
      title="Tvåstegsinloggning"
      fetchInside={async () => (await import('./two-step-panel.tsx')).TwoStepPanel}
      given={{}}
      failureTitle="Kunde inte hämta tvåstegsinloggning"
      waiting={
        <Loading label="Hämtar tvåstegsinloggning">
          <Skeleton className="h-24 max-w-md" />
        </Loading>
      }
    />
  );
}
