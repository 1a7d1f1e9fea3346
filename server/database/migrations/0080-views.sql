-- How often pages are viewed: one row a page and day. The primary key serves reading the views of one page, or of a list of them.
create table page_views (
  kind text collate "C" not null,
  subject text collate "C" not null check (length(subject) between 1 and 64),
  day date not null,
  views integer not null check (views > 0),
  primary key (kind, subject, day)
) with (fillfactor = 70);

-- Who has been counted, so that a visitor counts once in half an hour. A visitor is a hash over the day's salt and the page, so
-- that neither a visitor's days nor their pages can be joined; without the salt it says nothing at all.
create table page_visitors (
  day date not null,
  kind text collate "C" not null,
  subject text collate "C" not null,
  visitor bytea not null check (length(visitor) = 16),
  counted_at timestamptz not null,
  primary key (day, kind, subject, visitor)
) with (fillfactor = 70);

-- Shared by all nodes, deleted after its day.
create table view_salts (
  day date primary key,
  salt bytea not null check (length(salt) = 32)
);
