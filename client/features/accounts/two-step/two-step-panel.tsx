// Status and settings of two-step sign-in.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { TwoStep } from '#shared/features/accounts/two-step/two-step-contract.ts';
import { countRecoveryCodes, twoStepTexts } from '#shared/features/accounts/two-step/two-step-texts.ts';
import { formatDate } from '#shared/format.ts';
import { useApi } from '../../../core/api.ts';
import { errorMessageOf } from '../../../core/failure.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { FailedState } from '../../../ui/feedback/empty-state.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { ProofForm } from '../re-authentication/proof-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TwoStepSetup } from './two-step-setup.tsx';

const FEW_CODES = 3;

export function TwoStepPanel() {
  const { data, error, isFetching, refetch } = useQuery(useApi().twoStep.find.queryOptions());
  if (data) return <Panel twoStep={data} />;
  if (!error) {
    return (
      <Loading label="Hämtar tvåstegsinloggning">
        <Skeleton className="h-24 max-w-md" />
      </Loading>
    );
  }
  return (
    <FailedState
      title="Kunde inte hämta tvåstegsinloggning"
      level={3}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    >
      {errorMessageOf(error)}
    </FailedState>
  );
}

type Mode = 'nothing' | 'setup' | 'renewal' | 'removal';

function Panel({ twoStep }: { twoStep: TwoStep }) {
  const api = useApi();
  const refresh = useRefresh();
  const [mode, setMode] = useState<Mode>('nothing');
  const [codes, setCodes] = useState<string[]>();
  const { hasPassword } = twoStep;

  /** Shows the codes until the user confirms that they are saved. */
  async function showCodes(result: { recoveryCodes: string[] }, text: string): Promise<void> {
    setCodes(result.recoveryCodes);
    setMode('nothing');
    toast.success(text);
    await refresh();
  }

  if (codes) return <RecoveryCodes codes={codes} onSaved={() => setCodes(undefined)} />;
  if (mode === 'setup') {
    return (
      <TwoStepSetup
        hasPassword={hasPassword}
        onDone={(result) => showCodes(result, twoStepTexts.turnedOn)}
        onCancel={() => setMode('nothing')}
      />
    );
  }
  if (mode === 'renewal') {
    return (
      <ProofForm
        text="De koder du har nu slutar fungera."
        fields={hasPassword ? ['password', 'code'] : ['code']}
        submitLabel="Skapa nya koder"
        onSubmit={async (proof) => showCodes(await api.twoStep.renewCodes.call(proof), twoStepTexts.renewed)}
        onCancel={() => setMode('nothing')}
      />
    );
  }
  if (mode === 'removal') {
    return (
      <ProofForm
        text="Sedan räcker det med den vanliga inloggningen. Dina återställningskoder slutar fungera."
        fields={hasPassword ? ['password', 'code'] : ['code']}
        submitLabel="Stäng av tvåstegsinloggning"
        isDangerous
        onSubmit={async (proof) => {
          await api.twoStep.turnOff.call(proof);
          toast.success(twoStepTexts.turnedOff);
          setMode('nothing');
          await refresh();
        }}
        onCancel={() => setMode('nothing')}
      />
    );
  }
  return <Status twoStep={twoStep} onMode={setMode} />;
}

function Status({ twoStep, onMode }: { twoStep: TwoStep; onMode: (mode: Mode) => void }) {
  const { isOn, since, recoveryCodesLeft } = twoStep;
  if (!isOn) {
    return (
      <div className="flex max-w-prose flex-col items-start gap-4">
        <p className="text-muted">
          Logga in med en kod från en app på telefonen, utöver lösenordet eller Google. Då räcker det inte att
          någon annan har kommit över ditt lösenord.
        </p>
        <Button onClick={() => onMode('setup')}>Slå på</Button>
      </div>
    );
  }
  return (
    <div className="flex max-w-prose flex-col items-start gap-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone="success">På</Badge>
        <span className="text-muted">
          {since && `Sedan ${formatDate(since)} · `}
          {countRecoveryCodes(recoveryCodesLeft)} kvar
        </span>
      </p>
      {recoveryCodesLeft <= FEW_CODES && (
        <Notice tone="warning" title="Du har få återställningskoder kvar">
          Skapa nya, så att du kommer in även om du tappar telefonen.
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => onMode('renewal')}>Nya återställningskoder</Button>
        <Button onClick={() => onMode('removal')}>Stäng av …</Button>
      </div>
    </div>
  );
}

/** Refetches the panel and the session: an admin's role may require two-step sign-in. */
function useRefresh(): () => Promise<unknown> {
  const api = useApi();
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [api.twoStep.find.queryKey(), api.accounts.session.queryKey()].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
}
