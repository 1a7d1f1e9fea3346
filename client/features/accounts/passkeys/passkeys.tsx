// "Passnycklar" on the profile. The panel is loaded when it is opened.
import { LazyDisclosure } from '../../../ui/lazy/lazy-disclosure.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';

export function Passkeys() {
  return (
    <LazyDisclosure
      title="Passnycklar"
      load={async () => (await import('./passkey-panel.tsx')).PasskeyPanel}
      props={{}}
      errorTitle="Kunde inte hämta passnycklar"
      placeholder={
        <Loading label="Hämtar passnycklar">
          <Skeleton className="h-24 max-w-md" />
        </Loading>
      }
    />
  );
}
