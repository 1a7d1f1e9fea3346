// Where the link of a confirmation mail leads: confirms the address, signs in and goes on to the profile.
import { useQueryClient } from '@tanstack/react-query';
import { createLazyRoute, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { mailLinkWords } from '#shared/features/accounts/mail-link-words.ts';
import { twoStepWords } from '#shared/features/accounts/two-step-words.ts';
import { paths } from '#shared/paths.ts';
import { useApi } from '../core/api.ts';
import { isRefusal, sentenceOf } from '../core/failure.ts';
import { useOpenSignIn } from '../core/sign-in-prompt.tsx';
import { carriedLink } from '../features/accounts/link-token.ts';
import { markSecondStep } from '../features/accounts/second-step-mark.ts';
import { enterAs } from '../features/accounts/session-change.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState, FailedState } from '../ui/empty-state.tsx';
import { Page } from '../ui/page.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { toast } from '../ui/toast.ts';

export const Route = createLazyRoute('/confirm-email')({ component: ConfirmEmailPage });

function ConfirmEmailPage() {
  const { failure, retry } = useConfirmation();
  const openSignIn = useOpenSignIn();
  const router = useRouter();
  const goOn = () => void router.navigate({ href: paths.profile, replace: true });
  return (
    <Page width="reading">
      {!failure && (
        <>
          <h1 className="mb-6">Bekräfta e-post</h1>
          <Spinner label="Bekräftar din e-postadress …" size={28} />
        </>
      )}
      {failure?.isFinal && (
        <EmptyState
          level={1}
          title="Länken fungerar inte"
          action={
            <Button variant="primary" onClick={() => openSignIn({ resume: goOn })}>
              Logga in
            </Button>
          }
        >
          {failure.sentence}
        </EmptyState>
      )}
      {failure && !failure.isFinal && (
        <FailedState level={1} title="Kunde inte bekräfta e-postadressen" onRetry={retry}>
          {failure.sentence}
        </FailedState>
      )}
      <noscript>
        <p className="mt-4">Slå på JavaScript i webbläsaren för att bekräfta din e-postadress.</p>
      </noscript>
    </Page>
  );
}

interface Failure {
  sentence: string;
  /** Another try would fail too. */
  isFinal: boolean;
}

/** Uses the link up as soon as the page stands. A link that merely fetches the page, as mail programs do, uses nothing. */
function useConfirmation() {
  const api = useApi();
  const queryClient = useQueryClient();
  const router = useRouter();
  const openSignIn = useOpenSignIn();
  const [failure, setFailure] = useState<Failure>();

  const confirm = useCallback(async () => {
    try {
      const { viewer } = await api.accounts.confirmEmail.call({ token: carriedLink().token });
      if (viewer) enterAs(viewer, api, queryClient);
      toast.success(viewer ? mailLinkWords.confirmed : twoStepWords.confirmedHalfway);
      await router.navigate({ href: paths.profile, replace: true });
      await router.invalidate();
      if (viewer) return;
      markSecondStep();
      openSignIn();
    } catch (error) {
      const isFinal = isRefusal(error, 'UNPROCESSABLE_CONTENT');
      setFailure({ sentence: sentenceOf(error), isFinal });
    }
  }, [api, openSignIn, queryClient, router]);

  useEffect(() => {
    // A moment later, so that an effect that is run for trial uses nothing up.
    const start = setTimeout(() => void confirm());
    return () => clearTimeout(start);
  }, [confirm]);

  const retry = () => {
    setFailure(undefined);
    void confirm();
  };
  return { failure, retry };
}
