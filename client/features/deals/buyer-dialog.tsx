// "Vem köpte?": the people who have written about the ad, and somebody else. Fetched when it is opened.
import { type SubmitEvent, useId, useState } from 'react';
import UserRound from 'lucide-react/icons/user-round';
import { adWords } from '#shared/features/ads/words.ts';
import type { Correspondent } from '#shared/features/deals/contract.ts';
import type { DealState } from '#shared/features/deals/rules.ts';
import { minutesAgo } from '#shared/format.ts';
import { isRefusal, sentenceOf } from '../../core/failure.ts';
import { useNow } from '../../core/now.tsx';
import { useSignInPrompt } from '../../core/sign-in-prompt.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FieldError } from '../../ui/field.tsx';
import type { StruckAd } from './struck-ad.ts';

export interface BuyerDialogProps {
  ad: StruckAd;
  state: DealState;
  /** Whom it is reserved for already. */
  buyerId: string | null;
  people: readonly Correspondent[];
  /** Null for somebody outside the site. Rejects when it could not be saved. */
  onChoose: (buyerId: string | null) => Promise<void>;
  onClose: () => void;
}

const SOMEBODY_ELSE = 'somebody else';

const words = {
  sold: {
    title: 'Vem köpte?',
    text: 'Den du väljer får veta det, och ni kan ge varandra omdömen i 30 dagar.',
    save: 'Markera som såld',
  },
  reserved: {
    title: 'Vem reserverar du för?',
    text: 'Den du väljer får veta det. Andra ser bara att annonsen är reserverad.',
    save: 'Markera som reserverad',
  },
} as const;

export function BuyerDialog({ ad, state, buyerId, people, onChoose, onClose }: BuyerDialogProps) {
  const formId = useId();
  const now = new Date(useNow());
  const promptSignIn = useSignInPrompt();
  const [chosen, setChosen] = useState(() => firstChoice(people, buyerId));
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState('');
  const { title, text, save } = words[state];

  async function choose(): Promise<void> {
    if (!chosen) return setFailure('Välj någon i listan');
    setIsSaving(true);
    setFailure('');
    try {
      await onChoose(chosen === SOMEBODY_ELSE ? null : chosen);
    } catch (error) {
      if (isRefusal(error, 'UNAUTHORIZED')) promptSignIn(sentenceOf(error), () => void choose());
      setFailure(isRefusal(error) ? sentenceOf(error) : `${adWords.saleStateFailed} ${sentenceOf(error)}`);
      setIsSaving(false);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || isSaving || onClose()}
      title={title}
      description={`${ad.title}. ${text}`}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>Avbryt</Button>
          <Button type="submit" form={formId} variant="primary" busy={isSaving}>
            {save}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          void choose();
        }}
      >
        <fieldset className="flex min-w-0 flex-col gap-2">
          <legend className="sr-only">{title}</legend>
          {people.map((person) => (
            <label key={person.id} className={row}>
              <input
                type="radio"
                name="buyer"
                value={person.id}
                checked={person.id === chosen}
                onChange={() => setChosen(person.id)}
                className={choice}
              />
              <Avatar name={person.name} src={person.avatarUrl} />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold [overflow-wrap:anywhere]">{person.name}</span>
                <span className="block text-sm text-muted">
                  Senaste meddelandet: {minutesAgo(person.lastAt, now)}
                </span>
              </span>
            </label>
          ))}
          <label className={row}>
            <input
              type="radio"
              name="buyer"
              value={SOMEBODY_ELSE}
              checked={SOMEBODY_ELSE === chosen}
              onChange={() => setChosen(SOMEBODY_ELSE)}
              className={choice}
            />
            <span className="grid size-11 shrink-0 place-items-center rounded-full bg-sunken">
              <UserRound size={22} />
            </span>
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">Någon annan</span>
              <span className="block text-sm text-muted">Någon som inte har skrivit till dig här</span>
            </span>
          </label>
        </fieldset>
        <div aria-live="polite" className="mt-3">
          {failure && <FieldError>{failure}</FieldError>}
        </div>
      </form>
    </Dialog>
  );
}

const row =
  'relative flex min-h-14 cursor-pointer items-center gap-3 rounded-md border border-line px-3 py-2 hover:border-ink ' +
  'has-checked:border-ink has-checked:bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-focus';

const choice = 'size-5 shrink-0 accent-pine outline-none';

/** Whom it is reserved for; else nobody, since a slip would name the wrong one. */
function firstChoice(people: readonly Correspondent[], buyerId: string | null): string | null {
  return people.find(({ id }) => id === buyerId)?.id ?? null;
}
