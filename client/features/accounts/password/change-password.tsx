// "Byt lösenord" on the profile. The form is loaded when it is opened.
import { LazyDisclosure } from '../../../ui/lazy/lazy-disclosure.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';

export function ChangePassword() {
  return (
    <LazyDisclosure
      title="Byt lösenord"
      load={async () => (await import('./change-password-form.tsx')).ChangePasswordForm}
      props={{}}
      errorTitle="Kunde inte hämta formuläret"
      placeholder={
        <Loading label="Hämtar formuläret">
          <Skeleton className="h-44 max-w-md" />
        </Loading>
      }
    />
  );
}
