-- The outbox: a mail is written in the transaction that it tells of, and sent by a job (docs/decisions/12-mail.md).
create table mails (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind ~ '^[a-z-]{1,40}$'),
  -- Null for a mail to somebody who has no account.
  user_id uuid references profiles (id) on delete cascade,
  recipient text not null check (length(recipient) between 3 and 320),
  subject text not null check (length(subject) between 1 and 200),
  -- Gone once the mail is sent, since they carry links that let in whoever has them.
  html text,
  body text,
  -- Held: there is no mail server, so the superadmin reads it in the back office.
  status text not null check (status in ('queued', 'sent', 'failed', 'held')),
  tries integer not null default 0 check (tries >= 0),
  -- Why it was not sent the last time it was tried.
  reason text check (length(reason) between 1 and 500),
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  check ((status = 'sent') = (sent_at is not null)),
  check ((html is null) = (status = 'sent') and (body is null) = (status = 'sent')),
  check (status <> 'failed' or reason is not null),
  check (status <> 'held' or tries = 0)
);
create index mails_newest on mails (created_at desc, id desc);
create index mails_of_user on mails (user_id);

-- What a link in a mail lets its reader do, once. The token stands in the mail only; here is its SHA-256.
create table mail_links (
  token_hash bytea primary key check (length(token_hash) = 32),
  purpose text not null check (purpose in ('confirm-email', 'reset-password')),
  user_id uuid not null references profiles (id) on delete cascade,
  -- Where it was sent: worth nothing once the person has another address.
  email text not null check (email = lower(email)),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null check (expires_at > created_at),
  used_at timestamptz
);
create index mail_links_of_user on mail_links (user_id);
create index mail_links_by_expiry on mail_links (expires_at);

-- Where a person has come in before, for telling a new device from an old one.
create index security_events_of_person on security_events (user_id, created_at desc);
