-- The forum. The text of a post and what is searched for in it are in one table, and what changes with every comment and like
-- is in another: an update of a row with a word index writes the entries of all its words again.
create table forum_posts (
  id uuid primary key default gen_random_uuid(),
  -- Null for an erased person, and for a post that its author has deleted.
  user_id uuid references profiles (id) on delete set null,
  title text not null,
  content text not null,
  category text not null,
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  words tsvector not null default '',
  words_version integer not null default 0
);
create index forum_posts_of_person on forum_posts (user_id, created_at desc);
create index forum_posts_by_words on forum_posts using gin (words) with (fastupdate = off);
create index forum_posts_by_words_version on forum_posts (words_version);

create table forum_states (
  post_id uuid primary key references forum_posts (id) on delete cascade,
  category text not null,
  status text not null check (status in ('pending', 'approved', 'rejected', 'removed')),
  reviewed_by uuid references profiles (id) on delete set null,
  reviewed_at timestamptz,
  -- When its author deleted it; for a while they can restore it. Its comments remain, and with them its title.
  deleted_at timestamptz,
  is_public boolean not null generated always as (status = 'approved' and (deleted_at is null or comment_count > 0)) stored,
  is_pinned boolean not null default false,
  is_locked boolean not null default false,
  created_at timestamptz not null,
  last_at timestamptz not null,
  -- The number of the latest comment, and how many of them are shown.
  last_number integer not null default 0,
  comment_count integer not null default 0 check (comment_count >= 0),
  like_count integer not null default 0 check (like_count >= 0),
  -- Written by a job: what is hot and popular.
  popularity integer not null default 0,
  recent_comments integer not null default 0,
  recent_people integer not null default 0
) with (fillfactor = 80);
create index forum_states_by_activity on forum_states (is_pinned desc, last_at desc, post_id desc) where is_public;
create index forum_states_by_age on forum_states (is_pinned desc, created_at desc, post_id desc) where is_public;
create index forum_states_by_popularity on forum_states (is_pinned desc, popularity desc, post_id desc) where is_public;
create index forum_states_of_category on forum_states (category, is_pinned desc, last_at desc, post_id desc) where is_public;
create index forum_states_of_category_by_age on forum_states (category, is_pinned desc, created_at desc, post_id desc)
  where is_public;
create index forum_states_of_category_by_popularity on forum_states
  (category, is_pinned desc, popularity desc, post_id desc) where is_public;
create index forum_states_unanswered on forum_states (is_pinned desc, created_at desc, post_id desc)
  where is_public and comment_count = 0;
create index forum_states_by_status on forum_states (status, created_at desc);
create index forum_states_deleted on forum_states (deleted_at) where deleted_at is not null;
create index forum_states_reviewed_by on forum_states (reviewed_by) where reviewed_by is not null;

-- Numbered without gaps within a post, so that a page is found by its number and #57 stays the same comment.
create table forum_comments (
  post_id uuid not null references forum_posts (id) on delete cascade,
  number integer not null check (number > 0),
  id uuid not null unique default gen_random_uuid(),
  user_id uuid references profiles (id) on delete set null,
  content text not null,
  -- The number of the comment that it answers.
  reply_to integer,
  status text not null default 'approved' check (status in ('pending', 'approved', 'rejected', 'removed')),
  reviewed_by uuid references profiles (id) on delete set null,
  reviewed_at timestamptz,
  deleted_at timestamptz,
  like_count integer not null default 0 check (like_count >= 0),
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  primary key (post_id, number)
) with (fillfactor = 80);
create index forum_comments_of_person on forum_comments (user_id, created_at desc);
create index forum_comments_by_age on forum_comments (created_at desc);
create index forum_comments_by_status on forum_comments (status, created_at desc) where status <> 'approved';
create index forum_comments_deleted on forum_comments (deleted_at) where deleted_at is not null;
create index forum_comments_reviewed_by on forum_comments (reviewed_by) where reviewed_by is not null;

-- One row for each person; the number is that of the comment, 0 for the post.
create table forum_likes (
  user_id uuid not null references profiles (id) on delete cascade,
  post_id uuid not null references forum_posts (id) on delete cascade,
  number integer not null check (number >= 0),
  created_at timestamptz not null default now(),
  primary key (user_id, post_id, number)
);
create index forum_likes_of_post on forum_likes (post_id, created_at desc);

-- The number of the last comment that a person has read.
create table forum_reads (
  user_id uuid not null references profiles (id) on delete cascade,
  post_id uuid not null references forum_posts (id) on delete cascade,
  number integer not null check (number >= 0),
  primary key (user_id, post_id)
) with (fillfactor = 80);
create index forum_reads_of_post on forum_reads (post_id);

create table forum_follows (
  user_id uuid not null references profiles (id) on delete cascade,
  post_id uuid not null references forum_posts (id) on delete cascade,
  is_muted boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (user_id, post_id)
);
create index forum_follows_of_post on forum_follows (post_id) where not is_muted;

alter table site_settings
  -- How many posts and comments of a new account wait for approval.
  add column forum_held_posts integer not null default 1 check (forum_held_posts between 0 and 20),
  -- Whether links wait that come from accounts younger than a day.
  add column forum_holds_links boolean not null default true;
