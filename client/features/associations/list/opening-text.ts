// Describes times at which a court is open, and distances.
import type { ListedOpening } from '#shared/features/associations/list/contract.ts';
import { formatTime } from '#shared/format.ts';

/** "Öppet nu, till 20:00", "Öppet 18:30–20:00" at another time, or "Öppet dygnet runt". */
export function describeOpening({ from, until }: Pick<ListedOpening, 'from' | 'until'>, now: number): string {
  const [begin, end] = [formatTime(from), formatTime(until)];
  if (begin === end) return 'Öppet dygnet runt';
  return Date.parse(from) <= now && now < Date.parse(until)
    ? `Öppet nu, till ${end}`
    : `Öppet ${begin}–${end}`;
}

/** "18:30–20:00", or "Dygnet runt" for a whole day. Times as 18:30. */
export function describeHours(from: string, to: string): string {
  return from === to ? 'Dygnet runt' : `${from}–${to}`;
}

/** "18:30–20:00, Lindhallen" for each opening. Does not change with the current time. */
export function describeOpenings(
  openings: readonly Pick<ListedOpening, 'from' | 'until' | 'address'>[],
): string {
  return openings
    .map(({ from, until, address }) =>
      [describeHours(formatTime(from), formatTime(until)), address].filter(Boolean).join(', '),
    )
    .join('; ');
}

/** Age group, fee and address, as far as they are given. */
export function describeCourt({
  ageGroup,
  fee,
  address,
}: Pick<ListedOpening, 'ageGroup' | 'fee' | 'address'>): string {
  return [ageGroup, fee, address].filter(Boolean).join(' · ');
}

/** "12 km", or "3,4 km" when it is near. */
export function describeDistance(kilometres: number): string {
  const shown = kilometres < 10 ? String(kilometres).replace('.', ',') : String(Math.round(kilometres));
  return `${shown}\u00A0km`;
}
