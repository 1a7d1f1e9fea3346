// "Passnycklar" on one's profile. All of it is fetched when it is unfolded.
import { FoldedPart } from '../../ui/folded-part.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';

export function Passkeys() {
  return (
    <FoldedPart
      title="Passnycklar"
      fetchInside={async () => (await import('./passkey-panel.tsx')).PasskeyPanel}
      given={{}}
      failureTitle="Kunde inte hämta passnycklar"
      waiting={
        <Loading label="Hämtar passnycklar">
          <Skeleton className="h-24 max-w-md" />
        </Loading>
      }
    />
  );
}
