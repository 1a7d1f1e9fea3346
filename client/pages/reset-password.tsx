// Password reset: checks the link, then shows the form. Source: spec 1 §2 Password reset page, §4, §8.
import { useQueryClient } from '@tanstack/react-query';
import { createLazyRoute, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import { mailLinkTexts } from '#shared/features/accounts/mail-link-texts.ts';
import { twoStepTexts } from '#shared/features/accounts/two-step/two-step-texts.ts';
import { paths } from '#shared/paths.ts';
import { useApi } from '../core/api.ts';
import { isRefusal, errorMessageOf } from '../core/failure.ts';
import { useOpenSignIn } from '../core/sign-in-prompt.tsx';
import { readLinkToken } from '../features/accounts/link-token.ts';
import { ResetForm } from '../features/accounts/password/reset-form.tsx';
import { setSecondStepPending } from '../features/accounts/two-step/second-step-pending.ts';
import { applySignIn } from '../features/accounts/sessions/session-change.ts';
import { FailedState } from '../ui/feedback/empty-state.tsx';
import { Page, PageHeading } from '../ui/layout/page.tsx';
import { Spinner } from '../ui/feedback/spinner.tsx';
import { toast } from '../ui/feedback/toast.ts';

export const Route = createLazyRoute('/reset-password')({ component: ResetPasswordPage });

function ResetPasswordPage() {
  const { token, failure, retry } = useCheckedToken();
  const api = useApi();
  const queryClient = useQueryClient();
  const router = useRouter();
  const openSignIn = useOpenSignIn();

  async function signIn(viewer: Viewer | null): Promise<void> {
    if (viewer) await applySignIn(viewer, api, queryClient);
    toast.success(updatedText(viewer));
    await router.navigate({ href: paths.home, replace: true });
    await router.invalidate();
    if (viewer) return;
    setSecondStepPending();
    openSignIn();
  }

  return (
    <Page width="reading">
      <PageHeading title="Nytt lösenord">
        {token && 'När du sparar loggas du in här, och alla andra enheter loggas ut.'}
      </PageHeading>
      {failure && (
        <FailedState title="Kunde inte kontrollera länken" onRetry={retry}>
          {failure}
        </FailedState>
      )}
      {token && <ResetForm token={token} onReset={signIn} />}
      {!token && !failure && <Spinner label="Kontrollerar länken …" size={28} />}
      <noscript>
        <p className="mt-4">Slå på JavaScript i webbläsaren för att välja ett nytt lösenord.</p>
      </noscript>
    </Page>
  );
}

function updatedText(viewer: Viewer | null): string {
  if (!viewer) return twoStepTexts.passwordUpdatedCodeRequired;
  return viewer.isSuspended ? mailLinkTexts.passwordUpdatedSuspended : mailLinkTexts.passwordUpdated;
}

/** The token once the server has accepted the link. An invalid link redirects home; a failed request can be retried. */
function useCheckedToken() {
  const api = useApi();
  const router = useRouter();
  const [state, setState] = useState<{ token?: string; failure?: string }>({});

  const check = useCallback(async () => {
    const redirectHome = (sentence: string) => {
      // The user has left the page meanwhile.
      if (router.state.location.pathname !== paths.resetPassword) return;
      toast.error(sentence);
      void router.navigate({ href: paths.home, replace: true });
    };
    const { token, type } = readLinkToken();
    if (!token || type !== 'recovery') return redirectHome(mailLinkTexts.resetLinkBroken);
    try {
      await api.accounts.checkReset.call({ token });
      setState({ token });
    } catch (error) {
      if (isRefusal(error, 'UNPROCESSABLE_CONTENT')) redirectHome(mailLinkTexts.resetLinkInvalid);
      else setState({ failure: errorMessageOf(error) });
    }
  }, [api, router]);

  useEffect(() => {
    // Deferred, so that the double effect of React's Strict Mode shows no message.
    const start = setTimeout(() => void check());
    return () => clearTimeout(start);
  }, [check]);

  const retry = () => {
    setState({});
    void check();
  };
  return { ...state, retry };
}
