// Turns two-step sign-in on: re-authentication, the secret key for the app, then a code that proves the app has it.
import { useState } from 'react';
import type { TwoStepKey } from '#shared/features/accounts/two-step/two-step-contract.ts';
import { useApi } from '../../../core/api.ts';
import { ProofForm } from '../re-authentication/proof-form.tsx';
import { QrCode } from './qr-code.tsx';

export interface TwoStepSetupProps {
  hasPassword: boolean;
  onDone: (result: { recoveryCodes: string[] }) => Promise<void>;
  onCancel: () => void;
}

export function TwoStepSetup({ hasPassword, onDone, onCancel }: TwoStepSetupProps) {
  const api = useApi();
  const [key, setKey] = useState<TwoStepKey>();
  if (!key) {
    return (
      <ProofForm
        text={
          hasPassword
            ? 'Skriv ditt lösenord, så får du en nyckel till din app.'
            : 'Du behöver en app för koder på din telefon, till exempel Google Authenticator, 1Password eller Bitwarden.'
        }
        fields={hasPassword ? ['password'] : []}
        submitLabel="Fortsätt"
        onSubmit={async ({ password }) => setKey(await api.twoStep.begin.call({ password }))}
        onCancel={onCancel}
      />
    );
  }
  return (
    <div className="flex max-w-prose flex-col gap-5">
      <KeyForApp written={key.key} uri={key.uri} />
      <ProofForm
        fields={['code']}
        isAppOnly
        submitLabel="Slå på"
        onSubmit={async ({ code }) => onDone(await api.twoStep.confirm.call({ code }))}
        onCancel={onCancel}
      />
    </div>
  );
}

function KeyForApp({ written, uri }: { written: string; uri: string }) {
  return (
    <>
      <p>
        Skanna bilden med en app för koder, till exempel Google Authenticator, 1Password eller Bitwarden.
        Skriv sedan koden som appen visar.
      </p>
      <QrCode text={uri} label="QR-kod med nyckeln till appen" />
      <div>
        <p className="text-sm text-muted">
          Kan du inte skanna?{' '}
          <a href={uri} className="inline-flex min-h-11 items-center text-pine underline">
            Öppna appen på den här enheten
          </a>{' '}
          eller skriv in nyckeln:
        </p>
        <p className="font-semibold tabular-nums [overflow-wrap:anywhere]">{inGroups(written)}</p>
      </div>
    </>
  );
}

/** Groups of four characters; apps ignore the spaces. */
function inGroups(key: string): string {
  return key.replaceAll(/.{4}(?=.)/g, '$& ');
}
