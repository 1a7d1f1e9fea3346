// Where hoops are put up: ads for those of a garden rarely say that they are for outdoors.
import { GROUP, STRONG } from './document-terms.ts';
import { termOf } from './stem.ts';

const hoops = ['korg', 'ställning'].map(termOf);
const indoors = ['dörr', 'mini', 'rum', 'inomhus', 'inne', 'indoor'].map(termOf);
/** As of a category, so that they come before nets whose titles name a street. */
const OUTDOORS = ['', STRONG, GROUP].map((prefix) => prefix + termOf('utomhus'));

/** The terms of an ad, with that for outdoors if its title names a hoop and nothing says that it is for a room. */
export function withOutdoors(terms: readonly string[]): readonly string[] {
  const isHoop = hoops.some((hoop) => terms.includes(STRONG + hoop) && !terms.includes(GROUP + hoop));
  return isHoop && !indoors.some((term) => terms.includes(term)) ? [...terms, ...OUTDOORS] : terms;
}
