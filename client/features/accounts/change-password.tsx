// "Byt lösenord" on one's profile. The form is fetched when it is unfolded.
import { FoldedPart } from '../../ui/folded-part.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';

export function ChangePassword() {
  return (
    <FoldedPart
      title="Byt lösenord"
      fetchInside={async () => (await import('./change-password-form.tsx')).ChangePasswordForm}
      given={{}}
      failureTitle="Kunde inte hämta formuläret"
      waiting={
        <Loading label="Hämtar formuläret">
          <Skeleton className="h-44 max-w-md" />
        </Loading>
      }
    />
  );
}
