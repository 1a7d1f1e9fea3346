// "Logga in med passnyckel". The WebAuthn code is loaded on click.
import KeyRound from 'lucide-react/icons/key-round';
import { useState } from 'react';
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import { passkeyTexts } from '#shared/features/accounts/passkeys/passkey-texts.ts';
import { useApi } from '../../../core/api.ts';
import { isNetworkFailure, isRefusal } from '../../../core/failure.ts';
import { Button } from '../../../ui/button/button.tsx';
import { FieldError } from '../../../ui/form/field.tsx';
import { showRefusal } from '../sign-in/account-refusal.ts';
import { toast } from '../../../ui/feedback/toast.ts';

/** Renders nothing in a browser without passkeys. */
export function PasskeyButton({ onSignedIn }: { onSignedIn: (viewer: Viewer) => Promise<void> }) {
  const api = useApi();
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  if (!('PublicKeyCredential' in window)) return null;

  async function signIn(): Promise<void> {
    const [{ signWithPasskey }, request] = await Promise.all([
      import('./passkey-window.ts'),
      api.passkeys.createChallenge.call(),
    ]);
    const result = await signWithPasskey(request);
    if ('failure' in result) return;
    const { viewer } = await api.passkeys.signIn.call(result.credential);
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

/** Shows a Swedish sentence instead of the browser's own error message, which is in the browser's language. */
function showFailure(error: unknown): string {
  if (isRefusal(error) || isNetworkFailure(error)) return showRefusal(error);
  toast.error(passkeyTexts.failed);
  return passkeyTexts.failed;
}
