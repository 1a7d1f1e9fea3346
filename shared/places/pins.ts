// Pins of a map in columns, as the API sends them: as rows with ids, 2,000 pins would be three times as long.
import * as z from 'zod/mini';
import type { Coordinates } from './distance.ts';

/** A step of the coordinates, in degrees: a hundred metres or less, which is a pixel of the closest map. */
const STEP = 1000;

/** Each array has one value for each pin. */
export const Pins = z.object({
  /** A `PinNumber` each. */
  numbers: z.array(z.int()),
  names: z.array(z.string()),
  /** Thousandths of degrees north and east. */
  north: z.array(z.int()),
  east: z.array(z.int()),
  /** Whether there are more pins than a map shows. */
  hasMore: z.boolean(),
});
export type Pins = z.infer<typeof Pins>;

/** The number of a pin. The URL of its page with this number instead of the id redirects to the URL with the id. */
export const PinNumber = z.coerce.number().check(z.int(), z.gte(1), z.lte(999_999_999));

export interface PinRow extends Coordinates {
  number: number;
  name: string;
}

/** @param max the maximum number of pins on a map */
export function pinsOf(rows: readonly PinRow[], max: number): Pins {
  const shown = rows.slice(0, max);
  return {
    numbers: shown.map(({ number }) => number),
    names: shown.map(({ name }) => name),
    north: shown.map(({ latitude }) => Math.round(latitude * STEP)),
    east: shown.map(({ longitude }) => Math.round(longitude * STEP)),
    hasMore: rows.length > max,
  };
}

/** Converts the columns of an answer to rows. */
export function pinRowsOf({ numbers, names, north, east }: Pins): PinRow[] {
  return numbers.map((number, index) => ({
    number,
    name: names[index] ?? '',
    latitude: (north[index] ?? 0) / STEP,
    longitude: (east[index] ?? 0) / STEP,
  }));
}

/** The pin number in a URL; null for an id or any other text. */
export function readPinNumber(text: string): number | null {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
