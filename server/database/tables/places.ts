// Tables of places.
import type { Generated } from 'kysely';
import type { County } from '#shared/places/counties.ts';

export interface PlaceTables {
  places: PlacesTable;
  place_terms: PlaceTermsTable;
}

interface PlacesTable {
  id: Generated<number>;
  name: string;
  county: County | null;
  country: string;
  latitude: number;
  longitude: number;
  population: Generated<number>;
}

interface PlaceTermsTable {
  term: string;
  weight: number;
  place_id: number;
}
