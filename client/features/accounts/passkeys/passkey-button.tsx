// "Logga in med passnyckel". What opens the browser's window is fetched when it is pressed.
import KeyRound from 'lucide-react/icons/key-round';
import { useState } from 'react';
import type { Viewer } from '#shared/features/accounts/contract.ts';
import { passkeyTexts } from '#shared/features/accounts/passkeys/passkey-words.ts';
import { useApi } from '../../../core/api.ts';
import { isRefusal } from '../../../core/failure.ts';
import { Button } from '../../../ui/button/button.tsx';
import { FieldError } from '../../../ui/form/field.tsx';
import { showRefusal } from '../sign-in/account-refusal.ts';
import { toast } from '../../../ui/feedback/toast.ts';

/** Nothing where the browser has no passkeys. */
export function PasskeyButton({ onSignedIn }: { onSignedIn: (viewer: Viewer) => Promise<void> }) {
  const api = useApi();
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  if (!('PublicKeyCredential' in window)) return null;

  async function signIn(): Promise<void> {
    const [{ signWithPasskey }, request] = await Promise.all([
      import('./passkey-window.ts'),
      api.passkeys.ask.call(),
    ]);
    const signed = await signWithPasskey(request);
    if ('closed' in signed) return;
    const { viewer } = await api.passkeys.signIn.call(signed.given);
    await onSignedIn(viewer);
  }

  async function attempt(): Promise<void> {
    setRefusal(undefined);
    setIsBusy(true);
    try {
      await signIn();
    } catch (error) {
      setRefusal(showFailure(error));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <div className="mt-3 flex flex-col gap-3">
      <Button wide icon={<KeyRound size={20} />} busy={isBusy} onClick={() => void attempt()}>
        Logga in med passnyckel
      </Button>
      {refusal && <FieldError>{refusal}</FieldError>}
    </div>
  );
}

/** The browser's own errors are in its own language. */
function showFailure(error: unknown): string {
  if (isRefusal(error) || error instanceof TypeError) return showRefusal(error);
  toast.error(passkeyTexts.failed);
  return passkeyTexts.failed;
}
