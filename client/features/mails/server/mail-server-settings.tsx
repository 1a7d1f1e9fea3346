// The mail server in the settings: it is entered, tested by a mail, and used once the code in that mail is entered.
import { useMutation, useQuery } from '@tanstack/react-query';
import type { MailServers } from '#shared/features/mails/server/contract.ts';
import { mailServerTexts as texts } from '#shared/features/mails/server/rules.ts';
import { useApi } from '../../../core/api.ts';
import { errorMessageOf } from '../../../core/failure.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useConfirm } from '../../../ui/dialog/confirm.tsx';
import { FailedState } from '../../../ui/feedback/empty-state.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { LastChangeNote } from '../../../ui/form/last-change-note.tsx';
import { ActivationForm } from './activation-form.tsx';
import { useServerChange } from './use-server-change.ts';
import { MailServerForm } from './mail-server-form.tsx';

export function MailServerSettings() {
  const { data, error, isFetching, refetch } = useQuery(useApi().mailServer.read.queryOptions());
  if (data) return <LoadedSettings servers={data} />;
  if (error) {
    return (
      <FailedState title={texts.loadFailed} onRetry={() => void refetch()} isRetrying={isFetching}>
        {errorMessageOf(error)}
      </FailedState>
    );
  }
  return (
    <Loading label="Laddar e-postservern">
      <Skeleton className="h-40 rounded-md" />
    </Loading>
  );
}

function LoadedSettings({ servers }: { servers: MailServers }) {
  const api = useApi();
  const { isFromEnvironment, active, candidate, lastChange } = servers;
  const removing = useMutation(
    api.mailServer.remove.mutationOptions(
      useServerChange<unknown>({ success: texts.removed, failure: texts.removalFailed }),
    ),
  );
  const confirm = useConfirm();
  if (isFromEnvironment) return <p>{texts.fromEnvironment}</p>;

  const remove = () =>
    void confirm({
      title: 'Ta bort e-postservern?',
      text: 'Mejl skickas inte längre, utan kan läsas under E-post. Lösenordet raderas.',
      confirmLabel: 'Ta bort',
      danger: true,
      onConfirm: () => removing.mutateAsync({}),
      describeFailure: (error) => errorMessageOf(error),
    });

  return (
    <div className="flex flex-col gap-5">
      <p className="wrap-anywhere">
        {active
          ? `Mejl skickas med ${active.host} från ${active.sender}.`
          : 'Ingen e-postserver används. Mejl skickas inte, utan kan läsas under E-post.'}
      </p>
      {candidate && <ActivationForm candidate={candidate} />}
      <MailServerForm stored={candidate ?? active} />
      <LastChangeNote change={lastChange} />
      {(active ?? candidate) && (
        <Button onClick={remove} className="self-start">
          Ta bort e-postservern
        </Button>
      )}
    </div>
  );
}
