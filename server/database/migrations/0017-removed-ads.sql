-- Ads that were deleted a moment ago, whole, so that whoever did it can still change their mind. The ad itself is really gone,
-- so that nothing that lists, counts or indexes ads has to know of these.
create table removed_ads (
  -- The ad's own, and its owner: the copy goes with them.
  id uuid primary key,
  user_id uuid not null references profiles (id) on delete cascade,
  -- Who deleted it, and they alone take it back.
  removed_by uuid not null references profiles (id) on delete cascade,
  -- Follows a category that gets another name meanwhile.
  category text references categories (name) on update cascade on delete set null,
  -- The rows as they were.
  ad jsonb not null,
  pictures jsonb not null,
  -- What people have with it, e.g. as a favourite: the rows of each table that says whose they are.
  belongings jsonb not null,
  -- Whose files are to be kept until then.
  picture_ids uuid[] not null,
  restorable_until timestamptz not null
);
create index removed_ads_of_user on removed_ads (user_id);
create index removed_ads_by_end on removed_ads (restorable_until);
