-- What a person may ask of all that is kept about them: a copy, and that it is erased (docs/decisions/17-personal-data.md).

-- A copy is made by a job; its row also counts how many were asked for of late. The file is gone when `expires_at` is.
create table personal_exports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references profiles (id) on delete cascade,
  status text not null default 'waiting' check (status in ('waiting', 'ready', 'failed')),
  steps_done integer not null default 0 check (steps_done between 0 and steps_total),
  -- Zero until they are counted.
  steps_total integer not null default 0,
  bytes bigint check (bytes > 0),
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  check ((bytes is null) = (expires_at is null)),
  check ((bytes is not null) = (status = 'ready'))
);
create unique index personal_exports_underway on personal_exports (user_id) where status = 'waiting';
create index personal_exports_of_user on personal_exports (user_id, created_at desc, id desc);
create index personal_exports_by_age on personal_exports (created_at);

-- Somebody who has asked to be erased, and may regret it until then.
create table erasures (
  user_id uuid primary key references profiles (id) on delete cascade,
  requested_at timestamptz not null default now(),
  due_at timestamptz not null
);
create index erasures_by_due on erasures (due_at);

-- Their ads were hidden meanwhile, and this is how they stood; one that its owner had hidden is not here.
create table erasure_hidden_ads (
  ad_id uuid primary key references ads (id) on delete cascade,
  user_id uuid not null references erasures (user_id) on delete cascade,
  sale_state text not null check (sale_state in ('active', 'reserved', 'sold'))
);
create index erasure_hidden_ads_of_user on erasure_hidden_ads (user_id);

-- Whoever is erased is looked for in all of these; without an index each would be read through.
create index ads_of_reviewer on ads (reviewed_by) where reviewed_by is not null;
create index mails_of_recipient on mails (recipient);
create index security_events_of_place on security_events (ip_address) where user_id is null;
