-- A closed page may open again by itself, and every setting shows who changed it last.
-- Read as open when past; null while it is closed until further notice.
alter table page_settings add column reopens_at timestamptz;

create table setting_changes (
  -- A site setting such as 'minimumAge', or 'page:forum' of a page setting.
  name text primary key,
  -- Null for an erased account.
  changed_by uuid references profiles (id) on delete set null,
  changed_at timestamptz not null default now()
);
create index setting_changes_by on setting_changes (changed_by);
