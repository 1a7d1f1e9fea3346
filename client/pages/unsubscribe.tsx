// Target of the unsubscribe link in notification mails: turns that kind of mail off or on without signing in.
import { notificationKinds } from '#shared/features/notifications/kinds.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createLazyRoute } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { paths } from '#shared/paths.ts';
import { useApi } from '../core/api.ts';
import { isRefusal, errorMessageOf } from '../core/failure.ts';
import { readLinkToken } from '../features/accounts/link-token.ts';
import { Button, ButtonLink } from '../ui/button/button.tsx';
import { CheckingState, EmptyState, FailedState } from '../ui/feedback/empty-state.tsx';
import { Page } from '../ui/layout/page.tsx';

export const Route = createLazyRoute('/unsubscribe')({ component: UnsubscribePage });

function UnsubscribePage() {
  const { choice, failure, isSaving, choose, retry } = useMailChoice();
  const toProfile = <ButtonLink href={paths.profile}>Till din profil</ButtonLink>;
  return (
    <Page width="reading">
      {choice && (
        <EmptyState
          level={1}
          title={choice.isOn ? 'Vill du få färre mejl?' : 'Du får inga fler sådana mejl'}
          action={
            <Button
              variant={choice.isOn ? 'primary' : 'secondary'}
              busy={isSaving}
              onClick={() => choose(!choice.isOn)}
            >
              {choice.isOn ? 'Sluta mejla mig om det här' : 'Mejla mig om det här igen'}
            </Button>
          }
        >
          <output className="block">
            {choice.isOn ? 'Just nu mejlar vi dig om' : 'Vi mejlar dig inte längre om'}{' '}
            <strong>{notificationKinds[choice.kind].label}</strong>. Andra mejl från oss påverkas inte.
          </output>
        </EmptyState>
      )}
      {!choice && !failure && <CheckingState title="Färre mejl" label="Kontrollerar länken …" />}
      {failure?.isFinal && (
        <EmptyState level={1} title="Färre mejl" action={toProfile}>
          {failure.sentence}
        </EmptyState>
      )}
      {failure && !failure.isFinal && (
        <FailedState level={1} title="Kunde inte ändra dina mejl" onRetry={retry}>
          {failure.sentence}
        </FailedState>
      )}
      <noscript>
        <p className="mt-4">Slå på JavaScript i webbläsaren för att ändra vilka mejl du får.</p>
      </noscript>
    </Page>
  );
}

interface Failure {
  sentence: string;
  /** Retrying would fail too. */
  isFinal: boolean;
}

/** Reads the current setting on mount; changes nothing until the user presses the button. */
function useMailChoice() {
  const { notifications } = useApi();
  const queryClient = useQueryClient();
  const token = useSyncExternalStore(never, readToken, () => null);
  const choiceQuery = notifications.findMailChoice.queryOptions({ input: { token: token ?? '' } });
  const result = useQuery({ ...choiceQuery, enabled: token !== null });
  const { mutate, reset, isPending, error } = useMutation(
    notifications.setMailChoice.mutationOptions({
      onSuccess: (chosen) => queryClient.setQueryData(choiceQuery.queryKey, chosen),
    }),
  );
  const failed = error ?? result.error;
  const failure: Failure | null = failed && {
    sentence: errorMessageOf(failed),
    isFinal: isRefusal(failed, 'UNPROCESSABLE_CONTENT'),
  };
  return {
    choice: failure ? undefined : result.data,
    failure,
    isSaving: isPending,
    choose: (isOn: boolean) => mutate({ token: token ?? '', isOn }),
    retry() {
      reset();
      void result.refetch();
    },
  };
}

const never = () => () => undefined;
const readToken = () => readLinkToken().token;
