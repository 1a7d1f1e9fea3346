-- Scoring a match live: an undo and a correction by staff are events too.
alter table result_events
  add column undoes uuid references result_events (id) on delete cascade,
  -- Of a correction: the score from then on.
  add column home_score integer check (home_score >= 0),
  add column away_score integer check (away_score >= 0),
  drop constraint result_events_kind_check,
  add constraint result_events_kind_check
    check (kind in ('points', 'period', 'start', 'end', 'undo', 'correction')),
  add check ((kind = 'undo') = (undoes is not null));
create index result_events_undoing on result_events (undoes) where undoes is not null;

-- Notifications of a match that its followers have got, each once.
create table result_notices (
  result_id uuid not null references basketball_results (id) on delete cascade,
  event text not null,
  created_at timestamptz not null default now(),
  primary key (result_id, event)
);

-- Articles whose followers have been notified, or need not be.
create table news_notices (
  news_id uuid primary key references news (id) on delete cascade,
  created_at timestamptz not null default now()
);

-- A muted team or league gives no notifications, also when the other of them is followed.
alter table team_follows add column is_muted boolean not null default false;
alter table league_follows add column is_muted boolean not null default false;
