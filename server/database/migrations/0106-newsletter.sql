-- Who runs the site: shown to visitors, and required before the newsletter opens. Empty until filled in.
alter table site_settings
  add column operator_name text not null default '',
  add column operator_number text not null default '',
  add column operator_address text not null default '',
  add column operator_email text not null default '';

-- Who gets the newsletter. Without an account: an address that somebody has confirmed.
create table newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email) and length(email) between 3 and 320),
  -- What they agreed to, word for word, and when.
  consent_text text not null,
  consented_at timestamptz not null default now(),
  -- Null until they have opened the link of the mail; deleted after some days.
  confirmed_at timestamptz
);
create index newsletter_subscribers_unconfirmed on newsletter_subscribers (consented_at) where confirmed_at is null;

-- An issue, with its content as it is sent.
create table newsletter_issues (
  id uuid primary key default gen_random_uuid(),
  -- Such as 2026-48: one issue a week, whichever node makes it.
  week text not null unique,
  subject text not null,
  content jsonb not null,
  status text not null default 'scheduled' check (status in ('scheduled', 'sending', 'sent', 'stopped')),
  created_at timestamptz not null default now(),
  -- Until then staff can read it and stop it.
  send_at timestamptz not null,
  finished_at timestamptz,
  stopped_by uuid references profiles (id) on delete set null
);
create index newsletter_issues_open on newsletter_issues (send_at) where status in ('scheduled', 'sending');
create index newsletter_issues_newest on newsletter_issues (created_at desc);
create index newsletter_issues_stopped_by on newsletter_issues (stopped_by) where stopped_by is not null;

-- An issue to a subscriber; the pair is in the Message-ID, so that a repeated delivery is recognised as the same mail.
create table newsletter_deliveries (
  issue_id uuid not null references newsletter_issues (id) on delete cascade,
  subscriber_id uuid not null references newsletter_subscribers (id) on delete cascade,
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed')),
  tries smallint not null default 0,
  reason text,
  sent_at timestamptz,
  primary key (issue_id, subscriber_id)
);
create index newsletter_deliveries_queued on newsletter_deliveries (issue_id, tries, subscriber_id) where status = 'queued';
create index newsletter_deliveries_of_subscriber on newsletter_deliveries (subscriber_id);
