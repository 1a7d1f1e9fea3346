// The "Vem köpte?" dialog: the users who wrote about the ad, or another buyer; loaded on demand.
import { type SubmitEvent, useId, useState } from 'react';
import UserRound from 'lucide-react/icons/user-round';
import { adTexts } from '#shared/features/ads/texts.ts';
import type { Correspondent } from '#shared/features/deals/contract.ts';
import { type DealState, REVIEW_DAYS } from '#shared/features/deals/rules.ts';
import { dealTexts } from '#shared/features/deals/texts.ts';
import { minutesAgo } from '#shared/format.ts';
import { isRefusal, errorMessageOf } from '../../core/failure.ts';
import { useNow } from '../../core/now.tsx';
import { useSignInPrompt } from '../../core/sign-in-prompt.tsx';
import { Avatar } from '../../ui/picture/avatar.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { FieldError } from '../../ui/form/field.tsx';
import { focusFirstInvalid } from '../../ui/form/first-invalid.ts';
import { RadioList } from '../../ui/form/radio-list.tsx';
import type { DealAd } from './deal-ad.ts';

export interface BuyerDialogProps {
  ad: DealAd;
  state: DealState;
  /** The buyer the ad is reserved for. */
  buyerId: string | null;
  /** The person in the open conversation. */
  likelyId: string | undefined;
  people: readonly Correspondent[];
  /** Null for a buyer outside the site. Rejects when saving fails. */
  onChoose: (buyerId: string | null) => Promise<void>;
  onClose: () => void;
}

const { buyer } = dealTexts;

const OTHER_BUYER = 'somebody else';
const otherBuyer = {
  value: OTHER_BUYER,
  label: 'Någon annan',
  note: 'Någon som inte har skrivit till dig här',
  picture: (
    <span className="grid size-11 shrink-0 place-items-center rounded-full bg-sunken">
      <UserRound size={22} />
    </span>
  ),
};

const texts = {
  sold: {
    title: 'Vem köpte?',
    text: `Den du väljer får veta det, och ni kan ge varandra omdömen i ${REVIEW_DAYS} dagar.`,
    save: 'Markera som såld',
  },
  reserved: {
    title: 'Vem reserverar du för?',
    text: 'Den du väljer får veta det. Andra ser bara att annonsen är reserverad.',
    save: 'Markera som reserverad',
  },
} as const;

export function BuyerDialog({ ad, state, buyerId, likelyId, people, onChoose, onClose }: BuyerDialogProps) {
  const formId = useId();
  const now = new Date(useNow());
  const promptSignIn = useSignInPrompt();
  const [chosen, setChosen] = useState(() => initialChoice(people, likelyId ?? buyerId));
  const [isUnchosen, setIsUnchosen] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState('');
  const { title, text, save } = texts[state];

  async function choose(): Promise<void> {
    if (!chosen) return;
    setIsSaving(true);
    setFailure('');
    try {
      await onChoose(chosen === OTHER_BUYER ? null : chosen);
    } catch (error) {
      if (isRefusal(error, 'UNAUTHORIZED')) promptSignIn(errorMessageOf(error), () => void choose());
      setFailure(
        isRefusal(error) ? errorMessageOf(error) : `${adTexts.saleStateFailed} ${errorMessageOf(error)}`,
      );
      setIsSaving(false);
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    setIsUnchosen(!chosen);
    if (!chosen) return focusFirstInvalid(event.currentTarget);
    void choose();
  }

  const isAnyoneNotified = people.some(({ isBlocked }) => !isBlocked);

  function noteOn({ id, isBlocked, lastAt }: Correspondent): string {
    const about = isBlocked ? buyer.blocked[state] : buyer.lastMessage(minutesAgo(lastAt, now));
    return id === buyerId ? `${buyer.isReserved} ${about}` : about;
  }

  // A request in progress may fail, and its error is shown in this dialog.
  const close = () => isSaving || onClose();

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || close()}
      title={title}
      description={isAnyoneNotified ? `”${ad.title}”: ${text}` : `”${ad.title}”`}
      size="sm"
      footer={
        <>
          <Button onClick={close}>Avbryt</Button>
          <Button type="submit" form={formId} variant="primary" busy={isSaving}>
            {save}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <RadioList
          legend={title}
          hideLegend
          options={[
            ...people.map((person) => ({
              value: person.id,
              label: person.name,
              note: noteOn(person),
              picture: <Avatar name={person.name} src={person.avatarUrl} />,
            })),
            otherBuyer,
          ]}
          value={chosen}
          onChange={setChosen}
          error={isUnchosen && !chosen ? 'Välj någon i listan' : undefined}
        />
        <div aria-live="polite" className="mt-3">
          {failure && <FieldError>{failure}</FieldError>}
        </div>
      </form>
    </Dialog>
  );
}

/** Preselects the user of the open conversation or, outside one, the reserved buyer; otherwise none, to avoid a wrong buyer. */
function initialChoice(people: readonly Correspondent[], personId: string | null): string | null {
  return people.find(({ id }) => id === personId)?.id ?? null;
}
