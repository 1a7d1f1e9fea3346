// The fields of a news source. Source: spec 2 §2 and §9 News sources.
import { newsCategories } from '#shared/features/news/rules.ts';
import {
  MAX_FETCH_HOURS,
  MAX_SOURCE_DESCRIPTION_LENGTH,
  MAX_SOURCE_NAME_LENGTH,
  MIN_FETCH_HOURS,
} from '#shared/features/news-sources/rules.ts';
import { Field } from '../../ui/form/field.tsx';
import { Select } from '../../ui/form/select.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import type { SourceDraft } from './source-draft.ts';

export interface SourceFieldsProps {
  draft: SourceDraft;
  errors: Record<string, string>;
  onChange: (change: Partial<SourceDraft>) => void;
}

export function SourceFields({ draft, errors, onChange }: SourceFieldsProps) {
  return (
    <>
      <Field label="Namn" required error={errors['name']}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={MAX_SOURCE_NAME_LENGTH}
            value={draft.name}
            onChange={({ target }) => onChange({ name: target.value })}
          />
        )}
      </Field>
      <Field
        label="RSS-adress"
        required
        error={errors['url']}
        hint="Adressen till ett flöde: RSS, Atom, RDF eller JSON Feed."
      >
        {(control) => (
          <TextInput
            {...control}
            type="url"
            inputMode="url"
            autoComplete="off"
            value={draft.url}
            onChange={({ target }) => onChange({ url: target.value })}
          />
        )}
      </Field>
      <Field
        label="Kategori"
        required
        error={errors['category']}
        hint="En artikel vars rubrik nämner till exempel NBA eller landslaget får den kategorin i stället."
      >
        {(control) => (
          <Select
            {...control}
            value={draft.category}
            onChange={({ target }) => onChange({ category: target.value })}
          >
            <option value="">Välj kategori</option>
            {newsCategories.map((category) => (
              <option key={category}>{category}</option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label="Hämtas var (timmar)"
        error={errors['fetchFrequencyHours'] ?? errors['hours']}
        hint={`Från ${MIN_FETCH_HOURS} till ${MAX_FETCH_HOURS} timmar, det vill säga en vecka.`}
      >
        {(control) => (
          <TextInput
            {...control}
            inputMode="numeric"
            className="max-w-32"
            value={draft.hours}
            onChange={({ target }) => onChange({ hours: target.value })}
          />
        )}
      </Field>
      <Field label="Beskrivning" error={errors['description']}>
        {(control) => (
          <TextArea
            {...control}
            maxLength={MAX_SOURCE_DESCRIPTION_LENGTH}
            value={draft.description}
            onChange={({ target }) => onChange({ description: target.value })}
          />
        )}
      </Field>
      <Switch
        label="Aktiv"
        hint="Nyheter hämtas bara från aktiva källor."
        checked={draft.active}
        onChange={(active) => onChange({ active })}
      />
    </>
  );
}
