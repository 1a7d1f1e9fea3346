// From which age somebody may publish or write to others.
import { type SubmitEvent, useState } from 'react';
import { HIGHEST_MINIMUM_AGE, LOWEST_MINIMUM_AGE } from '#shared/features/site-settings/rules.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useSaveSetting } from './use-save-setting.ts';

export function MinimumAge({ minimumAge }: { minimumAge: number }) {
  const [typed, setTyped] = useState<string>();
  const { isSaving, refusals, save } = useSaveSetting();

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    // What is no number at all is refused by the server, in the same words as one out of bounds.
    save({ minimumAge: Number(typed || Number.NaN) }, () => setTyped(undefined));
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <Field
        label="Lägsta ålder"
        hint={`Mellan ${LOWEST_MINIMUM_AGE} och ${HIGHEST_MINIMUM_AGE} år. Den som är yngre kan inte annonsera eller skriva till andra.`}
        error={refusals['minimumAge']}
      >
        {(control) => (
          <TextInput
            {...control}
            inputMode="numeric"
            unit="år"
            maxLength={3}
            value={typed ?? String(minimumAge)}
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
