-- Messages to the operator. Source: spec 2 §3 contact_messages.
create table contact_messages (
  id uuid primary key default gen_random_uuid(),
  -- The form it was written in.
  form text not null check (form in ('contact', 'support', 'suggestion', 'correction')),
  -- Null for a visitor, and for an erased account.
  user_id uuid references profiles (id) on delete set null,
  name text not null,
  email text not null,
  subject text not null,
  message text not null,
  -- Of a reported problem: the page and the browser, as the sender's browser gave them.
  page text not null default '',
  browser text not null default '',
  status text not null default 'pending' check (status in ('pending', 'resolved')),
  -- For staff only.
  note text not null default '',
  assigned_to uuid references profiles (id) on delete set null,
  resolved_by uuid references profiles (id) on delete set null,
  resolved_at timestamptz,
  created_at timestamptz not null default now(),
  -- When the sender last wrote; a list begins with those that wait longest.
  written_at timestamptz not null default now(),
  -- Grows with every change by staff, so that two of them do not overwrite each other.
  version integer not null default 0,
  is_sample boolean not null default false,
  check ((status = 'resolved') = (resolved_at is not null))
);
create index contact_messages_by_age on contact_messages (created_at desc, id desc);
create index contact_messages_by_status on contact_messages (status, created_at desc, id desc);
create index contact_messages_of_person on contact_messages (user_id, created_at desc) where user_id is not null;
create index contact_messages_by_email on contact_messages (lower(email));
create index contact_messages_resolved on contact_messages (resolved_at) where status = 'resolved';
create index contact_messages_assigned on contact_messages (assigned_to) where assigned_to is not null;
create index contact_messages_resolved_by on contact_messages (resolved_by) where resolved_by is not null;

-- Answers by staff, and what the sender writes after them.
create table contact_replies (
  -- The browser makes it, so that a repeated request is one reply.
  id uuid primary key,
  message_id uuid not null references contact_messages (id) on delete cascade,
  is_by_staff boolean not null,
  user_id uuid references profiles (id) on delete set null,
  content text not null,
  created_at timestamptz not null default now()
);
create index contact_replies_of_message on contact_replies (message_id, created_at, id);
create index contact_replies_of_person on contact_replies (user_id) where user_id is not null;
