-- Each change of a section of a static page; the texts of a fresh site are in the code. An empty text is the site's own again.
create table static_page_changes (
  page text not null,
  version integer not null check (version > 0),
  section text not null,
  content text not null,
  -- What has changed, for the page's history; may be empty.
  note text not null default '',
  changed_by uuid references profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  primary key (page, version)
);
create index static_page_changes_of_person on static_page_changes (changed_by) where changed_by is not null;
