// The sign-in dialog: two tabs, password reset, second step, and the actions after a sign-in.
// Source: spec 1 §2 Sign-in dialog, §4, §8.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import { signInTexts } from '#shared/features/accounts/sign-in/sign-in-texts.ts';
import { registrationTexts } from '#shared/features/accounts/registration/texts.ts';
import { paths } from '#shared/paths.ts';
import { useApi } from '../../../core/api.ts';
import { isAnotherViewer } from '../../../core/last-viewer.ts';
import { clearRecentSearches } from '../../../core/recent-searches.ts';
import type { SignInRequest } from '../../../core/sign-in-prompt.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import type { AccountDraft } from './account-draft.ts';
import { ForgottenPassword } from '../password/forgotten-password.tsx';
import { GoogleButton } from '../google/google-button.tsx';
import { PasskeyButton } from '../passkeys/passkey-button.tsx';
import { RegistrationForm } from '../registration/registration-form.tsx';
import { reloadPage } from '../../../core/reload-page.ts';
import { notifyOtherTabs } from '../sessions/other-tabs.ts';
import { applySignIn } from '../sessions/session-change.ts';
import { SecondStepForm } from '../two-step/second-step-form.tsx';
import { isSecondStepPending, setSecondStepPending } from '../two-step/second-step-pending.ts';
import { SignInForm } from './sign-in-form.tsx';

/** Source: spec 1 §9 Registration redirect delay. */
const REDIRECT_DELAY = 1000;

type View = 'entry' | 'forgotten' | 'second-step';

const titles: Record<View, string> = {
  entry: 'Logga in eller skapa konto',
  forgotten: 'Glömt lösenord?',
  'second-step': 'Skriv din kod',
};

export type SignInDialogProps = {
  request: SignInRequest;
  draft: AccountDraft;
  onDraft: (change: Partial<AccountDraft>) => void;
  onClose: () => void;
};

export function SignInDialog({ request, draft, onDraft, onClose }: SignInDialogProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const router = useRouter();
  const [tab, setTab] = useState(request.tab ?? 'sign-in');
  const [view, setView] = useState<View>(() =>
    isSecondStepPending() && request.tab !== 'register' ? 'second-step' : 'entry',
  );
  const { data: offer } = useQuery(api.accounts.registrationRules.queryOptions());
  const forgottenButton = useRef<HTMLButtonElement>(null);
  const [hasOpenedRegistration, setHasOpenedRegistration] = useState(tab === 'register');

  function show(chosen: typeof tab): void {
    setTab(chosen);
    if (chosen === 'register') setHasOpenedRegistration(true);
  }

  function returnToEntry(): void {
    flushSync(() => setView('entry'));
    forgottenButton.current?.focus();
  }

  /** Returns false if the page is reloaded. */
  async function completeSignIn(viewer: Viewer): Promise<boolean> {
    // The page is reloaded for a suspended user, who sees a page about the suspension instead of every other page, and for
    // another user than before, who must neither see nor send what the earlier one has entered.
    const isAnother = isAnotherViewer(queryClient, viewer.id);
    if (viewer.isSuspended || isAnother) {
      if (isAnother) clearRecentSearches();
      notifyOtherTabs(viewer.id);
      reloadPage();
      return false;
    }
    await applySignIn(viewer, api, queryClient);
    onClose();
    await router.invalidate();
    request.resume?.();
    return true;
  }

  function askForCode(): void {
    setSecondStepPending();
    setView('second-step');
  }

  async function finishSignIn(viewer: Viewer): Promise<void> {
    if (!viewer.isSuspended) toast.success(signInTexts.succeeded);
    await completeSignIn(viewer);
  }

  async function finishRegistration(viewer: Viewer | null): Promise<void> {
    if (!viewer) {
      toast.success(registrationTexts.confirmByEmail);
      return onClose();
    }
    toast.success(registrationTexts.signedIn);
    toast.success(registrationTexts.welcome);
    if ((await completeSignIn(viewer)) && !request.resume)
      setTimeout(() => void router.navigate({ href: paths.profile }), REDIRECT_DELAY);
  }

  return (
    <Dialog open onOpenChange={onClose} title={titles[view]} size="sm" hangs>
      {view === 'forgotten' && <ForgottenPassword draft={draft} onDraft={onDraft} onDone={returnToEntry} />}
      {view === 'second-step' && <SecondStepForm onPassed={finishSignIn} onBack={returnToEntry} />}
      <div hidden={view !== 'entry'}>
        <Tabs
          label="Konto"
          value={tab}
          onChange={show}
          tabs={[
            { value: 'sign-in', label: 'Logga in' },
            { value: 'register', label: 'Registrera' },
          ]}
        >
          {/* Both tabs stay mounted once opened, so that typed values survive a switch. */}
          <div hidden={tab !== 'sign-in'}>
            <SignInForm
              draft={draft}
              onDraft={onDraft}
              onSignedIn={finishSignIn}
              onSecondStep={askForCode}
              onForgotten={() => setView('forgotten')}
              forgottenRef={forgottenButton}
            />
            <PasskeyButton onSignedIn={finishSignIn} />
            <p className="mt-4 text-center">
              Ny här?{' '}
              <button
                type="button"
                className="min-h-11 font-semibold text-pine underline"
                onClick={() => show('register')}
              >
                Skapa ett konto
              </button>
            </p>
          </div>
          {hasOpenedRegistration && (
            <div hidden={tab !== 'register'}>
              <RegistrationForm draft={draft} onDraft={onDraft} onRegistered={finishRegistration} />
            </div>
          )}
          {offer?.hasGoogle && <GoogleButton request={request} minimumAge={offer.minimumAge} />}
        </Tabs>
      </div>
    </Dialog>
  );
}
