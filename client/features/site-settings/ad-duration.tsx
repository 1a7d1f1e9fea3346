// How long an ad is shown before its seller has to renew it.
import { type SubmitEvent, useState } from 'react';
import { LONGEST_AD_DURATION, SHORTEST_AD_DURATION } from '#shared/features/site-settings/rules.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useSaveSetting } from './use-save-setting.ts';

export function AdDuration({ days }: { days: number }) {
  const [typed, setTyped] = useState<string>();
  const { isSaving, refusals, save } = useSaveSetting();

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    save({ adDurationDays: Number(typed || Number.NaN) }, () => setTyped(undefined));
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <Field
        label="Så länge visas en annons"
        hint={`Mellan ${SHORTEST_AD_DURATION} och ${LONGEST_AD_DURATION} dagar. Gäller annonser som godkänns eller förnyas från och med nu. Säljaren får ett mejl tre dagar innan tiden är ute.`}
        error={refusals['adDurationDays']}
      >
        {(control) => (
          <TextInput
            {...control}
            inputMode="numeric"
            unit="dagar"
            maxLength={3}
            value={typed ?? String(days)}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" busy={isSaving} disabled={typed === undefined}>
        Spara
      </Button>
    </form>
  );
}
