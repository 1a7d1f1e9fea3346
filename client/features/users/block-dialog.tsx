// Dialog for suspending a user: reason and end; loaded on demand.
import { type SubmitEvent, useId, useState } from 'react';
import { NewBlock, type User } from '#shared/features/users/contract.ts';
import { MAX_REASON_LENGTH } from '#shared/features/users/rules.ts';
import { userTexts } from '#shared/features/users/texts.ts';
import { formatDay } from '#shared/format.ts';
import { useApi } from '../../core/api.ts';
import { fieldErrorsOf, isRefusal, errorMessageOf } from '../../core/failure.ts';
import { useTextDraft } from '../../core/drafts/use-draft.ts';
import { useNow } from '../../core/now.tsx';
import { useSignInPrompt } from '../../core/sign-in-prompt.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { DayField } from '../../ui/form/day-field.tsx';
import { FieldError } from '../../ui/form/field.tsx';
import { focusFirstInvalid } from '../../ui/form/first-invalid.ts';
import { SegmentedControl } from '../../ui/form/segmented-control.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { failureSentence } from './failure-sentence.ts';
import { useUserRefresh } from './user-actions.ts';

export interface BlockDialogProps {
  user: User;
  onClose: () => void;
}

const ends = [
  { value: 'open', label: 'Tills vidare' },
  { value: 'day', label: 'Till och med …' },
] as const;

export function BlockDialog({ user, onClose }: BlockDialogProps) {
  const formId = useId();
  const today = formatDay(new Date(useNow()));
  const { draft: reason, setDraft: setReason, clear } = useTextDraft(`${user.id} block`);
  const [end, setEnd] = useState<'open' | 'day'>('open');
  const [lastDay, setLastDay] = useState('');
  const { block, isSaving, refusals, failure } = useBlock(user, () => {
    clear();
    onClose();
  });

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    void block({ reason, lastDay: end === 'day' ? lastDay : null }, today).then(() =>
      focusFirstInvalid(form),
    );
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || isSaving || onClose()}
      title={`Stäng av ${user.name}`}
      description="Personen loggas ut överallt, direkt. Annonserna ligger kvar: avvisa dem om de också ska bort."
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>Avbryt</Button>
          <Button type="submit" form={formId} variant="danger" busy={isSaving}>
            Stäng av
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <TextAreaField
          label="Anledning"
          required
          error={refusals['reason']}
          hint="Personen läser den vid inloggning, och den sparas i händelseloggen. Skriv inget om andra."
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
        <div aria-live="polite">{failure && <FieldError>{failure}</FieldError>}</div>
      </form>
    </Dialog>
  );
}

function useBlock(user: User, onBlocked: () => void) {
  const api = useApi();
  const refresh = useUserRefresh();
  const promptSignIn = useSignInPrompt();
  const [isSaving, setIsSaving] = useState(false);
  const [refusals, setRefusals] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState('');

  async function block(typed: NewBlock, today: string): Promise<void> {
    const { data, error } = NewBlock.safeParse(typed);
    const wrong = Object.fromEntries(error?.issues.map(({ path, message }) => [path[0], message]) ?? []);
    if (typed.lastDay !== null && typed.lastDay < today) wrong['lastDay'] = userTexts.endsInThePast;
    setFailure('');
    setRefusals(wrong);
    if (!data || Object.keys(wrong).length > 0) return;
    setIsSaving(true);
    try {
      await api.users.block.call({ id: user.id, ...data });
      await refresh();
      toast.success(userTexts.blocked);
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
