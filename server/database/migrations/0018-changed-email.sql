-- Whose password an account has: that of whoever showed, by a link of their own, that the address is theirs. And changing the
-- address of an account, with a way back (docs/decisions/12-mail.md).

-- What somebody typed who wants an account, where accounts are confirmed by mail. Nothing of it is anybody's until the link
-- is used that was sent for it; several may wait for one address.
create table pending_registrations (
  id uuid primary key default gen_random_uuid(),
  email text not null check (email = lower(email) and length(email) between 3 and 254),
  name text not null check (length(btrim(name)) between 2 and 80),
  password_hash text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null check (expires_at > created_at)
);
create index pending_registrations_of_address on pending_registrations (email, created_at desc);
create index pending_registrations_by_expiry on pending_registrations (expires_at);

alter table mail_links
  drop constraint mail_links_purpose_check,
  add constraint mail_links_purpose_check check (purpose in
    ('confirm-registration', 'confirm-email', 'reset-password', 'change-email', 'restore-email')),
  alter column user_id drop not null,
  add column registration_id uuid references pending_registrations (id) on delete cascade,
  -- The address that the person will have.
  add column new_email text check (new_email = lower(new_email) and length(new_email) between 3 and 254),
  add check ((purpose = 'confirm-registration') = (registration_id is not null)),
  add check ((purpose = 'confirm-registration') = (user_id is null)),
  add check ((purpose in ('change-email', 'restore-email')) = (new_email is not null));
create index mail_links_of_registration on mail_links (registration_id);
