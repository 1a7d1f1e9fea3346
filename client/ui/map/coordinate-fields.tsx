// Latitude and longitude of a place: typed, or chosen on a map that opens on demand.
import { useState } from 'react';
import MapPinned from 'lucide-react/icons/map-pinned';
import type { Coordinates } from '#shared/places/distance.ts';
import { Button } from '../button/button.tsx';
import { Field } from '../form/field.tsx';
import { TextInput } from '../form/text-input.tsx';
import { PlacePicker } from './place-picker.tsx';

/** As typed; empty for the place of the town. */
export interface TypedCoordinates {
  latitude: string;
  longitude: string;
}

export interface CoordinateFieldsProps {
  /** What is placed, such as 'Föreningens plats'. */
  label: string;
  value: TypedCoordinates;
  /** The town's place, where the pin begins; null if it is not known. */
  town?: Coordinates | null;
  errors: Readonly<Record<string, string>>;
  onChange: (value: TypedCoordinates) => void;
}

export function CoordinateFields({ label, value, town = null, errors, onChange }: CoordinateFieldsProps) {
  const [isMapOpen, setIsMapOpen] = useState(false);
  const place = placeOf(value);
  const field = (name: keyof TypedCoordinates, title: string) => (
    <Field label={title} hint="Tomt: ortens plats" error={errors[name]}>
      {(control) => (
        <TextInput
          {...control}
          inputMode="decimal"
          value={value[name]}
          onChange={({ target }) => onChange({ ...value, [name]: target.value })}
        />
      )}
    </Field>
  );
  return (
    <div className="flex flex-col gap-3">
      <div className="grid gap-5 sm:grid-cols-2">
        {field('latitude', 'Latitud')}
        {field('longitude', 'Longitud')}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          icon={<MapPinned size={16} />}
          aria-expanded={isMapOpen}
          onClick={() => setIsMapOpen(!isMapOpen)}
        >
          {isMapOpen ? 'Stäng kartan' : 'Flytta kartnålen'}
        </Button>
        {(value.latitude || value.longitude) && (
          <Button size="sm" variant="ghost" onClick={() => onChange({ latitude: '', longitude: '' })}>
            Använd ortens plats
          </Button>
        )}
      </div>
      {isMapOpen && (
        <PlacePicker
          label={label}
          place={place ?? town}
          onMove={({ latitude, longitude }) =>
            onChange({ latitude: String(latitude), longitude: String(longitude) })
          }
        />
      )}
    </div>
  );
}

/** A decimal comma is read too; null for an empty field, and NaN for text that is not a number, which schemas refuse. */
export function readCoordinate(text: string): number | null {
  return text.trim() === '' ? null : Number(text.trim().replace(',', '.'));
}

function placeOf(value: TypedCoordinates): Coordinates | null {
  const [latitude, longitude] = [readCoordinate(value.latitude), readCoordinate(value.longitude)];
  if (latitude === null || longitude === null) return null;
  // In the Mercator projection the poles are infinitely far away.
  return Math.abs(latitude) < 85 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}
