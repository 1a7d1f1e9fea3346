// The stored text that the list's search matches.
import { foldPlaceName } from '#shared/places/fold-place-name.ts';

/** Source: spec 1 §9, "Search matches name, location or organizer". */
export function searchTextOf(tournament: { name: string; location: string; organizer: string }): string {
  const { name, location, organizer } = tournament;
  return [name, location, organizer].map(foldPlaceName).join(' ');
}
