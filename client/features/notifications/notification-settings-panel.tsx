// Channels of each kind of notification: site, mail, push. Each switch saves at once.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { NotificationSetting } from '#shared/features/notifications/contract.ts';
import { CHANNELS } from '#shared/features/notifications/rules.ts';
import { isOffered, mayTurnOff, notificationKinds } from '#shared/features/notifications/kinds.ts';
import { channelLabels, notificationTexts } from '#shared/features/notifications/texts.ts';
import { useApi } from '../../core/api.ts';
import { errorMessageOf } from '../../core/failure.ts';
import { Switch } from '../../ui/form/switch.tsx';
import { FailedState } from '../../ui/feedback/empty-state.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { LoadingSettings } from './loading-settings.tsx';
import { PushHere } from './push-here.tsx';

export function NotificationSettingsPanel() {
  const { notifications } = useApi();
  const { data, error, isFetching, refetch } = useQuery(notifications.settings.queryOptions());
  if (!data) {
    return error ? (
      <FailedState
        title={notificationTexts.settingsFailed}
        level={3}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      >
        {errorMessageOf(error)}
      </FailedState>
    ) : (
      <LoadingSettings />
    );
  }
  return (
    <div className="max-w-2xl">
      <PushHere />
      <ul>
        {data.settings.map((setting) => (
          <li key={setting.kind} className="border-t border-line py-3">
            <KindSettings setting={setting} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function KindSettings({ setting }: { setting: NotificationSetting }) {
  const { kind } = setting;
  const { change, isSaving } = useChange(setting);
  return (
    <fieldset>
      <legend className="font-semibold">{notificationKinds[kind].label}</legend>
      <p className="text-sm text-muted">{notificationKinds[kind].hint}</p>
      <div className="mt-1 grid sm:flex sm:gap-x-12">
        {CHANNELS.filter((channel) => isOffered(kind, channel)).map((channel) => (
          <Switch
            key={channel}
            label={channelLabels[channel]}
            checked={setting[channel]}
            disabled={!mayTurnOff(kind, channel)}
            busy={isSaving}
            onChange={(isOn) => change({ [channel]: isOn })}
          />
        ))}
      </div>
      {!mayTurnOff(kind, 'site') && <p className="text-sm text-muted">{notificationTexts.cannotTurnOff}.</p>}
    </fieldset>
  );
}

function useChange({ kind }: NotificationSetting) {
  const { notifications } = useApi();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation(
    notifications.change.mutationOptions({
      onSuccess: (saved) => {
        queryClient.setQueryData(notifications.settings.queryKey(), (cached) => ({
          settings: cached?.settings.map((row) => (row.kind === saved.kind ? saved : row)) ?? [],
        }));
      },
      onError: (error) => toast.error(notificationTexts.saveFailed, { description: errorMessageOf(error) }),
    }),
  );
  return {
    change: (channels: Partial<NotificationSetting>) => mutate({ ...channels, kind }),
    isSaving: isPending,
  };
}
