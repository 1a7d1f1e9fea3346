-- What the site has to tell a person, and by which ways (docs/decisions/19-notifications.md). Rows hold ids and few numbers:
-- titles and names are joined when they are read.
create table notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references profiles (id) on delete cascade,
  event text not null check (event ~ '^[a-z]+\.[a-z]+(-[a-z]+)*$'),
  ad_id uuid references ads (id) on delete cascade,
  actor_id uuid references profiles (id) on delete set null,
  thread_id uuid references threads (id) on delete cascade,
  deal_id uuid references deals (id) on delete cascade,
  review_id uuid references reviews (id) on delete cascade,
  search_id uuid,
  report_id uuid,
  data jsonb not null default '{}' check (jsonb_typeof(data) = 'object'),
  -- How many times it has happened since it was last read.
  times integer not null default 1 check (times > 0),
  happened_at timestamptz not null default now(),
  read_at timestamptz
);
-- What happens again before it is read lifts the row that is there.
create unique index notifications_unread_once
  on notifications (user_id, event, coalesce(thread_id, search_id, report_id, review_id, deal_id, ad_id))
  where read_at is null;
create index notifications_of_user on notifications (user_id, happened_at desc, id desc);
create index notifications_unread on notifications (user_id) where read_at is null;
create index notifications_of_ad on notifications (ad_id) where ad_id is not null;
create index notifications_of_actor on notifications (actor_id) where actor_id is not null;
create index notifications_of_thread on notifications (thread_id) where thread_id is not null;
create index notifications_of_deal on notifications (deal_id) where deal_id is not null;
create index notifications_of_review on notifications (review_id) where review_id is not null;
create index notifications_by_age on notifications (happened_at);

-- Only kinds that somebody has chosen for; the others are as shared/features/notifications/rules.ts says.
create table notification_settings (
  user_id uuid not null references profiles (id) on delete cascade,
  kind text not null check (kind in ('messages', 'ads', 'favorites', 'searches', 'deals', 'admin')),
  site boolean not null,
  mail boolean not null,
  push boolean not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, kind)
);

-- A browser that may be told of news while no page of ours is open. It goes with the session it was made in, so that who has
-- signed out on a borrowed computer is not told there.
create table push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references profiles (id) on delete cascade,
  session_id uuid not null references sessions (id) on delete cascade,
  endpoint text not null unique check (length(endpoint) <= 2000),
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null default now()
);
create index push_subscriptions_of_user on push_subscriptions (user_id);
create index push_subscriptions_of_session on push_subscriptions (session_id);

-- Shows push services that it is this site that asks (RFC 8292). Made once, by whichever node is first.
create table web_push_keys (
  is_only_row boolean primary key default true check (is_only_row),
  public_key text not null,
  private_key text not null,
  created_at timestamptz not null default now()
);

-- Where a mail program says that no more such mails are wanted; cleared with the mail's text, since it needs no signing in.
alter table mails add column unsubscribe_url text;

-- Up to which place of a thread its person has been mailed of what they have not read: of each message once.
alter table thread_people add column mailed_to integer not null default 0;
create index messages_unread_by_time on messages (created_at) where not read;
