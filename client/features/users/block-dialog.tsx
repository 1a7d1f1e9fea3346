// Dialog for suspending one or several users for the same reason; loaded on demand.
import { useState } from 'react';
import { ruleLabels } from '#shared/features/reports/texts.ts';
import { MAX_REASON_LENGTH } from '#shared/features/users/rules.ts';
import { formatDay } from '#shared/format.ts';
import { useTextDraft } from '../../core/drafts/use-draft.ts';
import type { DecidedEach } from '../../core/moderation/decide-each.ts';
import { useNow } from '../../core/now.tsx';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { DayField } from '../../ui/form/day-field.tsx';
import { SegmentedControl } from '../../ui/form/segmented-control.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { type BlockedUser, useBlock } from './use-block.ts';

export interface BlockDialogProps {
  users: readonly BlockedUser[];
  /** Called before the dialog closes, when at least one of them is suspended. */
  onBlocked: (outcome: DecidedEach) => void;
  onClose: () => void;
}

const ends = [
  { value: 'open', label: 'Tills vidare' },
  { value: 'day', label: 'Till och med …' },
] as const;

export function BlockDialog({ users, onBlocked, onClose }: BlockDialogProps) {
  const texts = describe(users);
  const today = formatDay(new Date(useNow()));
  const { draft: reason, setDraft: setReason, clear } = useTextDraft(`${texts.draftId} block`);
  const [rule, setRule] = useState('');
  const [end, setEnd] = useState<'open' | 'day'>('open');
  const [lastDay, setLastDay] = useState('');
  const { block, isSaving, refusals, failure } = useBlock(users, (outcome) => {
    if (outcome.failed.length === 0) clear();
    onBlocked(outcome);
    onClose();
  });

  return (
    <FormDialog
      title={texts.title}
      description={texts.description}
      submitLabel="Stäng av"
      variant="danger"
      isSaving={isSaving}
      failure={failure}
      onSubmit={() => block({ rule, reason, lastDay: end === 'day' ? lastDay : null }, today)}
      onClose={onClose}
    >
      <SelectField
        label="Regel"
        required
        error={refusals['rule']}
        labels={ruleLabels}
        value={rule}
        onChange={setRule}
      />
      <TextAreaField
        label="Anledning"
        required
        error={refusals['reason']}
        hint={`${texts.reader} läser den i ett mejl och vid inloggning. Hur man överklagar läggs till. Skriv inget om andra.`}
        maxLength={MAX_REASON_LENGTH}
        value={reason}
        onChange={setReason}
      />
      <SegmentedControl legend="Hur länge" showLegend options={ends} value={end} onChange={setEnd} />
      {end === 'day' && (
        <DayField
          label="Sista dagen"
          required
          error={refusals['lastDay']}
          min={today}
          value={lastDay}
          onChange={setLastDay}
        />
      )}
    </FormDialog>
  );
}

function describe(users: readonly BlockedUser[]) {
  const ads = users.reduce((sum, { listedAds }) => sum + listedAds, 0);
  const hidden = `${ads === 1 ? 'En annons' : `${ads} annonser`} döljs så länge avstängningen gäller.`;
  const [first] = users;
  if (first && users.length === 1)
    return {
      title: `Stäng av ${first.name}`,
      description: `Personen loggas ut överallt, direkt. ${ads === 0 ? 'Personen har inga annonser på torget.' : hidden} Du kan ångra dig i en minut.`,
      reader: 'Personen',
      draftId: first.id,
    };
  const names = users.map(({ name }) => name).join(', ');
  return {
    title: `Stäng av ${users.length} användare`,
    description: `${names}. De loggas ut överallt, direkt. ${ads === 0 ? 'De har inga annonser på torget.' : hidden} Du kan ångra dig i en minut.`,
    reader: 'Var och en',
    draftId: 'many',
  };
}
