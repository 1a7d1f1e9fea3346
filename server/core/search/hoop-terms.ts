// Where hoops are put up: ads rarely say it of those for a garden, nor of those for a door or a room.
import { GROUP, MENTIONED, STRONG } from './document-terms.ts';
import { termOf } from './stem.ts';

const hoops = ['korg', 'ställning'].map(termOf);
const rooms = ['dörr', 'mini', 'rum'].map(termOf);
const indoors = ['inomhus', 'inne', 'indoor'].map(termOf);
/** As of a category, so that they come before nets whose titles name a street. */
const OUTDOORS = ['', STRONG, GROUP].map((prefix) => prefix + termOf('utomhus'));
/** As if the title mentioned it, so that balls for indoors come first where no hoop is searched for. */
const INDOORS = ['', MENTIONED].map((prefix) => prefix + termOf('inomhus'));

/** The terms of an ad; with a place if its title names a hoop: indoors if it names a room too, outdoors if no text does. */
export function withPlace(terms: readonly string[]): readonly string[] {
  const isHoop = hoops.some((hoop) => terms.includes(STRONG + hoop) && !terms.includes(GROUP + hoop));
  if (!isHoop) return terms;
  const isForRoom = rooms.some((room) => terms.includes(STRONG + room) || terms.includes(MENTIONED + room));
  if (isForRoom) return [...new Set([...terms, ...INDOORS])];
  return [...rooms, ...indoors].some((term) => terms.includes(term)) ? terms : [...terms, ...OUTDOORS];
}
