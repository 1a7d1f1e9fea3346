-- Counts of the whole site: one row a day for each value of a dimension. No row is about a person.
--   hour      '00'..'23' in Stockholm: views, and visitors by the hour of their first view of the day
--   device    'phone', 'tablet', 'desktop'; referrer: a host, '' for none or unknown, '*' for all beyond the first hundred
--   page      kind and subject of page_views, the hundred most viewed of the day, counted by a job
--   sign-up, ad, message, post: '00'..'23', counted by a job from what was created
create table site_counts (
  dimension text collate "C" not null check (dimension in
    ('hour', 'device', 'referrer', 'page', 'sign-up', 'ad', 'message', 'post')),
  day date not null,
  value text collate "C" not null check (length(value) <= 255),
  count integer not null default 0 check (count >= 0),
  visitors integer not null default 0 check (visitors >= 0),
  is_sample boolean not null default false,
  primary key (dimension, day, value)
) with (fillfactor = 70);
-- The most viewed of a day, and the days that are merged.
create index page_views_by_day on page_views (day);
-- What was created in a day. Rows are created in the order of the heap, so that a block range index is enough.
create index profiles_by_creation on profiles using brin (created_at) with (pages_per_range = 16, autosummarize = on);
create index ads_by_creation on ads using brin (created_at) with (pages_per_range = 16, autosummarize = on);
create index messages_by_creation on messages using brin (created_at) with (pages_per_range = 16, autosummarize = on);
create index forum_posts_by_creation on forum_posts using brin (created_at) with (pages_per_range = 16, autosummarize = on);
