-- People, their sessions and the human check (spec 1 §3 Profile, §5 Registration).
-- `profiles` is also the account library's user table: one person, one row, one truth about name, e-mail and role.
create table profiles (
  id uuid primary key default gen_random_uuid(),
  -- The specification looks profiles up by user_id; here it is the same person and can never drift apart.
  user_id uuid not null generated always as (id) stored unique,
  email text not null unique check (email = lower(email) and length(email) between 3 and 254),
  email_verified boolean not null default false,
  name text not null check (length(btrim(name)) between 2 and 80),
  role text not null default 'user' check (role in ('user', 'admin', 'superadmin')),
  avatar_url text,
  phone text not null default '' check (length(phone) <= 30),
  location text not null default '' check (length(location) <= 80),
  bio text not null default '' check (length(bio) <= 1000),
  verified boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index profiles_newest on profiles (created_at desc, id desc);

create table sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references profiles (id) on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sessions_of_user on sessions (user_id);

-- How a person proves who they are: provider_id 'credential' carries the password's hash.
create table accounts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references profiles (id) on delete cascade,
  account_id text not null,
  provider_id text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index accounts_of_user on accounts (user_id);

create table verifications (
  id uuid primary key default gen_random_uuid(),
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verifications_by_identifier on verifications (identifier);

-- A puzzle the server has issued. It may be solved once and its proof spent once.
create table human_checks (
  id uuid primary key default gen_random_uuid(),
  answer smallint[] not null check (cardinality(answer) > 0),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  solved_at timestamptz,
  spent_at timestamptz,
  check (spent_at is null or solved_at is not null)
);
create index human_checks_by_expiry on human_checks (expires_at);

create table security_events (
  id bigint generated always as identity primary key,
  event text not null check (length(event) between 1 and 60),
  details jsonb not null default '{}',
  user_id uuid references profiles (id) on delete set null,
  ip_address text,
  user_agent text not null default '' check (length(user_agent) <= 500),
  url text not null default '' check (length(url) <= 2000),
  created_at timestamptz not null default now()
);
create index security_events_newest on security_events (created_at desc, id desc);
