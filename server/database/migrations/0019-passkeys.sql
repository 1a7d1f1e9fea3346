-- Passkeys: signing in with what a telephone or a computer keeps, without a password (docs/decisions/16-two-step.md).
create table passkeys (
  -- The credential's own id, as base64url.
  id text primary key check (length(id) between 16 and 1400),
  user_id uuid not null references profiles (id) on delete cascade,
  -- COSE. Of use to nobody but for telling whether a signature is right.
  public_key bytea not null check (length(public_key) between 16 and 4000),
  -- How often the authenticator says it has signed; always 0 where the key is shared between devices.
  counter bigint not null default 0 check (counter >= 0),
  name text not null check (length(name) between 1 and 100),
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_of_user on passkeys (user_id, created_at);

-- What is to be signed: worth something once, for a few minutes. Here is its SHA-256.
create table passkey_challenges (
  challenge_hash bytea primary key check (length(challenge_hash) = 32),
  -- For whom a passkey is being made; null for signing in.
  user_id uuid references profiles (id) on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_of_user on passkey_challenges (user_id);
create index passkey_challenges_by_expiry on passkey_challenges (expires_at);
