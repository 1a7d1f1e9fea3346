// Reads a county as people write it.
import { COUNTIES, type County } from './counties.ts';
import { foldPlaceName } from './fold-place-name.ts';

/** The county of a name such as "Skåne", "Stockholms län" or "vastra gotaland"; null if no county is called that. */
export function countyNamed(name: string): County | null {
  const folded = foldPlaceName(name).replace(/ lan$/, '');
  return (
    COUNTIES.find((county) => {
      const known = foldPlaceName(county);
      return folded === known || folded === `${known}s`;
    }) ?? null
  );
}
