// Who runs the site: texts that are saved together.
import { useHydrated } from '@tanstack/react-router';
import type { SubmitEvent } from 'react';
import * as z from 'zod/mini';
import { Operator, type SiteSettings } from '#shared/features/site-settings/contract.ts';
import { createDraftStore } from '../../core/drafts/draft-store.ts';
import { useDraft } from '../../core/drafts/use-draft.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { RestoredDraft } from '../../ui/form/restored-draft.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { SettingChange } from './setting-change.tsx';
import { useSaveSetting } from './use-save-setting.ts';

interface OperatorField {
  name: keyof Operator;
  label: string;
  hint?: string;
  autoComplete: string;
}

const fields: OperatorField[] = [
  { name: 'operatorName', label: 'Namn', autoComplete: 'organization' },
  { name: 'operatorNumber', label: 'Organisationsnummer', autoComplete: 'off' },
  { name: 'operatorAddress', label: 'Postadress', autoComplete: 'street-address' },
  { name: 'operatorEmail', label: 'E-post', autoComplete: 'email' },
  { name: 'operatorPhone', label: 'Telefon', hint: 'Frivilligt.', autoComplete: 'tel' },
  {
    name: 'operatorReportsEmail',
    label: 'E-post för anmälningar och myndigheter',
    hint: 'Frivilligt. Lämna tomt om det är samma adress.',
    autoComplete: 'off',
  },
];

/** Not the schema of the operator, which refuses what is half typed. */
const OperatorTexts = z.partialRecord(z.keyof(Operator), z.string());
type OperatorTexts = z.infer<typeof OperatorTexts>;
/** `seen` are the stored values that were shown when typing began, to detect changes by another admin. */
const OperatorDraft = z.object({ typed: OperatorTexts, seen: OperatorTexts });
type OperatorDraft = z.infer<typeof OperatorDraft>;
const drafts = createDraftStore({ name: 'operator', schema: OperatorDraft, storedFor: 'tab' });
const nothingTyped: OperatorDraft = { typed: {}, seen: {} };

export function OperatorSettings({ settings }: { settings: SiteSettings }) {
  const { draft, setDraft, isChanged, clear } = useDraft(drafts, 'site', nothingTyped);
  const { typed, seen } = draft;
  // Input before hydration would be lost.
  const isHydrated = useHydrated();
  const { isSaving, refusals, isStale, save } = useSaveSetting();

  function type(name: keyof Operator, text: string): void {
    setDraft({
      typed: { ...typed, [name]: text },
      seen: typed[name] === undefined ? { ...seen, [name]: settings[name] } : seen,
    });
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    void save(typed, {
      seen: { ...textsOf(settings), ...seen },
      onSaved(saved) {
        clear();
        // What was typed while the details were being saved is still unsaved.
        setDraft((now) => unsavedOf(now, typed, saved));
      },
      onStale: (stored) => setDraft((now) => ({ ...now, seen: textsOf(stored) })),
    });
  }

  return (
    <form noValidate onSubmit={submit} inert={!isHydrated} className="flex flex-col gap-4">
      {/* The draft is read after hydration. */}
      <RestoredDraft key={String(isHydrated)} isChanged={isChanged} onReset={() => setDraft(nothingTyped)} />
      {fields.map(({ name, label, hint, autoComplete }) => (
        <Field
          key={name}
          label={label}
          hint={isStale && refusals[name] ? `Nu gäller: ${settings[name] || 'tomt'}` : hint}
          error={refusals[name]}
        >
          {(control) => (
            <TextInput
              {...control}
              autoComplete={autoComplete}
              value={typed[name] ?? settings[name]}
              onChange={(event) => type(name, event.target.value)}
            />
          )}
        </Field>
      ))}
      <Button type="submit" busy={isSaving} disabled={Object.keys(typed).length === 0} className="self-start">
        Spara uppgifterna
      </Button>
      <SettingChange names={fields.map(({ name }) => name)} />
    </form>
  );
}

function textsOf(settings: SiteSettings): OperatorTexts {
  return Object.fromEntries(fields.map(({ name }) => [name, settings[name]]));
}

/** What remains of the draft when the texts `sent` are saved. */
function unsavedOf({ typed, seen }: OperatorDraft, sent: OperatorTexts, saved: SiteSettings): OperatorDraft {
  const unsaved: OperatorDraft = { typed: {}, seen: {} };
  for (const { name } of fields) {
    const text = typed[name];
    if (text === undefined || text === sent[name]) continue;
    unsaved.typed[name] = text;
    unsaved.seen[name] = sent[name] === undefined ? (seen[name] ?? saved[name]) : saved[name];
  }
  return unsaved;
}
