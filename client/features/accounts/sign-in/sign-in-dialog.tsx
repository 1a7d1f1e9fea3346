// The sign-in dialog: two tabs, password reset and second step.
// Source: spec 1 §2 Sign-in dialog, §4.
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useApi } from '../../../core/api.ts';
import type { SignInRequest } from '../../../core/sign-in-prompt.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import type { AccountDraft } from './account-draft.ts';
import { ForgottenPassword } from '../password/forgotten-password.tsx';
import { GoogleButton } from '../google/google-button.tsx';
import { PasskeyButton } from '../passkeys/passkey-button.tsx';
import { RegistrationForm } from '../registration/registration-form.tsx';
import { SecondStepForm } from '../two-step/second-step-form.tsx';
import { isSecondStepPending, setSecondStepPending } from '../two-step/second-step-pending.ts';
import { SignInForm } from './sign-in-form.tsx';
import { useCompleteSignIn } from './use-complete-sign-in.ts';

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
  const { completeSignIn, completeRegistration } = useCompleteSignIn(request, onClose);
  const [tab, setTab] = useState(request.tab ?? 'sign-in');
  const [view, setView] = useState<View>(() =>
    isSecondStepPending() && request.tab !== 'register' ? 'second-step' : 'entry',
  );
  const { data: offer } = useQuery(useApi().accounts.registrationRules.queryOptions());
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

  function askForCode(): void {
    setSecondStepPending();
    setView('second-step');
  }

  return (
    <Dialog open onOpenChange={onClose} title={titles[view]} size="sm" hangs>
      {view === 'forgotten' && <ForgottenPassword draft={draft} onDraft={onDraft} onDone={returnToEntry} />}
      {view === 'second-step' && <SecondStepForm onPassed={completeSignIn} onBack={returnToEntry} />}
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
              onSignedIn={completeSignIn}
              onSecondStep={askForCode}
              onForgotten={() => setView('forgotten')}
              forgottenRef={forgottenButton}
            />
            <PasskeyButton onSignedIn={completeSignIn} />
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
              <RegistrationForm draft={draft} onDraft={onDraft} onRegistered={completeRegistration} />
            </div>
          )}
          {offer?.hasGoogle && <GoogleButton request={request} minimumAge={offer.minimumAge} />}
        </Tabs>
      </div>
    </Dialog>
  );
}
