// "Mina enheter": the user's sessions, and signing out other devices. Loaded when it is opened.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Device } from '#shared/features/accounts/schemas.ts';
import { formatDate } from '#shared/format.ts';
import { useApi } from '../../../core/api.ts';
import { errorMessageOf } from '../../../core/failure.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { useConfirm } from '../../../ui/dialog/confirm.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { FailedState } from '../../../ui/feedback/empty-state.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { toast } from '../../../ui/feedback/toast.ts';

export function Devices() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Disclosure summary={<h2 className="text-lg">Mina enheter</h2>} onOpenChange={setIsOpen}>
      {isOpen && <DeviceList />}
    </Disclosure>
  );
}

function DeviceList() {
  const { data, error, isFetching, refetch } = useQuery(useApi().accounts.devices.queryOptions());
  const { signOut, signOutOthers } = useSessionActions();
  if (!data) {
    return error ? (
      <FailedState
        title="Kunde inte hämta dina enheter"
        level={3}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      >
        {errorMessageOf(error)}
      </FailedState>
    ) : (
      <Loading label="Hämtar dina enheter">
        <Skeleton className="h-16" />
      </Loading>
    );
  }
  return (
    <>
      <p className="mb-2 text-muted">Här är du inloggad. Logga ut en enhet som du inte känner igen.</p>
      <ul className="divide-y divide-line">
        {data.devices.map((device) => (
          <DeviceRow key={device.id} device={device} onSignOut={() => void signOut(device)} />
        ))}
      </ul>
      {data.devices.length > 1 && (
        <Button className="mt-3" onClick={() => void signOutOthers()}>
          Logga ut alla andra enheter
        </Button>
      )}
    </>
  );
}

function DeviceRow({ device, onSignOut }: { device: Device; onSignOut: () => void }) {
  const { name, ipAddress, signedInAt, seenAt, isThis } = device;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {name}
          {isThis && <Badge tone="success">Den här enheten</Badge>}
        </p>
        <p className="text-sm text-muted [overflow-wrap:anywhere]">
          Inloggad {formatDate(signedInAt)} · Senast aktiv {formatDate(seenAt)}
          {ipAddress && ` · ${ipAddress}`}
        </p>
      </div>
      {!isThis && (
        <Button size="sm" onClick={onSignOut} aria-label={`Logga ut ${name}`}>
          Logga ut
        </Button>
      )}
    </li>
  );
}

function useSessionActions() {
  const api = useApi();
  const queryClient = useQueryClient();
  const confirm = useConfirm();
  const refresh = () => queryClient.invalidateQueries({ queryKey: api.accounts.devices.queryKey() });

  async function confirmSignOut(name: string, end: () => Promise<unknown>): Promise<void> {
    const isEnded = await confirm({
      title: `Logga ut ${name}?`,
      text: 'Den som använder enheten måste logga in på nytt.',
      confirmLabel: 'Logga ut',
      danger: true,
      // Also after a failure: the session may have ended already. Before the dialog closes, so that the focus does not return to
      // a button that is about to disappear.
      onConfirm: () => end().finally(refresh),
      describeFailure: (error) => errorMessageOf(error),
    });
    if (isEnded) toast.success('Utloggad');
  }
  return {
    signOut: ({ id, name }: Device) => confirmSignOut(name, () => api.accounts.endDevice.call({ id })),
    signOutOthers: () => confirmSignOut('alla andra enheter', () => api.accounts.endOtherDevices.call()),
  };
}
