// Dialog for the reason of a rejection: ready-made, or the moderator's own. Loaded on demand.
import { type SubmitEvent, useId, useState } from 'react';
import type { ModeratedAd } from '#shared/features/ads/moderation/contract.ts';
import { READY_REASONS, Rejection } from '#shared/features/ads/moderation/rejection.ts';
import { moderationTexts } from '#shared/features/ads/moderation/texts.ts';
import { MAX_REASON_LENGTH } from '#shared/features/reports/rules.ts';
import { ruleLabels } from '#shared/features/reports/texts.ts';
import { useTextDraft } from '../../../core/drafts/use-draft.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { focusFirstInvalid } from '../../../ui/form/first-invalid.ts';
import { RadioList } from '../../../ui/form/radio-list.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';

export interface RejectionDialogProps {
  ads: readonly ModeratedAd[];
  onReject: (rejection: Rejection) => void;
  onClose: () => void;
}

const OWN = 'Egen anledning';
const choices = [
  ...READY_REASONS.map(({ label, reason }) => ({ value: label, label, note: reason })),
  { value: OWN, label: OWN },
];

export function RejectionDialog({ ads, onReject, onClose }: RejectionDialogProps) {
  const formId = useId();
  const [chosen, setChosen] = useState<string>();
  const [rule, setRule] = useState('');
  const { draft: text, setDraft: setText, clear } = useTextDraft(`${ads[0]?.id} rejection`);
  const [refusals, setRefusals] = useState<Record<string, string>>({});

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const ready = READY_REASONS.find(({ label }) => label === chosen);
    const { data, error } = Rejection.safeParse(ready ?? { rule: rule || undefined, reason: text });
    if (chosen && data) {
      clear();
      return onReject(data);
    }
    setRefusals(Object.fromEntries(error?.issues.map(({ path, message }) => [path[0], message]) ?? []));
    requestAnimationFrame(() => focusFirstInvalid(form));
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={ads.length === 1 ? `Avvisa ”${ads[0]?.title}”` : `Avvisa ${ads.length} annonser`}
      description={`${ads.length === 1 ? 'Säljaren' : 'Varje säljare'} får veta anledningen om en minut. Till dess kan du ångra dig.`}
      footer={
        <>
          <Button onClick={onClose}>Avbryt</Button>
          <Button type="submit" form={formId} variant="danger">
            {ads.length === 1 ? 'Avvisa annonsen' : `Avvisa ${ads.length} annonser`}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <RadioList
          legend="Anledning"
          required
          options={choices}
          value={chosen}
          onChange={setChosen}
          error={chosen ? undefined : refusals['reason'] && moderationTexts.reasonMissing}
        />
        {chosen === OWN && (
          <>
            <Field label="Regel" required error={refusals['rule']}>
              {(control) => (
                <Select {...control} value={rule} onChange={(event) => setRule(event.target.value)}>
                  <option value="">Välj</option>
                  {Object.entries(ruleLabels).map(([value, label]) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <TextAreaField
              label="Till säljaren"
              required
              hint="Vad som är fel, och vad säljaren kan göra. Hur man överklagar läggs till."
              error={refusals['reason']}
              maxLength={MAX_REASON_LENGTH}
              value={text}
              onChange={setText}
            />
          </>
        )}
      </form>
    </Dialog>
  );
}
