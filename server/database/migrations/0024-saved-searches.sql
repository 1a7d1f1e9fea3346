-- Saved searches: a filter of the marketplace kept under a name, and the ads it has been told of.

-- What a text must hold somewhere to hold the one searched for: its first eight, four or two characters. The pieces of an
-- ad of these lengths are few enough to look each of them up.
create function search_probe(plain text) returns text language sql immutable strict parallel safe
  return left(plain, case when length(plain) >= 8 then 8 when length(plain) >= 4 then 4 else 2 end);

create table saved_searches (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references profiles (id) on delete cascade,
  name text not null check (name = btrim(name) and length(name) between 1 and 60),
  -- As the marketplace looks for it: composed, with single spaces. Null, here and below: any.
  search text check (length(search) between 2 and 100),
  -- Goes with a category that no ad stands in any more.
  category text references categories (name) on update cascade on delete cascade,
  condition text check (length(condition) <= 40),
  county text check (length(county) between 1 and 40),
  city text check (length(city) between 1 and 80),
  price_range text check (price_range in ('0-500', '500-1000', '1000-2000', '2000+')),
  alert text not null default 'daily' check (alert in ('instant', 'daily', 'never')),
  last_alerted_at timestamptz,
  created_at timestamptz not null default now(),
  -- In lower case as the ads' own text is, and compared by bytes.
  plain text collate "C" generated always as (lower(search collate "und-x-icu")) stored,
  probe text collate "C" generated always as (search_probe(lower(search collate "und-x-icu"))) stored,
  -- The number of its filters, one of those that an ad which fits has among its facets; 0 where there is none.
  facet integer not null generated always as (facet_of(category, county, city, condition, price_range)) stored,
  check (num_nonnulls(search, category, condition, county, city, price_range) > 0),
  unique (user_id, name),
  constraint saved_searches_once
    unique nulls not distinct (user_id, search, category, condition, county, city, price_range)
);
create index saved_searches_of_category on saved_searches (category);
-- What a new ad looks up: those with a text by its pieces, those without by its facets.
create index saved_searches_by_probe on saved_searches (probe) where probe is not null and alert <> 'never';
create index saved_searches_by_facet on saved_searches (facet) where probe is null and alert <> 'never';

-- An ad that a search has found. The ad's id outlives the ad, so that one which is taken back is not told of anew.
create table saved_search_matches (
  search_id uuid not null references saved_searches (id) on delete cascade,
  ad_id uuid not null,
  found_at timestamptz not null default now(),
  -- Null until the person has been told of it.
  told_at timestamptz,
  primary key (search_id, ad_id)
);
create index saved_search_matches_of_ad on saved_search_matches (ad_id);
create index saved_search_matches_untold on saved_search_matches (search_id) where told_at is null;

-- When saved searches were first compared with the ad: whoever saved one later has seen the ad in the list. Those of before
-- were never new to anyone; a default of the column takes no rewriting of a million ads.
alter table ads add column announced_at timestamptz default '-infinity';
alter table ads alter column announced_at drop default;
update ads set announced_at = null where status <> 'approved';
