// The fields of a tournament. Source: spec 2 §3, §5 Tournament.
import { type ReactNode, useState } from 'react';
import type { EditedTournament } from '#shared/features/tournaments/editing/schemas.ts';
import { participantsOf } from '#shared/features/tournaments/describe.ts';
import { levelLabels, typeLabels } from '#shared/features/tournaments/texts.ts';
import {
  COUNTRIES,
  type Country,
  LEVELS,
  MAX_TEXT_LENGTH,
  TOURNAMENT_TYPES,
} from '#shared/features/tournaments/rules.ts';
import type { Place } from '#shared/places/place.ts';
import { usePlace } from '../../../core/place-name.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Field, FieldError } from '../../../ui/form/field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { CoordinateFields } from '../../../ui/map/coordinate-fields.tsx';
import { usePinOfTown } from '../../../ui/map/use-pin-of-town.ts';
import { CityField } from '../../../ui/place/city-field.tsx';
import { DateFields } from './date-fields.tsx';
import { LineField } from './line-field.tsx';
import { listedCountry, type TournamentDraft } from './tournament-draft.ts';

export interface TournamentFieldsProps {
  draft: TournamentDraft;
  /** The town as it is saved; null for a new tournament. */
  saved: Pick<EditedTournament, 'location' | 'country' | 'townPosition'> | null;
  errors: Readonly<Record<string, string>>;
  onWrite: (part: Partial<TournamentDraft>) => void;
  /** Opens the choice of a club. */
  onChooseClub: () => void;
  picture: ReactNode;
}

export function TournamentFields({
  draft,
  saved,
  errors,
  onWrite,
  onChooseClub,
  picture,
}: TournamentFieldsProps) {
  const shared = { draft, errors, onWrite };
  const unit = participantsOf(draft.type);
  return (
    <>
      <LineField {...shared} name="name" label="Namn" required />
      <TextAreaField
        label="Beskrivning"
        rows={4}
        maxLength={MAX_TEXT_LENGTH}
        error={errors['description']}
        value={draft.description}
        onChange={(description) => onWrite({ description })}
      />
      <TypeField {...shared} />
      <DateFields {...shared} />
      <Levels {...shared} />
      <LineField {...shared} name="websiteUrl" label="Webbplats" required type="url" placeholder="https://" />
      <PlaceFields {...shared} saved={saved} />
      <LineField {...shared} name="organizer" label="Arrangör" />
      <Club {...shared} onChoose={onChooseClub} />
      <div className="grid gap-5 sm:grid-cols-2">
        <LineField {...shared} name="maxParticipants" label={`Högst antal ${unit}`} inputMode="numeric" />
        <LineField {...shared} name="participants" label={`Anmälda ${unit}`} inputMode="numeric" />
        <LineField
          {...shared}
          name="entryFee"
          label="Anmälningsavgift i kronor"
          hint="0 är gratis. Tomt: okänd."
          inputMode="numeric"
        />
        <LineField
          {...shared}
          name="prizePool"
          label="Prispott i kronor"
          hint="Tomt: ingen."
          inputMode="numeric"
        />
      </div>
      <LineField
        {...shared}
        name="costPerTeam"
        label={`Kostnad per ${unit}`}
        placeholder={draft.type === 'tournament' ? '1 500 kr, 500 kr för lag två' : '1 500 kr'}
      />
      <LineField {...shared} name="tags" label="Taggar" hint="Skilj dem åt med kommatecken." />
      {picture}
      <Switch
        label="Utvald"
        hint="Visas överst bland turneringarna."
        checked={draft.featured}
        onChange={(featured) => onWrite({ featured })}
      />
    </>
  );
}

type PartProps = Pick<TournamentFieldsProps, 'draft' | 'errors' | 'onWrite'>;

function TypeField({ draft, errors, onWrite }: PartProps) {
  return (
    <Field label="Typ" required error={errors['type']}>
      {(control) => (
        <Select
          {...control}
          value={draft.type}
          onChange={({ target }) => {
            const type = TOURNAMENT_TYPES.find((one) => one === target.value);
            if (type) onWrite({ type });
          }}
        >
          {TOURNAMENT_TYPES.map((type) => (
            <option key={type} value={type}>
              {typeLabels[type]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** Town, country, address and the pin on the map, which follows the town until it is moved. */
function PlaceFields({ draft, saved, errors, onWrite }: PartProps & Pick<TournamentFieldsProps, 'saved'>) {
  const [town, setTown] = useState<Place | null>(null);
  // Of a reopened editor, whose town was chosen earlier.
  const storedTown = usePlace(town ? undefined : (draft.placeId ?? undefined));
  const isSavedTown = saved?.location === draft.location && saved.country === draft.country;
  const shared = { draft, errors, onWrite };
  const pinOf = usePinOfTown({ town: draft.location, latitude: draft.latitude, longitude: draft.longitude });
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <CityField
          label="Ort"
          required
          error={errors['location']}
          value={draft.location}
          onType={(location) => {
            setTown(null);
            onWrite({ location, placeId: null, ...pinOf(location) });
          }}
          onChoose={(place) => {
            setTown(place);
            const country = listedCountry(place.country);
            onWrite({ placeId: place.id, country, latitude: '', longitude: '' });
          }}
        />
        <CountryField {...shared} town={town} />
      </div>
      <LineField {...shared} name="address" label="Adress" placeholder="Hall och gata" />
      <CoordinateFields
        label="Turneringens plats"
        value={draft}
        town={town ?? storedTown ?? (isSavedTown ? saved.townPosition : null)}
        errors={errors}
        onChange={({ latitude, longitude }) => onWrite({ latitude, longitude })}
      />
    </>
  );
}

function Levels({ draft: { levels }, errors, onWrite }: PartProps) {
  return (
    <fieldset className="min-w-0" {...(errors['levels'] && { 'aria-invalid': true })}>
      <legend className="text-sm font-semibold">
        Åldersgrupper<span className="text-accent-text"> *</span>
      </legend>
      <div className="flex flex-wrap gap-x-6">
        {LEVELS.map((level) => (
          <Checkbox
            key={level}
            label={levelLabels[level]}
            checked={levels.includes(level)}
            onChange={({ target }) =>
              onWrite({
                levels: LEVELS.filter((each) => (each === level ? target.checked : levels.includes(each))),
              })
            }
          />
        ))}
      </div>
      {errors['levels'] && <FieldError>{errors['levels']}</FieldError>}
    </fieldset>
  );
}

function CountryField({ draft, errors, onWrite, town }: PartProps & { town: Place | null }) {
  const missing =
    draft.country === '' && town
      ? `${town.country} finns inte bland länderna. Välj ett land i listan eller en annan ort.`
      : undefined;
  return (
    <Field label="Land" required error={missing ?? errors['country']}>
      {(control) => (
        <Select
          {...control}
          value={draft.country}
          onChange={({ target }) => onWrite({ country: target.value as Country })}
        >
          {draft.country === '' && <option value="">Välj land</option>}
          {COUNTRIES.map((country) => (
            <option key={country}>{country}</option>
          ))}
        </Select>
      )}
    </Field>
  );
}

function Club({ draft: { association }, errors, onWrite, onChoose }: PartProps & { onChoose: () => void }) {
  return (
    <div>
      <p className="mb-1.5 text-sm font-semibold">Arrangerande förening</p>
      <div className="flex flex-wrap items-center gap-2">
        {association && <span className="[overflow-wrap:anywhere]">{association.name}</span>}
        <Button size="sm" onClick={onChoose}>
          {association ? 'Byt förening' : 'Välj förening'}
        </Button>
        {association && (
          <Button size="sm" variant="ghost" onClick={() => onWrite({ association: null })}>
            Ingen förening
          </Button>
        )}
      </div>
      {errors['associationId'] && <FieldError>{errors['associationId']}</FieldError>}
    </div>
  );
}
