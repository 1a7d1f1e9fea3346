// Dialog for suspending a user: reason and end; loaded on demand.
import { useState } from 'react';
import { ruleLabels } from '#shared/features/reports/texts.ts';
import { NewBlock, type User } from '#shared/features/users/contract.ts';
import { MAX_REASON_LENGTH } from '#shared/features/users/rules.ts';
import { userTexts } from '#shared/features/users/texts.ts';
import { formatDay } from '#shared/format.ts';
import { useApi } from '../../core/api.ts';
import { fieldErrorsOf, isRefusal, errorMessageOf } from '../../core/failure.ts';
import { useTextDraft } from '../../core/drafts/use-draft.ts';
import { useNow } from '../../core/now.tsx';
import { useSignInPrompt } from '../../core/sign-in-prompt.tsx';
import { useOfferUndo } from '../../core/undo/use-undo.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { DayField } from '../../ui/form/day-field.tsx';
import { Field } from '../../ui/form/field.tsx';
import { SegmentedControl } from '../../ui/form/segmented-control.tsx';
import { Select } from '../../ui/form/select.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { failureSentence } from './failure-sentence.ts';
import { useUserRefresh } from './user-refresh.ts';

export interface BlockDialogProps {
  user: Pick<User, 'id' | 'name' | 'listedAds'>;
  onClose: () => void;
}

const ends = [
  { value: 'open', label: 'Tills vidare' },
  { value: 'day', label: 'Till och med …' },
] as const;

export function BlockDialog({ user, onClose }: BlockDialogProps) {
  const today = formatDay(new Date(useNow()));
  const { draft: reason, setDraft: setReason, clear } = useTextDraft(`${user.id} block`);
  const [rule, setRule] = useState('');
  const [end, setEnd] = useState<'open' | 'day'>('open');
  const [lastDay, setLastDay] = useState('');
  const { block, isSaving, refusals, failure } = useBlock(user, () => {
    clear();
    onClose();
  });

  return (
    <FormDialog
      title={`Stäng av ${user.name}`}
      description={`Personen loggas ut överallt, direkt. ${describeAds(user.listedAds)} Du kan ångra dig i en minut.`}
      submitLabel="Stäng av"
      variant="danger"
      isSaving={isSaving}
      failure={failure}
      onSubmit={() => block({ rule, reason, lastDay: end === 'day' ? lastDay : null }, today)}
      onClose={onClose}
    >
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
        label="Anledning"
        required
        error={refusals['reason']}
        hint="Personen läser den i ett mejl och vid inloggning. Hur man överklagar läggs till. Skriv inget om andra."
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

function describeAds(count: number): string {
  if (count === 0) return 'Personen har inga annonser på torget.';
  return `${count === 1 ? 'En annons' : `${count} annonser`} döljs så länge avstängningen gäller.`;
}

function useBlock(user: BlockDialogProps['user'], onBlocked: () => void) {
  const api = useApi();
  const refresh = useUserRefresh();
  const offerUndo = useOfferUndo(toast);
  const promptSignIn = useSignInPrompt();
  const [isSaving, setIsSaving] = useState(false);
  const [refusals, setRefusals] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState('');

  async function block(typed: Omit<NewBlock, 'rule'> & { rule: string }, today: string): Promise<void> {
    const { data, error } = NewBlock.safeParse({ ...typed, rule: typed.rule || undefined });
    const wrong = Object.fromEntries(error?.issues.map(({ path, message }) => [path[0], message]) ?? []);
    if (typed.lastDay !== null && typed.lastDay < today) wrong['lastDay'] = userTexts.endsInThePast;
    setFailure('');
    setRefusals(wrong);
    if (!data || Object.keys(wrong).length > 0) return;
    setIsSaving(true);
    try {
      const { undo } = await api.users.block.call({ id: user.id, ...data });
      await refresh();
      offerUndo(userTexts.blocked, [undo]);
      onBlocked();
    } catch (refused) {
      if (isRefusal(refused, 'UNAUTHORIZED'))
        promptSignIn(errorMessageOf(refused), () => void block(typed, today));
      setRefusals(fieldErrorsOf(refused));
      if (Object.keys(fieldErrorsOf(refused)).length === 0)
        setFailure(failureSentence(userTexts.blockFailed, refused));
    } finally {
      setIsSaving(false);
    }
  }
  return { block, isSaving, refusals, failure };
}
