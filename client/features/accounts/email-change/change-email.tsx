// "Byt e-postadress" on the profile. The form is loaded when it is opened.
import { LazyDisclosure } from '../../../ui/lazy/lazy-disclosure.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';

/**
 * @param props.email the current address
 */
export function ChangeEmail({ email }: { email: string }) {
  return (
    <LazyDisclosure
      title="Byt e-postadress"
      load={async () => (await import('./change-email-form.tsx')).ChangeEmailForm}
      props={{ email }}
      errorTitle="Kunde inte hämta formuläret"
      placeholder={
        <Loading label="Hämtar formuläret">
          <Skeleton className="h-44 max-w-md" />
        </Loading>
      }
    />
  );
}
