-- Towns, suburbs and municipalities with coordinates. The ids of GeoNames, of added places from 900000000, and of places that
-- the geocoder found.
create sequence geocoded_place_ids as integer start 1000000000;
create table places (
  id integer primary key default nextval('geocoded_place_ids'),
  name text not null,
  -- One of the 21 counties; null in other countries.
  county text,
  -- In Swedish.
  country text not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  population integer not null default 0,
  -- Of a place that the geocoder found: its type and id in OpenStreetMap.
  osm text unique
);
alter sequence geocoded_place_ids owned by places.id;

-- The names of places without accents and in lower case, from the beginning of each of their words.
create table place_terms (
  term text collate "C" not null,
  -- Swedish and larger places first: the population, and 1,000,000,000 for Sweden.
  weight integer not null,
  place_id integer not null references places (id) on delete cascade,
  -- All that a search reads of the places that it does not return.
  primary key (term, weight, place_id)
);
create index place_terms_of_place on place_terms (place_id);

-- What the geocoder answered, by the folded search.
create table geocoder_answers (
  query text primary key,
  place_ids integer[] not null,
  asked_at timestamptz not null default now()
);
create index geocoder_answers_by_time on geocoder_answers (asked_at);

-- When the geocoder may be asked next, by any node.
create table geocoder_turn (
  is_only_row boolean primary key default true check (is_only_row),
  next_at timestamptz not null
);
insert into geocoder_turn (next_at) values ('-infinity');
