// Target of the links that confirm an e-mail address. A link confirms a new account and signs in, changes the address
// of an account, or restores the previous address and continues to the password page.
import { useQueryClient } from '@tanstack/react-query';
import { createLazyRoute, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import type { Confirmation, Viewer } from '#shared/features/accounts/schemas.ts';
import { changedEmailTexts, mailLinkTexts } from '#shared/features/accounts/mail-link-texts.ts';
import { twoStepTexts } from '#shared/features/accounts/two-step/two-step-texts.ts';
import { paths } from '#shared/paths.ts';
import { useApi } from '../core/api.ts';
import { isRefusal, errorMessageOf } from '../core/failure.ts';
import { useOpenSignIn } from '../core/sign-in-prompt.tsx';
import { readLinkToken } from '../features/accounts/link-token.ts';
import { setSecondStepPending } from '../features/accounts/two-step/second-step-pending.ts';
import { applySignIn } from '../features/accounts/sessions/session-change.ts';
import { Button } from '../ui/button/button.tsx';
import { CheckingState, EmptyState, FailedState } from '../ui/feedback/empty-state.tsx';
import { Page } from '../ui/layout/page.tsx';
import { toast } from '../ui/feedback/toast.ts';

export const Route = createLazyRoute('/confirm-email')({ component: ConfirmEmailPage });

function ConfirmEmailPage() {
  const { isChanged, failure, retry } = useConfirmation();
  const openSignIn = useOpenSignIn();
  const router = useRouter();
  const proceed = () => void router.navigate({ href: paths.profile, replace: true });
  const signInButton = (
    <Button variant="primary" onClick={() => openSignIn({ resume: proceed })}>
      Logga in
    </Button>
  );
  return (
    <Page width="reading">
      {isChanged && (
        <EmptyState level={1} title="E-postadressen är bytt" action={signInButton}>
          Alla enheter har loggats ut. Logga in med den nya adressen och ditt lösenord.
        </EmptyState>
      )}
      {!failure && !isChanged && (
        <CheckingState title="Bekräfta e-post" label="Bekräftar din e-postadress …" />
      )}
      {failure?.isFinal && (
        <EmptyState level={1} title="Länken fungerar inte" action={signInButton}>
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

/** Error texts by link type, for links that do not belong to a new account. */
const brokenLinks: Readonly<Record<string, string>> = {
  'change-email': changedEmailTexts.linkInvalid,
  'restore-email': changedEmailTexts.restoreLinkInvalid,
};

function confirmedText({ viewer }: { viewer: Viewer | null }): string {
  if (!viewer) return twoStepTexts.confirmedCodeRequired;
  return viewer.isSuspended ? mailLinkTexts.confirmedSuspended : mailLinkTexts.confirmed;
}

interface Failure {
  sentence: string;
  /** Retrying would fail too. */
  isFinal: boolean;
}

/** Uses the link on mount. A mail program that only fetches the page does not use it up. */
function useConfirmation() {
  const api = useApi();
  const queryClient = useQueryClient();
  const router = useRouter();
  const openSignIn = useOpenSignIn();
  const [failure, setFailure] = useState<Failure>();
  const [isChanged, setIsChanged] = useState(false);

  const proceed = useCallback(
    async (done: Confirmation) => {
      if (done.kind === 'restored') {
        toast.success(changedEmailTexts.restored);
        // Restoring the address has ended the current session.
        void queryClient.invalidateQueries({ queryKey: api.accounts.session.queryKey() });
        return router.navigate({ href: done.next, replace: true });
      }
      if (done.kind === 'changed' && !done.viewer) return setIsChanged(true);
      if (done.viewer) await applySignIn(done.viewer, api, queryClient);
      toast.success(done.kind === 'changed' ? changedEmailTexts.changed : confirmedText(done));
      await router.navigate({ href: paths.profile, replace: true });
      await router.invalidate();
      if (done.viewer) return;
      setSecondStepPending();
      openSignIn();
    },
    [api, openSignIn, queryClient, router],
  );

  const confirm = useCallback(async () => {
    const { token, type } = readLinkToken();
    try {
      await proceed(await api.accounts.confirmEmail.call({ token }));
    } catch (error) {
      const isBroken = isRefusal(error, 'UNPROCESSABLE_CONTENT');
      const sentence = isBroken ? brokenLinks[type] : undefined;
      setFailure({
        sentence: sentence ?? errorMessageOf(error),
        isFinal: isBroken || isRefusal(error, 'CONFLICT'),
      });
    }
  }, [api, proceed]);

  useEffect(() => {
    // Deferred, so that the double effect of React's Strict Mode does not use up the link.
    const start = setTimeout(() => void confirm());
    return () => clearTimeout(start);
  }, [confirm]);

  const retry = () => {
    setFailure(undefined);
    void confirm();
  };
  return { isChanged, failure, retry };
}
