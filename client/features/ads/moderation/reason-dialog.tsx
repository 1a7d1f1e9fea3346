// Dialog for the reason why ads are rejected or taken down: ready-made, or the moderator's own. Loaded on demand.
import { type SubmitEvent, useId, useState } from 'react';
import * as z from 'zod/mini';
import { DecisionReason, readyReasonsFor } from '#shared/features/ads/moderation/reason.ts';
import type { RestrictedStatus } from '#shared/features/ads/moderation/rules.ts';
import { moderationTexts } from '#shared/features/ads/moderation/texts.ts';
import { MAX_REASON_LENGTH, type Rule } from '#shared/features/reports/rules.ts';
import { ruleLabels } from '#shared/features/reports/texts.ts';
import { createDraftStore } from '../../../core/drafts/draft-store.ts';
import { useDraft } from '../../../core/drafts/use-draft.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { focusFirstInvalid } from '../../../ui/form/first-invalid.ts';
import { RadioList } from '../../../ui/form/radio-list.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';

export interface ReasonQuestion {
  /** The items that are decided on; ads, unless `subject` is set. */
  ads: readonly { title: string }[];
  status: RestrictedStatus;
  /** Texts of the dialog for items that are not ads. */
  subject?: ReasonSubject;
  /** Key of the stored draft of the reason. */
  draftId: string;
}

/** Texts about the kind of item that is moderated. */
export interface ReasonSubject {
  one: string;
  /** Label of the action when it is neither rejecting nor taking down, e.g. "Lås". */
  verb?: string;
  many: (count: number) => string;
  /** Label of the reason field; it states who will read the reason. */
  to: string;
  author: string;
  authors: string;
  reasons: readonly { label: string; rule: Rule; reason: string }[];
}

export interface ReasonAnswer {
  reason: DecisionReason;
  /** Call it when the decision is saved; until then the dialog opens with the draft. */
  clearDraft: () => void;
}

export interface ReasonDialogProps extends ReasonQuestion {
  onAnswer: (answer: ReasonAnswer) => void;
  onClose: () => void;
}

const OWN = 'Egen anledning';
/** Label of the action, by the status that it sets. */
const verbs: Record<RestrictedStatus, string> = { rejected: 'Avvisa', removed: 'Ta bort' };

const ReasonDraft = z.object({ chosen: z.string(), rule: z.string(), text: z.string() });
const drafts = createDraftStore({ name: 'decision-reason', schema: ReasonDraft, storedFor: 'tab' });
const emptyDraft = { chosen: '', rule: '', text: '' };

const adSubject = (status: RestrictedStatus): ReasonSubject => ({
  one: 'annonsen',
  many: (count) => `${count} annonser`,
  to: 'Till säljaren',
  author: 'Säljaren',
  authors: 'Varje säljare',
  reasons: readyReasonsFor(status),
});

export function ReasonDialog({
  ads,
  status,
  draftId,
  subject = adSubject(status),
  onAnswer,
  onClose,
}: ReasonDialogProps) {
  const formId = useId();
  const { draft, setDraft, clear } = useDraft(drafts, `${draftId} ${status}`, emptyDraft);
  const { chosen, rule, text } = draft;
  const change = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part });
  const [refusals, setRefusals] = useState<Record<string, string>>({});
  const ready = subject.reasons;
  const verb = subject.verb ?? verbs[status];
  const what = ads.length === 1 ? subject.one : subject.many(ads.length);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const { data, error } = DecisionReason.safeParse(
      ready.find(({ label }) => label === chosen) ?? { rule: rule || undefined, reason: text },
    );
    if (chosen && data) return onAnswer({ reason: data, clearDraft: clear });
    setRefusals(Object.fromEntries(error?.issues.map(({ path, message }) => [path[0], message]) ?? []));
    requestAnimationFrame(() => focusFirstInvalid(form));
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={ads.length === 1 ? `${verb} ”${ads[0]?.title}”` : `${verb} ${what}`}
      description={describe(status, ads.length, subject)}
      footer={
        <>
          <Button onClick={onClose}>Avbryt</Button>
          <Button type="submit" form={formId} variant="danger">
            {verb} {what}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <RadioList
          legend="Anledning"
          required
          options={[
            ...ready.map(({ label, reason }) => ({ value: label, label, note: reason })),
            { value: OWN, label: OWN },
          ]}
          value={chosen || undefined}
          onChange={(label) => change({ chosen: label })}
          error={chosen ? undefined : refusals['reason'] && moderationTexts.reasonMissing}
        />
        {chosen === OWN && (
          <>
            <SelectField
              label="Regel"
              required
              error={refusals['rule']}
              labels={ruleLabels}
              value={rule}
              onChange={(value) => change({ rule: value })}
            />
            <TextAreaField
              label={subject.to}
              required
              hint={
                status === 'rejected'
                  ? 'Vad som är fel, och vad som går att göra åt det. Hur man överklagar läggs till.'
                  : 'Vad som är fel. Hur man överklagar läggs till.'
              }
              error={refusals['reason']}
              maxLength={MAX_REASON_LENGTH}
              value={text}
              onChange={(typed) => change({ text: typed })}
            />
          </>
        )}
      </form>
    </Dialog>
  );
}

function describe(status: RestrictedStatus, count: number, { one, author, authors }: ReasonSubject): string {
  const when = `${count === 1 ? author : authors} får veta anledningen om en minut. Till dess kan du ångra dig.`;
  if (status === 'rejected') return when;
  const whatChanges = `${one.charAt(0).toUpperCase()}${one.slice(1)}`;
  return `${whatChanges} kan inte ändras efteråt. Går det att rätta till felet räcker det att avvisa den. ${when}`;
}
