// "Byt e-postadress" on one's profile. The form is fetched when it is unfolded.
import { FoldedPart } from '../../ui/folded-part.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';

/** `email`: the address there is. */
export function ChangeEmail({ email }: { email: string }) {
  return (
    <FoldedPart
      title="Byt e-postadress"
      fetchInside={async () => (await import('./change-email-form.tsx')).ChangeEmailForm}
      given={{ email }}
      failureTitle="Kunde inte hämta formuläret"
      waiting={
        <Loading label="Hämtar formuläret">
          <Skeleton className="h-44 max-w-md" />
        </Loading>
      }
    />
  );
}
