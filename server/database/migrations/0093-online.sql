-- Who is online: each node writes its own part every few seconds, and deletes it when it stops.
create table online_parts (
  node uuid primary key,
  -- Visitors, and users who are not listed.
  unlisted integer not null check (unlisted >= 0),
  -- Users who have chosen to be listed; they are filtered again when they are read.
  listed uuid[] not null,
  written_at timestamptz not null
);

-- Whether signed-in users see that this one is online. Nobody is listed who has not chosen it.
alter table profiles add column shows_online boolean not null default false;
