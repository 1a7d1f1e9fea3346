-- Each saved version of the support chat's replies; the default ones are in the code.
create table support_chat_versions (
  version integer primary key check (version > 0),
  content jsonb not null,
  changed_by uuid references profiles (id) on delete set null,
  created_at timestamptz not null default now()
);
create index support_chat_versions_of_person on support_chat_versions (changed_by) where changed_by is not null;
