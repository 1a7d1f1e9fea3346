-- Clubs with contact, place and open courts. Source: spec 2 §3 associations.
create table associations (
  id uuid primary key default gen_random_uuid(),
  name text not null check (name <> ''),
  description text not null default '',
  contact_person text not null default '',
  phone text not null default '',
  email text not null default '',
  website_url text not null default '',
  city text not null default '',
  postal_code text not null default '',
  -- From the postal code and the town; empty if neither says.
  county text not null default '',
  district text not null default '',
  federation text not null default '',
  has_open_court boolean not null default false,
  open_court_days text not null default '',
  open_court_info text not null default '',
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  -- Whether staff have placed it; otherwise the place is that of the town.
  is_placed boolean not null default false,
  -- Name, town and district without accents and in lower case, and the contact person.
  search_text text not null default '',
  person_text text not null default '',
  -- Grows with every change, so that nobody overwrites what they have not seen.
  version integer not null default 1,
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Deleted by staff; for a minute they can restore it.
  deleted_at timestamptz,
  check ((latitude is null) = (longitude is null))
);
-- In the order of the list, for each of its filters.
create index associations_by_name on associations (name collate "sv-x-icu", id) where deleted_at is null;
create index associations_of_county on associations (county, name collate "sv-x-icu", id) where deleted_at is null;
create index associations_of_district on associations (district, name collate "sv-x-icu", id) where deleted_at is null;
create index associations_with_open_court on associations (name collate "sv-x-icu", id)
  where has_open_court and deleted_at is null;
create index associations_by_place on associations (latitude, longitude) where deleted_at is null;
create index associations_by_text on associations using gin (search_text gin_trgm_ops) with (fastupdate = off);
create index associations_by_person on associations using gin (person_text gin_trgm_ops) with (fastupdate = off);
create index associations_deleted on associations (deleted_at) where deleted_at is not null;

-- The weekly hours of open courts, by the clock in Sweden.
create table association_hours (
  id bigint generated always as identity primary key,
  association_id uuid not null references associations (id) on delete cascade,
  -- 1 for Monday to 7 for Sunday.
  weekday smallint not null check (weekday between 1 and 7),
  opens_at time not null,
  -- Not after opens_at: on the next day.
  closes_at time not null check (closes_at <> opens_at),
  age_group text not null default '',
  fee text not null default '',
  -- Empty: the association's own place.
  address text not null default '',
  valid_from date,
  valid_until date check (valid_until >= valid_from),
  closed_on_holidays boolean not null default true
);
create index association_hours_of_association on association_hours (association_id);
create index association_hours_by_time on association_hours (weekday, opens_at);

-- The club that a user has named; shown on their profile.
alter table profiles add column association_id uuid references associations (id) on delete set null;
create index profiles_of_association on profiles (association_id) where association_id is not null;

-- The logo is a public file.
alter table ad_pictures
  add column association_id uuid references associations (id) on delete cascade,
  add check (association_id is null or num_nonnulls(ad_id, message_id, forum_post_id, forum_comment_id, news_id) = 0);
create unique index ad_pictures_of_association on ad_pictures (association_id) where association_id is not null;
