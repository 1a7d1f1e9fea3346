// The section "Lag och ligor du följer" of the profile; its content loads when it opens.
import { LazyDisclosure } from '../../../ui/lazy/lazy-disclosure.tsx';
import { LoadingFollowed } from './loading-followed.tsx';

export function FollowedNames() {
  return (
    <LazyDisclosure
      title="Lag och ligor du följer"
      load={async () => (await import('./followed-names-panel.tsx')).FollowedNamesPanel}
      props={{}}
      errorTitle="Kunde inte hämta listan"
      placeholder={<LoadingFollowed />}
    />
  );
}
