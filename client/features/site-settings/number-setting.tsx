// A numeric setting with its own save button.
import { useHydrated } from '@tanstack/react-router';
import type { SubmitEvent } from 'react';
import * as z from 'zod/mini';
import { createDraftStore } from '../../core/drafts/draft-store.ts';
import { useDraft } from '../../core/drafts/use-draft.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { readInteger } from '../../ui/form/read-integer.ts';
import { RestoredDraft } from '../../ui/form/restored-draft.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { SettingChange } from './setting-change.tsx';
import { useSaveSetting } from './use-save-setting.ts';

/** What was typed, and the stored value when typing began. */
const NumberDraft = z.nullable(z.object({ text: z.string(), seen: z.number() }));
type NumberDraft = z.infer<typeof NumberDraft>;
const drafts = createDraftStore({ name: 'number-setting', schema: NumberDraft, storedFor: 'tab' });

export interface NumberSettingProps {
  name: 'minimumAge' | 'adDurationDays' | 'picturesPerAd' | 'forumHeldPosts';
  label: string;
  hint: string;
  unit: string;
  value: number;
}

export function NumberSetting({ name, label, hint, unit, value }: NumberSettingProps) {
  const { draft: typed, setDraft: setTyped, isChanged, clear } = useDraft(drafts, name, null);
  // Input before hydration would be lost.
  const isHydrated = useHydrated();
  const { isSaving, refusals, isStale, save } = useSaveSetting();

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    // The server refuses a non-number with the same message as a number out of range.
    void save(
      { [name]: readInteger(typed?.text ?? '') },
      {
        seen: { [name]: typed?.seen ?? value },
        onSaved(saved) {
          clear();
          // What was typed while the setting was being saved is still unsaved.
          setTyped((now) => (now === typed || !now ? null : draftOf(now.text, saved[name])));
        },
        onStale: (stored) => setTyped((now) => now && draftOf(now.text, stored[name])),
      },
    );
  }

  return (
    <form noValidate onSubmit={submit} inert={!isHydrated} className="flex flex-col gap-1">
      <div className="mb-2 empty:hidden">
        {/* The draft is read after hydration. */}
        <RestoredDraft key={String(isHydrated)} isChanged={isChanged} onReset={() => setTyped(null)} />
      </div>
      <Field
        label={label}
        hint={isStale && typed ? `Nu gäller ${value} ${unit}.` : hint}
        error={refusals[name]}
      >
        {(control) => (
          // The button is beside the field also while an error is below it.
          <div className="flex gap-3">
            <div className="min-w-0 flex-1">
              <TextInput
                {...control}
                inputMode="numeric"
                unit={unit}
                value={typed?.text ?? String(value)}
                onChange={(event) => setTyped(draftOf(event.target.value, typed?.seen ?? value))}
              />
            </div>
            <Button type="submit" busy={isSaving} disabled={!typed}>
              Spara
            </Button>
          </div>
        )}
      </Field>
      <SettingChange names={[name]} />
    </form>
  );
}

/** Null for the stored value itself. */
function draftOf(text: string, seen: number): NumberDraft {
  return text === String(seen) ? null : { text, seen };
}
