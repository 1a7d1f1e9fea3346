// Gives a typed city the spelling of the list, by which ads are filtered.
import { CITIES } from './cities.ts';
import { foldPlaceName } from './fold-place-name.ts';

/** "stockholm" is Stockholm and "goteborg" Göteborg, but "Tåby" is not Täby. Any other place as typed. */
export function canonicalCity(typed: string): string {
  const city = typed.trim().normalize('NFC').toLowerCase();
  return CITIES.find((known) => [known.toLowerCase(), foldPlaceName(known)].includes(city)) ?? typed;
}
