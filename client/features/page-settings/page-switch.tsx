// The settings of one page: a switch that saves at once, the message of the closed page, and the time at which it reopens.
// Source: spec 2 §2, §4.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import { type SubmitEvent, useState } from 'react';
import { formatDateTime, formatMinute } from '#shared/format.ts';
import type { ListedPageSetting } from '#shared/features/page-settings/contract.ts';
import { pageLabels } from '#shared/features/page-settings/page-names.ts';
import { instantOf, isLocalMinute, minutesOf } from '#shared/stockholm-time.ts';
import { pageSettingTexts } from '#shared/features/page-settings/texts.ts';
import { useApi } from '../../core/api.ts';
import { fieldErrorsOf, isRefusal, errorMessageOf } from '../../core/failure.ts';
import { useSignInPrompt } from '../../core/sign-in-prompt.tsx';
import { LastChangeNote } from '../../ui/form/last-change-note.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { toast } from '../../ui/feedback/toast.ts';

export function PageSwitch({ setting, note }: { setting: ListedPageSetting; note?: string | undefined }) {
  const { pageName, isEnabled, disabledMessage, reopensAt, lastChange } = setting;
  const label = pageLabels[pageName];
  // Unsaved input is not replaced by data from the server.
  const [typed, setTyped] = useState<{ text: string; seen?: string }>();
  const message = typed?.text ?? disabledMessage;
  const storedTime = reopensAt ? formatMinute(reopensAt).replace(' ', 'T') : '';
  const [typedTime, setTypedTime] = useState<string>();
  const time = typedTime ?? storedTime;
  const isHydrated = useHydrated();
  const turning = useSave();
  const saving = useSave();

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    saving.save(
      {
        pageName,
        disabledMessage: message,
        ...(!isEnabled && time !== storedTime && { reopensAt: momentOf(time) }),
        seen: { disabledMessage: typed?.seen ?? disabledMessage },
      },
      {
        onSaved: () => {
          setTyped(undefined);
          setTypedTime(undefined);
        },
        onUnseen: () => setTyped(typed && { text: typed.text }),
      },
    );
  }

  return (
    <Card className="flex flex-col gap-4">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-lg">{label}</h2>
        <Badge tone={isEnabled ? 'success' : 'neutral'}>{isEnabled ? 'Aktiv' : 'Avstängd'}</Badge>
      </div>
      <Switch
        label={`${label} är öppen`}
        hint={note}
        checked={isEnabled}
        busy={turning.isSaving}
        onChange={(checked) => turning.save({ pageName, isEnabled: checked, seen: { isEnabled } })}
      />
      {/* React resets a text area on hydration; input before it would be lost. */}
      <form onSubmit={submit} inert={!isHydrated} className="flex flex-1 flex-col gap-3">
        <Field
          label={`Meddelande när ${label} är avstängd`}
          hint={saving.isUnseen && typed ? `Nu gäller: ${disabledMessage || 'inget meddelande'}` : undefined}
          error={saving.fields['disabledMessage']}
        >
          {(control) => (
            <TextArea
              {...control}
              value={message}
              placeholder="Sidan är tillfälligt stängd. Välkommen tillbaka lite senare."
              onChange={(event) => setTyped({ seen: disabledMessage, ...typed, text: event.target.value })}
            />
          )}
        </Field>
        {!isEnabled && (
          <Field
            label={`${label} öppnar igen`}
            hint={
              reopensAt
                ? `Öppnar av sig själv ${formatDateTime(reopensAt)}. Töm fältet för att vänta.`
                : 'Om du vill: svensk tid. Utan tid är sidan stängd tills någon öppnar den.'
            }
            error={saving.fields['reopensAt']}
          >
            {(control) => (
              <TextInput
                {...control}
                type="datetime-local"
                value={time}
                onChange={(event) => setTypedTime(event.target.value)}
              />
            )}
          </Field>
        )}
        <Button
          type="submit"
          busy={saving.isSaving}
          aria-label={isEnabled ? `Spara meddelandet för ${label}` : `Spara meddelande och tid för ${label}`}
          className="mt-auto self-end"
        >
          Spara
        </Button>
      </form>
      <LastChangeNote change={lastChange} />
    </Card>
  );
}

/** Null for an empty field; the server refuses an invalid time. */
function momentOf(time: string): string | null {
  if (time === '') return null;
  const [day = '', clock = ''] = time.split('T');
  return isLocalMinute(time) ? instantOf({ day, minutes: minutesOf(clock) }).toISOString() : time;
}

function useSave() {
  const api = useApi();
  const queryClient = useQueryClient();
  const promptSignIn = useSignInPrompt();
  const { mutate, isPending, error } = useMutation(
    api.pageSettings.save.mutationOptions({
      onSuccess: async (saved) => {
        queryClient.setQueryData(
          api.pageSettings.list.queryKey(),
          (list) =>
            list && { settings: list.settings.map((one) => (one.pageName === saved.pageName ? saved : one)) },
        );
        toast.success(pageSettingTexts.saved);
        await queryClient.invalidateQueries({ queryKey: api.pageSettings.key() });
      },
      onError: (refused, change) => {
        if (isRefusal(refused, 'UNAUTHORIZED')) promptSignIn(errorMessageOf(refused), () => mutate(change));
        else {
          if (isRefusal(refused, 'CONFLICT'))
            void queryClient.invalidateQueries({ queryKey: api.pageSettings.key() });
          toast.error(pageSettingTexts.saveFailed, { description: errorMessageOf(refused, '') || undefined });
        }
      },
    }),
  );
  return {
    isSaving: isPending,
    fields: fieldErrorsOf(error),
    /** Whether another admin has changed the setting since it was shown here. */
    isUnseen: isRefusal(error, 'CONFLICT'),
    save: (
      change: Parameters<typeof mutate>[0],
      { onSaved, onUnseen }: { onSaved?: () => void; onUnseen?: () => void } = {},
    ) =>
      mutate(change, {
        onSuccess: onSaved,
        onError: (refused) => isRefusal(refused, 'CONFLICT') && onUnseen?.(),
      }),
  };
}
