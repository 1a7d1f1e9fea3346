-- Two-step sign-in: a code from an app besides the password, or besides Google (docs/decisions/16-two-step.md).
create table two_step (
  user_id uuid primary key references profiles (id) on delete cascade,
  -- What the app and we share, sealed under a key made of the site's secret.
  sealed_secret bytea not null check (length(sealed_secret) between 29 and 200),
  started_at timestamptz not null default now(),
  -- Null until a code has shown that the app has it: before that, nothing is asked for.
  confirmed_at timestamptz,
  -- The last half minute whose code has been used. A code works once.
  last_step bigint,
  check (last_step is null or confirmed_at is not null)
);

-- For who has lost the app. Only hashes are kept.
create table recovery_codes (
  user_id uuid not null references two_step (user_id) on delete cascade,
  code_hash bytea not null check (length(code_hash) = 32),
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- Between the steps: whoever has come through a door and has not yet given a code. The token is in the browser's cookie.
create table second_steps (
  token_hash bytea primary key check (length(token_hash) = 32),
  -- Two-step that is taken away leaves nothing to wait for.
  user_id uuid not null references two_step (user_id) on delete cascade,
  tries integer not null default 0 check (tries >= 0),
  expires_at timestamptz not null
);
create index second_steps_of_user on second_steps (user_id);
create index second_steps_by_expiry on second_steps (expires_at);
