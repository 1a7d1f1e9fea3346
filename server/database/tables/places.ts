// Tables of places.
import type { Generated } from 'kysely';
import type { County } from '#shared/places/counties.ts';

export interface PlaceTables {
  places: PlacesTable;
  place_terms: PlaceTermsTable;
  geocoder_answers: GeocoderAnswersTable;
  geocoder_turn: GeocoderTurnTable;
}

interface PlacesTable {
  id: Generated<number>;
  name: string;
  county: County | null;
  country: string;
  latitude: number;
  longitude: number;
  population: Generated<number>;
  osm: Generated<string | null>;
}

interface PlaceTermsTable {
  term: string;
  weight: number;
  place_id: number;
}

interface GeocoderAnswersTable {
  query: string;
  place_ids: number[];
  asked_at: Generated<Date>;
}

interface GeocoderTurnTable {
  is_only_row: Generated<boolean>;
  next_at: Date;
}
