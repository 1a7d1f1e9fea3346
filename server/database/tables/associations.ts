// Tables of associations and the hours of their open courts.
import type { Generated, GeneratedAlways } from 'kysely';

export interface AssociationTables {
  associations: AssociationsTable;
  association_hours: AssociationHoursTable;
}

interface AssociationsTable {
  id: Generated<string>;
  number: Generated<number>;
  name: string;
  description: Generated<string>;
  contact_person: Generated<string>;
  phone: Generated<string>;
  email: Generated<string>;
  website_url: Generated<string>;
  city: Generated<string>;
  postal_code: Generated<string>;
  county: Generated<string>;
  district: Generated<string>;
  federation: Generated<string>;
  has_open_court: Generated<boolean>;
  open_court_days: Generated<string>;
  open_court_info: Generated<string>;
  latitude: Generated<number | null>;
  longitude: Generated<number | null>;
  is_placed: Generated<boolean>;
  place_id: Generated<number | null>;
  search_text: Generated<string>;
  person_text: Generated<string>;
  words: Generated<string>;
  words_version: Generated<number>;
  version: Generated<number>;
  is_sample: Generated<boolean>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  deleted_at: Generated<Date | null>;
}

interface AssociationHoursTable {
  id: GeneratedAlways<string>;
  association_id: string;
  weekday: number;
  /** Times as 18:30, days as 2026-11-24. */
  opens_at: string;
  closes_at: string;
  age_group: Generated<string>;
  fee: Generated<string>;
  address: Generated<string>;
  valid_from: Generated<string | null>;
  valid_until: Generated<string | null>;
  closed_on_holidays: Generated<boolean>;
}
