-- A mail server that the superadmin enters; SMTP_URL wins over it. A new one is a candidate until its test mail has arrived.
create table mail_servers (
  state text primary key check (state in ('active', 'candidate')),
  host text not null,
  port integer not null check (port between 1 and 65535),
  security text not null check (security in ('tls', 'starttls', 'none')),
  username text not null default '',
  -- Encrypted with a key that is not in the database; null without a password.
  sealed_password bytea,
  sender text not null,
  -- Of a candidate: the hash of the code in its test mail, and the wrong codes so far.
  code_hash bytea,
  wrong_codes integer not null default 0
);
