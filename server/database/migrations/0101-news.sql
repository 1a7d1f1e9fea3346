-- Sources of news, asked on a schedule by a job. Source: spec 2 §3 news_sources.
create table news_sources (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  url text not null unique,
  type text not null default 'rss',
  category text not null,
  description text not null default '',
  active boolean not null default true,
  fetch_frequency_hours integer not null default 24 check (fetch_frequency_hours between 1 and 168),
  last_fetch timestamptz,
  -- When the job asks it again; earlier than the interval never, later after failures and Retry-After.
  next_fetch_at timestamptz not null default now(),
  -- Validators of the last feed that was read, for conditional requests; byte for byte as the source sent them.
  etag text,
  last_modified text,
  -- Since when every request has failed; null after a success.
  failing_since timestamptz,
  failures integer not null default 0 check (failures >= 0),
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index news_sources_due on news_sources (next_fetch_at) where active;

-- Articles: written by staff, or fetched from a source. Source: spec 2 §3 news.
create table news (
  id uuid primary key default gen_random_uuid(),
  title text not null,
  excerpt text not null,
  -- Markdown; always empty for a fetched article, whose text is read at its source.
  content text not null default '',
  html text not null default '',
  html_version integer not null default 0,
  category text not null,
  -- The address that staff gave for the picture; the server fetches it once, and readers get the stored picture.
  image_url text,
  breaking boolean not null default false,
  featured boolean not null default false,
  status text not null default 'pending' check (status in ('approved', 'pending')),
  auto_generated boolean not null default false,
  manual_review_required boolean not null default false,
  reviewed_by uuid references profiles (id) on delete set null,
  user_id uuid references profiles (id) on delete set null,
  source_id uuid references news_sources (id) on delete set null,
  source_name text,
  original_url text,
  -- The canonical form of original_url, which identifies an article: lower-case host, no tracking parameters, no fragment.
  url_key text unique,
  -- The source's own id of the item.
  guid text,
  -- The first article on the same subject, of another source.
  duplicate_of uuid references news (id) on delete set null,
  -- When the source or the author published it; lists are ordered by it.
  published_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Deleted by staff; for a minute they can restore it.
  deleted_at timestamptz,
  is_public boolean not null generated always as (status = 'approved' and deleted_at is null) stored,
  -- For the search.
  words tsvector not null default '',
  words_version integer not null default 0,
  is_sample boolean not null default false,
  unique (source_id, guid)
);
create index news_by_age on news (published_at desc, id desc) where is_public and duplicate_of is null;
create index news_of_category on news (category, published_at desc, id desc) where is_public and duplicate_of is null;
create index news_featured on news (published_at desc, id desc) where is_public and featured and duplicate_of is null;
create index news_by_creation on news (created_at desc, id desc) where deleted_at is null;
create index news_to_review on news (created_at desc, id desc) where manual_review_required and deleted_at is null;
create index news_deleted on news (deleted_at) where deleted_at is not null;
create index news_duplicates on news (duplicate_of) where duplicate_of is not null;
create index news_of_person on news (user_id) where user_id is not null;
create index news_reviewed_by on news (reviewed_by) where reviewed_by is not null;
create index news_by_words on news using gin (words) with (fastupdate = off);
create index news_by_words_version on news (words_version);
create index news_by_html_version on news (html_version);

-- One row for each time a source was asked. Source: spec 2 §3 news_fetch_log.
create table news_fetch_log (
  id bigint generated always as identity primary key,
  source_id uuid not null references news_sources (id) on delete cascade,
  fetch_date timestamptz not null default now(),
  success boolean not null,
  items_found integer not null default 0,
  items_processed integer not null default 0,
  error_message text,
  is_sample boolean not null default false
);
create index news_fetch_log_by_date on news_fetch_log (fetch_date desc, id desc);
create index news_fetch_log_of_source on news_fetch_log (source_id, fetch_date desc);

-- Pictures of articles are public files.
alter table ad_pictures
  add column news_id uuid references news (id) on delete cascade,
  add check (num_nonnulls(ad_id, message_id, forum_post_id, forum_comment_id, news_id) <= 1);
create index ad_pictures_of_news on ad_pictures (news_id) where news_id is not null;
drop index ad_pictures_waiting;
create index ad_pictures_waiting on ad_pictures (created_at)
  where ad_id is null and message_id is null and forum_post_id is null and forum_comment_id is null and news_id is null
    and not is_portrait;

-- Words of articles, for correcting searches: a job counts them.
create table news_search_words (
  word text collate "C" primary key check (length(word) between 3 and 40),
  docs integer not null check (docs > 0),
  folded text collate "C" not null generated always as (translate(word, 'åäáàâöôóòøéèêëüúíñçæ', 'aaaaaoooooeeeeuuinca')) stored
);
create index news_search_words_by_folded on news_search_words (folded);
create index news_search_words_by_trigrams on news_search_words using gist (folded gist_trgm_ops);

-- For the most read articles of a week.
create index page_views_of_news on page_views (day) where kind = 'news';
