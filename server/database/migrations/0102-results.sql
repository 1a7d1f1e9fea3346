-- Leagues and teams, which results name by id or by any of their names.
create table leagues (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null unique,
  -- Other names of it, in lower case.
  aliases text[] not null default '{}',
  -- Points for the table: swedish 2 for a win and 0 for a loss; fiba 2, 1, and 0 for a forfeit. Source: FIBA D.1.
  points_rule text not null default 'swedish' check (points_rule in ('swedish', 'fiba')),
  -- For children under 13: neither table, position, form nor difference is shown anywhere.
  is_for_children boolean not null default false,
  position integer not null default 100,
  is_sample boolean not null default false,
  created_at timestamptz not null default now()
);
create table teams (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null unique,
  aliases text[] not null default '{}',
  city text,
  is_sample boolean not null default false,
  created_at timestamptz not null default now()
);
create index leagues_by_alias on leagues using gin (aliases);
create index teams_by_alias on teams using gin (aliases);

-- Matches. Source: spec 2 §3 basketball_results. A match that is played has no league table unless its teams are known.
create table basketball_results (
  id uuid primary key default gen_random_uuid(),
  home_team text not null,
  away_team text not null,
  home_team_id uuid references teams (id) on delete set null,
  away_team_id uuid references teams (id) on delete set null,
  home_score integer check (home_score >= 0),
  away_score integer check (away_score >= 0),
  league text not null,
  league_id uuid references leagues (id) on delete set null,
  -- Such as 2026/27.
  season text not null,
  game_date timestamptz not null,
  status text not null default 'scheduled' check (status in ('scheduled', 'live', 'finished')),
  venue text,
  -- Of a live match: the current period; 5 and above are overtimes.
  period integer check (period between 1 and 20),
  -- Points by period, in their order.
  home_periods integer[] not null default '{}',
  away_periods integer[] not null default '{}',
  is_forfeit boolean not null default false,
  -- Grows with every change, so that readers ignore events that arrive late.
  version integer not null default 0,
  -- The discussion, created with its first comment.
  forum_post_id uuid references forum_posts (id) on delete set null,
  user_id uuid references profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  is_sample boolean not null default false
) with (fillfactor = 80);
create index basketball_results_by_date on basketball_results (game_date desc, id desc) where deleted_at is null;
create index basketball_results_of_league on basketball_results (league_id, status, game_date desc, id desc)
  where deleted_at is null;
create index basketball_results_of_season on basketball_results (league_id, season) where deleted_at is null;
create index basketball_results_of_home_team on basketball_results (home_team_id, game_date desc) where deleted_at is null;
create index basketball_results_of_away_team on basketball_results (away_team_id, game_date desc) where deleted_at is null;
create index basketball_results_by_status on basketball_results (status, game_date desc, id desc) where deleted_at is null;
create index basketball_results_deleted on basketball_results (deleted_at) where deleted_at is not null;
create unique index basketball_results_of_forum_post on basketball_results (forum_post_id) where forum_post_id is not null;
create index basketball_results_of_person on basketball_results (user_id) where user_id is not null;

-- What a scorer recorded, in order; the browser makes the id, so that a repeated request counts once.
create table result_events (
  id uuid primary key,
  result_id uuid not null references basketball_results (id) on delete cascade,
  number integer not null check (number > 0),
  kind text not null check (kind in ('points', 'period', 'start', 'end')),
  side text check (side in ('home', 'away')),
  points integer check (points between 1 and 3),
  period integer not null check (period between 1 and 20),
  is_undone boolean not null default false,
  user_id uuid references profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  unique (result_id, number),
  check ((kind = 'points') = (side is not null and points is not null))
);
create index result_events_of_person on result_events (user_id) where user_id is not null;

-- Users who may score a match, besides staff.
create table result_scorers (
  result_id uuid not null references basketball_results (id) on delete cascade,
  user_id uuid not null references profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (result_id, user_id)
);
create index result_scorers_of_person on result_scorers (user_id);

create table team_follows (
  user_id uuid not null references profiles (id) on delete cascade,
  team_id uuid not null references teams (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, team_id)
);
create index team_follows_of_team on team_follows (team_id);
create table league_follows (
  user_id uuid not null references profiles (id) on delete cascade,
  league_id uuid not null references leagues (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, league_id)
);
create index league_follows_of_league on league_follows (league_id);

-- The leagues of the specification and of the Swedish federation. Source: spec 1 §9, spec 2 §9.
insert into leagues (slug, name, aliases, points_rule, position) values
  ('basketligan-herr', 'Basketligan herr', '{basketligan,sbl,"sbl herr","svenska basketligan"}', 'swedish', 1),
  ('basketligan-dam', 'Basketligan dam', '{"sbl dam",damligan}', 'swedish', 2),
  ('superettan', 'Superettan', '{}', 'swedish', 3),
  ('basketettan', 'Basketettan', '{}', 'swedish', 4),
  ('division-1', 'Division 1', '{"div 1"}', 'swedish', 5),
  ('division-2', 'Division 2', '{"div 2"}', 'swedish', 6),
  ('division-3', 'Division 3', '{"div 3"}', 'swedish', 7),
  ('ungdomsliga', 'Ungdomsliga', '{ungdomsligan}', 'swedish', 8),
  ('nba', 'NBA', '{}', 'fiba', 9),
  ('euroleague', 'EuroLeague', '{}', 'fiba', 10),
  ('ncaa', 'NCAA', '{}', 'fiba', 11);
