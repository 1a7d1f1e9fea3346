// Whether two-step sign-in is on, and what can be done about it.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { TwoStep } from '#shared/features/accounts/two-step/two-step-contract.ts';
import { countRecoveryCodes, twoStepTexts } from '#shared/features/accounts/two-step/two-step-words.ts';
import { formatDate } from '#shared/format.ts';
import { useApi } from '../../../core/api.ts';
import { sentenceOf } from '../../../core/failure.ts';
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
      {sentenceOf(error)}
    </FailedState>
  );
}

type Doing = 'nothing' | 'setup' | 'renewal' | 'removal';

function Panel({ twoStep }: { twoStep: TwoStep }) {
  const api = useApi();
  const refresh = useRefresh();
  const [doing, setDoing] = useState<Doing>('nothing');
  const [codes, setCodes] = useState<string[]>();
  const { hasPassword } = twoStep;

  /** The codes are shown until their owner says that they are kept. */
  async function keep(given: { recoveryCodes: string[] }, word: string): Promise<void> {
    setCodes(given.recoveryCodes);
    setDoing('nothing');
    toast.success(word);
    await refresh();
  }

  if (codes) return <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />;
  if (doing === 'setup') {
    return (
      <TwoStepSetup
        hasPassword={hasPassword}
        onDone={(given) => keep(given, twoStepTexts.turnedOn)}
        onCancel={() => setDoing('nothing')}
      />
    );
  }
  if (doing === 'renewal') {
    return (
      <ProofForm
        text="De koder du har nu slutar fungera."
        fields={hasPassword ? ['password', 'code'] : ['code']}
        submitLabel="Skapa nya koder"
        onSubmit={async (proof) => keep(await api.twoStep.renewCodes.call(proof), twoStepTexts.renewed)}
        onCancel={() => setDoing('nothing')}
      />
    );
  }
  if (doing === 'removal') {
    return (
      <ProofForm
        text="Sedan räcker det med den vanliga inloggningen. Dina återställningskoder slutar fungera."
        fields={hasPassword ? ['password', 'code'] : ['code']}
        submitLabel="Stäng av tvåstegsinloggning"
        isDangerous
        onSubmit={async (proof) => {
          await api.twoStep.turnOff.call(proof);
          toast.success(twoStepTexts.turnedOff);
          setDoing('nothing');
          await refresh();
        }}
        onCancel={() => setDoing('nothing')}
      />
    );
  }
  return <Status twoStep={twoStep} onDo={setDoing} />;
}

function Status({ twoStep, onDo }: { twoStep: TwoStep; onDo: (doing: Doing) => void }) {
  const { isOn, since, recoveryCodesLeft } = twoStep;
  if (!isOn) {
    return (
      <div className="flex max-w-prose flex-col items-start gap-4">
        <p className="text-muted">
          Logga in med en kod från en app på telefonen, utöver lösenordet eller Google. Då räcker det inte att
          någon annan har kommit över ditt lösenord.
        </p>
        <Button onClick={() => onDo('setup')}>Slå på</Button>
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
        <Button onClick={() => onDo('renewal')}>Nya återställningskoder</Button>
        <Button onClick={() => onDo('removal')}>Stäng av …</Button>
      </div>
    </div>
  );
}

/** What the panel shows, and who one is: an admin's role may have waited for this. */
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
