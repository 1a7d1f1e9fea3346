// The settings of one page: a switch that saves at once, the message of the closed page, and the time at which it reopens.
// Source: spec 2 §2, §4.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import type { SubmitEvent } from 'react';
import * as z from 'zod/mini';
import { formatDateTime, formatMinute } from '#shared/format.ts';
import type { ListedPageSetting } from '#shared/features/page-settings/contract.ts';
import { pageLabels, type PageName } from '#shared/features/page-settings/page-names.ts';
import { instantOf, isLocalMinute, minutesOf } from '#shared/stockholm-time.ts';
import { pageSettingTexts } from '#shared/features/page-settings/texts.ts';
import { useApi } from '../../core/api.ts';
import { createDraftStore } from '../../core/drafts/draft-store.ts';
import { useDraft } from '../../core/drafts/use-draft.ts';
import { fieldErrorsOf, isRefusal, errorMessageOf } from '../../core/failure.ts';
import { useSignInPrompt } from '../../core/sign-in-prompt.tsx';
import { LastChangeNote } from '../../ui/form/last-change-note.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { Field } from '../../ui/form/field.tsx';
import { RestoredDraft } from '../../ui/form/restored-draft.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { toast } from '../../ui/feedback/toast.ts';

/** Only what was typed; the rest follows the stored setting. `seen…` are the stored message and time when typing began. */
const PageDraft = z.object({
  text: z.optional(z.string()),
  seen: z.optional(z.string()),
  time: z.optional(z.string()),
  seenTime: z.optional(z.string()),
});
type PageDraft = z.infer<typeof PageDraft>;
const drafts = createDraftStore({ name: 'page-setting', schema: PageDraft, storedFor: 'tab' });
const nothingTyped: PageDraft = {};

export function PageSwitch({ setting, note }: { setting: ListedPageSetting; note?: string | undefined }) {
  const { pageName, isEnabled, disabledMessage, reopensAt, lastChange } = setting;
  const label = pageLabels[pageName];
  const { draft: typed, setDraft: setTyped, clear } = useDraft(drafts, pageName, nothingTyped);
  const message = typed.text ?? disabledMessage;
  const storedTime = timeOf(reopensAt);
  // A typed time is dropped when the stored one has changed, or the page is opened.
  const typedTime = typed.seenTime === storedTime ? typed.time : undefined;
  const time = typedTime ?? storedTime;
  if (isEnabled && typed.time !== undefined) setTyped({ text: typed.text, seen: typed.seen });
  const isHydrated = useHydrated();
  const turning = useSave();
  const saving = useSave();

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const isTimeSent = !isEnabled && time !== storedTime;
    void saving.save(
      {
        pageName,
        disabledMessage: message,
        ...(isTimeSent && { reopensAt: momentOf(time) }),
        seen: { disabledMessage: typed.seen ?? disabledMessage, reopensAt },
      },
      {
        onSaved(saved) {
          clear();
          // What was typed while the setting was being saved is still unsaved.
          setTyped((now) => ({
            ...(now.text !== undefined &&
              now.text !== message && { text: now.text, seen: saved.disabledMessage }),
            ...(now.time !== undefined &&
              now.time !== time && {
                time: now.time,
                seenTime: isTimeSent ? timeOf(saved.reopensAt) : now.seenTime,
              }),
          }));
        },
        onStale: (stored) =>
          setTyped((now) => ({
            ...now,
            ...(now.text !== undefined && { seen: stored.disabledMessage }),
            ...(now.seenTime === storedTime && { seenTime: timeOf(stored.reopensAt) }),
          })),
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
        onChange={(checked) => void turning.save({ pageName, isEnabled: checked, seen: { isEnabled } })}
      />
      {/* React resets a text area on hydration; input before it would be lost. */}
      <form onSubmit={submit} inert={!isHydrated} className="flex flex-1 flex-col gap-3">
        {/* The draft is read after hydration. */}
        <RestoredDraft
          key={String(isHydrated)}
          isChanged={typed.text !== undefined || typedTime !== undefined}
          onReset={() => setTyped(nothingTyped)}
        />
        <Field
          label={`Meddelande när ${label} är avstängd`}
          hint={
            saving.isStale && typed.text !== undefined
              ? `Nu gäller: ${disabledMessage || 'inget meddelande'}`
              : undefined
          }
          error={saving.fields['disabledMessage']}
        >
          {(control) => (
            <TextArea
              {...control}
              value={message}
              placeholder="Sidan är tillfälligt stängd. Välkommen tillbaka lite senare."
              onChange={(event) =>
                setTyped({ ...typed, seen: typed.seen ?? disabledMessage, text: event.target.value })
              }
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
                onChange={(event) => setTyped({ ...typed, seenTime: storedTime, time: event.target.value })}
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

/** As the time field wants it; empty for none. */
function timeOf(reopensAt: string | null): string {
  return reopensAt ? formatMinute(reopensAt).replace(' ', 'T') : '';
}

/** Null for an empty field; the server refuses an invalid time. */
function momentOf(time: string): string | null {
  if (time === '') return null;
  const [day = '', clock = ''] = time.split('T');
  return isLocalMinute(time) ? instantOf({ day, minutes: minutesOf(clock) }).toISOString() : time;
}

interface SaveOptions {
  onSaved?: (saved: ListedPageSetting) => void;
  /** Called with the stored setting when another admin has changed it; it is then shown. */
  onStale?: (stored: ListedPageSetting) => void;
}

function useSave() {
  const api = useApi();
  const queryClient = useQueryClient();
  const promptSignIn = useSignInPrompt();
  const { mutateAsync, isPending, error } = useMutation(
    api.pageSettings.save.mutationOptions({
      onSuccess: (saved) => {
        queryClient.setQueryData(
          api.pageSettings.list.queryKey(),
          (list) =>
            list && { settings: list.settings.map((one) => (one.pageName === saved.pageName ? saved : one)) },
        );
        toast.success(pageSettingTexts.saved);
        // Not awaited: a time that was typed meanwhile is shown as soon as the save is known to have succeeded.
        void queryClient.invalidateQueries({ queryKey: api.pageSettings.key() });
      },
    }),
  );

  async function save(change: Parameters<typeof mutateAsync>[0], options: SaveOptions = {}): Promise<void> {
    try {
      const saved = await mutateAsync(change);
      options.onSaved?.(saved);
    } catch (refused) {
      if (isRefusal(refused, 'UNAUTHORIZED'))
        return promptSignIn(errorMessageOf(refused), () => void save(change, options));
      toast.error(pageSettingTexts.saveFailed, { description: errorMessageOf(refused, '') || undefined });
      // If this request fails, the next attempt to save is refused again.
      if (isRefusal(refused, 'CONFLICT')) await loadStored(change.pageName, options).catch(() => undefined);
    }
  }

  async function loadStored(pageName: PageName, { onStale }: SaveOptions): Promise<void> {
    void queryClient.invalidateQueries({ queryKey: api.pageSettings.key() });
    const { settings } = await queryClient.fetchQuery(api.pageSettings.list.queryOptions());
    const stored = settings.find((one) => one.pageName === pageName);
    if (stored) onStale?.(stored);
  }

  return {
    isSaving: isPending,
    fields: fieldErrorsOf(error),
    /** Whether another admin has changed the setting since it was shown here. */
    isStale: isRefusal(error, 'CONFLICT'),
    save,
  };
}
