// "Tvåstegsinloggning" on the profile. The panel is loaded when it is opened.
import { LazyDisclosure } from '../../../ui/lazy/lazy-disclosure.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';

export function TwoStep() {
  return (
    <LazyDisclosure
      title="Tvåstegsinloggning"
      load={async () => (await import('./two-step-panel.tsx')).TwoStepPanel}
      props={{}}
      errorTitle="Kunde inte hämta tvåstegsinloggning"
      placeholder={
        <Loading label="Hämtar tvåstegsinloggning">
          <Skeleton className="h-24 max-w-md" />
        </Loading>
      }
    />
  );
}
