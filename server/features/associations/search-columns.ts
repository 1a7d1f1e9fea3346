// The stored columns by which a search finds an association.
import { foldPlaceName } from '#shared/places/fold-place-name.ts';
import type { CountedTexts } from '../../core/search/count-words.ts';
import { type NamedTable, nameTermColumns } from '../../database/name-terms.ts';

/** What every association is: found by these words, although its name rarely has them. */
const KIND = 'basketklubb, basketförening, basketlag, basketboll, klubb, förening, idrottsförening';

interface NamedAssociation {
  name: string;
  city: string;
  county: string;
  district: string;
}

export const namedAssociations: NamedTable<NamedAssociation> = {
  table: 'associations',
  columns: ['name', 'city', 'county', 'district'],
  textVersion: 1,
  textsOf: ({ name, city, county, district }) => [
    { text: name, level: 'title' },
    { text: city, level: 'group' },
    // A county or district with the name of a town counts less, since a search for the name means the town.
    { text: county, level: 'body' },
    { text: district, level: 'body' },
    { text: KIND, level: 'body' },
  ],
};

/** The words of the same texts correct searches. */
export const countedAssociations: CountedTexts = {
  table: 'association_search_words',
  texts: `select concat_ws(' ', name, city, county, district, '${KIND}') as text
    from associations where deleted_at is null`,
};

export function searchColumns(association: NamedAssociation & { contact_person: string }) {
  const { name, city, district, contact_person: person } = association;
  return {
    search_text: foldPlaceName(`${name} ${city} ${district}`),
    person_text: foldPlaceName(person),
    ...nameTermColumns(namedAssociations, association),
  };
}
