// Postal code, city and county. The postal code fills in the city, which the user may change.
import type { ChangeEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { canonicalCity } from '#shared/places/canonical-city.ts';
import { CITIES } from '#shared/places/cities.ts';
import { cityOfPostalCode, countyOfPlace, normalizePostalCode } from '#shared/places/postal-codes.ts';
import { Field } from '../../../ui/form/field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import type { AdFormState } from './use-ad-form.ts';

const citiesId = 'orter';

export function PlaceFields({ form }: { form: AdFormState }) {
  const { errors, defaultValues } = form.formState;
  const postalCode = form.register('postalCode');

  function typePostalCode(event: ChangeEvent<HTMLInputElement>): void {
    const before = form.getValues();
    const after = placeAfterTyping(event.target.value, before);
    event.target.value = after.postalCode;
    void postalCode.onChange(event);
    if (after.location !== before.location) {
      form.setValue('location', after.location, { shouldDirty: true, shouldValidate: true });
    }
  }

  return (
    <div className="grid gap-5 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <Field label="Postnummer" error={errors.postalCode?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...postalCode}
            onChange={typePostalCode}
            defaultValue={defaultValues?.postalCode}
            inputMode="numeric"
            autoComplete="postal-code"
          />
        )}
      </Field>
      <Field label="Ort" error={errors.location?.message}>
        {(control) => (
          <>
            <TextInput
              {...control}
              {...form.register('location')}
              defaultValue={defaultValues?.location}
              autoComplete="address-level2"
              list={citiesId}
            />
            <datalist id={citiesId}>
              {CITIES.map((city) => (
                <option key={city}>{city}</option>
              ))}
            </datalist>
          </>
        )}
      </Field>
      <County form={form} />
    </div>
  );
}

function County({ form: { control } }: { form: AdFormState }) {
  const [postalCode, city] = useWatch({ control, name: ['postalCode', 'location'] });
  const county = countyOfPlace({ postalCode, city: canonicalCity(city) });
  return (
    <output className="text-sm text-muted sm:col-span-2">
      {county ? (
        <>
          Län: <span className="font-semibold text-ink">{county}</span>
        </>
      ) : (
        'Med postnummer eller ort hittar fler i ditt län annonsen.'
      )}
    </output>
  );
}

/**
 * Postal code and city after the user types in the postal code field. A city that matches the code is filled in; a city
 * filled in from the earlier code is removed with it; a typed city stays while the code matches the same city.
 * Source: spec 1 §5 Postal code.
 */
export function placeAfterTyping(
  typed: string,
  before: { postalCode: string; location: string },
): { postalCode: string; location: string } {
  const postalCode = normalizePostalCode(typed);
  const city = cityOfPostalCode(postalCode);
  const cityBefore = cityOfPostalCode(before.postalCode);
  if (city === cityBefore) return { postalCode, location: before.location };
  const wasFilledIn = before.location === cityBefore;
  return { postalCode, location: city || (wasFilledIn ? '' : before.location) };
}
