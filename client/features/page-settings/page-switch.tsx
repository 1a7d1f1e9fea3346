// The settings of one page: a switch that saves at once, the message of the closed page, and the time at which it reopens.
// Source: spec 2 §2, §4.
import { useHydrated } from '@tanstack/react-router';
import type { SubmitEvent } from 'react';
import { formatDateTime } from '#shared/format.ts';
import type { ListedPageSetting } from '#shared/features/page-settings/contract.ts';
import { pageLabels } from '#shared/features/page-settings/page-names.ts';
import { LastChangeNote } from '../../ui/form/last-change-note.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { Field } from '../../ui/form/field.tsx';
import { RestoredDraft } from '../../ui/form/restored-draft.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { useClosedPageForm } from './use-closed-page-form.ts';
import { useSaveSetting } from './use-save-setting.ts';

export function PageSwitch({ setting, note }: { setting: ListedPageSetting; note?: string | undefined }) {
  const { pageName, isEnabled, disabledMessage, reopensAt, lastChange } = setting;
  const label = pageLabels[pageName];
  const isHydrated = useHydrated();
  const switching = useSaveSetting();
  const form = useClosedPageForm(setting);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    form.submit();
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
        busy={switching.isSaving}
        onChange={(checked) => void switching.save({ pageName, isEnabled: checked, seen: { isEnabled } })}
      />
      {/* React resets a text area on hydration; input before it would be lost. */}
      <form onSubmit={submit} inert={!isHydrated} className="flex flex-1 flex-col gap-3">
        {/* The draft is read after hydration. */}
        <RestoredDraft key={String(isHydrated)} isChanged={form.isChanged} onReset={form.reset} />
        <Field
          label={`Meddelande när ${label} är avstängd`}
          hint={form.isMessageStale ? `Nu gäller: ${disabledMessage || 'inget meddelande'}` : undefined}
          error={form.fields['disabledMessage']}
        >
          {(control) => (
            <TextArea
              {...control}
              value={form.message}
              placeholder="Sidan är tillfälligt stängd. Välkommen tillbaka lite senare."
              onChange={(event) => form.writeMessage(event.target.value)}
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
            error={form.fields['reopensAt']}
          >
            {(control) => (
              <TextInput
                {...control}
                type="datetime-local"
                value={form.time}
                onChange={(event) => form.writeTime(event.target.value)}
              />
            )}
          </Field>
        )}
        <Button
          type="submit"
          busy={form.isSaving}
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
