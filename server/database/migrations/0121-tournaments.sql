-- Cups, camps and clinics. Source: spec 2 §3 tournaments. Their status follows from the dates, and is not stored.
create table tournaments (
  id uuid primary key default gen_random_uuid(),
  name text not null check (name <> ''),
  description text not null default '',
  type text not null default 'tournament' check (type in ('tournament', 'camp', 'clinic')),
  -- Age groups; none: for all.
  level text[] not null default '{}' check (level <@ array['youth', 'junior', 'senior', 'veteran']),
  start_date date not null,
  -- The last day.
  end_date date not null,
  -- The town.
  location text not null default '',
  address text not null default '',
  -- Null counts as Sverige.
  country text check (country <> ''),
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  -- Whether staff have placed it; otherwise the place is that of the town.
  is_placed boolean not null default false,
  -- In whole kronor for a team or a person; null: unknown, 0: free.
  entry_fee integer check (entry_fee between 0 and 1000000),
  -- As staff have written it, such as '1 500 kr, 500 kr för andra laget'.
  cost_per_team text not null default '',
  prize_pool integer check (prize_pool between 0 and 100000000),
  participants integer not null default 0 check (participants between 0 and 100000),
  max_participants integer not null default 32 check (max_participants between 1 and 100000),
  organizer text not null default '',
  -- The arranging club.
  association_id uuid references associations (id) on delete set null,
  website_url text not null default '',
  tags text[] not null default '{}',
  featured boolean not null default false,
  created_by uuid references profiles (id) on delete set null,
  -- Name, town and organizer without accents and in lower case.
  search_text text not null default '',
  -- Grows with every change, so that nobody overwrites what they have not seen.
  version integer not null default 1,
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Deleted by staff; for a while they can restore it.
  deleted_at timestamptz,
  check ((latitude is null) = (longitude is null)),
  -- A list begins with what is ongoing, which is found by how long ago it can have started.
  check (end_date between start_date and start_date + 120)
);
-- In the order of the list; the last day without reading the row.
create index tournaments_by_start on tournaments (start_date, id) include (end_date) where deleted_at is null;
create index tournaments_featured on tournaments (start_date, id) include (end_date) where featured and deleted_at is null;
create index tournaments_by_place on tournaments (latitude, longitude) where deleted_at is null;
create index tournaments_by_text on tournaments using gin (search_text gin_trgm_ops) with (fastupdate = off);
create index tournaments_of_association on tournaments (association_id, start_date) where association_id is not null;
create index tournaments_by_creator on tournaments (created_by) where created_by is not null;
create index tournaments_deleted on tournaments (deleted_at) where deleted_at is not null;

-- Who wants to be reminded of which.
create table tournament_reminders (
  tournament_id uuid not null references tournaments (id) on delete cascade,
  user_id uuid not null references profiles (id) on delete cascade,
  -- The first day that the user was reminded of; null until then. A tournament that is moved is a new reminder.
  reminded_of date,
  created_at timestamptz not null default now(),
  primary key (tournament_id, user_id)
);
create index tournament_reminders_of_user on tournament_reminders (user_id);

-- The picture is a public file.
alter table ad_pictures
  add column tournament_id uuid references tournaments (id) on delete cascade,
  add check (tournament_id is null
    or num_nonnulls(ad_id, message_id, forum_post_id, forum_comment_id, news_id, association_id) = 0);
create unique index ad_pictures_of_tournament on ad_pictures (tournament_id) where tournament_id is not null;

-- The kinds are those that features declare, and the API accepts no others: the list here lacked four of them, whose settings
-- could not be saved.
alter table notification_settings drop constraint notification_settings_kind_check;

-- The page opens, unless staff have changed its setting since.
update page_settings set is_enabled = true
 where page_name = 'tournaments' and disabled_message = 'Turneringar och camper öppnar snart.';
