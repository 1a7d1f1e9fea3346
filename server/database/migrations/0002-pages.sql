-- Switches for whole pages (spec 1 §2 Gated pages; spec 2 §9 Pages). A missing row means open.
create table page_settings (
  id smallint generated always as identity primary key,
  page_name text not null unique
    check (page_name in ('marketplace', 'forum', 'news', 'tournaments', 'associations', 'clubs')),
  is_enabled boolean not null default true,
  disabled_message text not null default '' check (length(disabled_message) <= 500),
  updated_at timestamptz not null default now()
);
