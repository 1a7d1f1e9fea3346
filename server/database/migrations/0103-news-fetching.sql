-- Fetching of news: one run at a time, waiting times that a source asks for, and sources that can be restored.

-- The source has asked not to be requested earlier (Retry-After); unlike next_fetch_at it holds for the button too.
alter table news_sources add column retry_at timestamptz;
-- Deleted by staff; for a while they can restore it.
alter table news_sources add column deleted_at timestamptz;
alter table news_sources drop constraint news_sources_url_key;
create unique index news_sources_of_url on news_sources (url) where deleted_at is null;
create index news_sources_by_creation on news_sources (created_at desc, id desc) where deleted_at is null;

-- A run asks some sources once. Only one is not finished, on whichever node.
create table news_fetch_runs (
  id uuid primary key default gen_random_uuid(),
  started_at timestamptz not null default now(),
  -- Of the latest progress: a run that nobody continues ends at the next start.
  updated_at timestamptz not null default now(),
  finished_at timestamptz,
  source_ids uuid[] not null,
  sources_done integer not null default 0,
  sources_failed integer not null default 0,
  total_created integer not null default 0
);
create unique index news_fetch_runs_open on news_fetch_runs ((true)) where finished_at is null;
create index news_fetch_runs_by_start on news_fetch_runs (started_at desc);

-- Fetched articles that staff deleted: the source still lists them, and they must not return.
create table news_deleted_items (
  url_key text primary key,
  source_id uuid references news_sources (id) on delete cascade,
  guid text,
  deleted_at timestamptz not null default now()
);
create index news_deleted_items_of_source on news_deleted_items (source_id, guid);

create function note_deleted_news() returns trigger language plpgsql as $$
begin
  insert into news_deleted_items (url_key, source_id, guid)
  select url_key, source_id, guid from deleted where auto_generated and url_key is not null
      on conflict do nothing;
  return null;
end $$;
create trigger note_deleted_news after delete on news referencing old table as deleted
  for each statement execute function note_deleted_news();

-- Near-identical titles are looked for among articles of about the same time.
create index news_by_publication on news (published_at) where deleted_at is null;
