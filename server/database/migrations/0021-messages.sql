-- Messages between people (spec 1 §3 Message, §4 Chat), and what their browsers hear without asking.

-- How far each person's events have come. A row is locked until the commit, so that nobody sees a later event before an earlier.
create table live_positions (
  user_id uuid primary key references profiles (id) on delete cascade,
  position bigint not null
);

-- What a person's browsers are to hear, in order: ids only. Kept for as long as a browser may be away and still catch up.
create table live_events (
  user_id uuid not null references profiles (id) on delete cascade,
  position bigint not null,
  topic text not null,
  ref text not null,
  created_at timestamptz not null default now(),
  primary key (user_id, position)
);
create index live_events_by_time on live_events (created_at);

-- What two people write to each other about one ad, or about nothing in particular.
create table threads (
  id uuid primary key default gen_random_uuid(),
  -- The two, by id, so that there is one order; null once erased.
  low_id uuid references profiles (id) on delete set null,
  high_id uuid references profiles (id) on delete set null,
  -- The ad while there is one, and its id for ever: an ad that is taken back finds its threads again.
  ad_id uuid references ads (id) on delete set null,
  about uuid,
  -- How many messages there are; the last one's place.
  last_position integer not null default 0 check (last_position >= 0),
  created_at timestamptz not null default now(),
  check (low_id < high_id),
  check (ad_id = about)
);
create unique index threads_one_each on threads
  (low_id, high_id, coalesce(about, '00000000-0000-0000-0000-000000000000'));
create index threads_of_high on threads (high_id);
create index threads_of_ad on threads (ad_id);
create index threads_about on threads (about);
create index threads_of_nobody on threads (id) where low_id is null and high_id is null;

-- How a thread stands for each of the two.
create table thread_people (
  thread_id uuid not null references threads (id) on delete cascade,
  user_id uuid not null references profiles (id) on delete cascade,
  other_id uuid references profiles (id) on delete set null,
  unread integer not null default 0 check (unread >= 0),
  -- Up to which place messages have come to a browser of theirs, and been read.
  delivered_to integer not null default 0,
  read_to integer not null default 0,
  last_at timestamptz not null default now(),
  primary key (thread_id, user_id)
);
create index thread_people_by_time on thread_people (user_id, last_at desc, thread_id);
create index thread_people_of_other on thread_people (other_id, user_id);
create index thread_people_unread on thread_people (user_id) where unread > 0;

create table messages (
  -- Made by the browser that sends, so that sending twice is sending once.
  id uuid primary key,
  thread_id uuid not null references threads (id) on delete cascade,
  position integer not null check (position > 0),
  sender_id uuid references profiles (id) on delete set null,
  recipient_id uuid references profiles (id) on delete set null,
  subject text not null check (length(subject) between 1 and 200),
  content text not null check (length(content) <= 4000),
  read boolean not null default false,
  created_at timestamptz not null default now(),
  unique (thread_id, position)
);
create index messages_of_sender on messages (sender_id);
create index messages_of_recipient on messages (recipient_id);
create index messages_unread on messages (recipient_id, created_at) where not read;

-- Who does not want to hear from whom.
create table person_blocks (
  user_id uuid not null references profiles (id) on delete cascade,
  blocked_id uuid not null references profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, blocked_id),
  check (user_id <> blocked_id)
);
create index person_blocks_of_blocked on person_blocks (blocked_id);
