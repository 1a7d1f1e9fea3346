-- What people report to the staff, what is decided of it, and the appeal (docs/decisions/24-reports.md).

-- An ad that staff has removed. Whatever asks for approved ones finds it no more.
alter table ads drop constraint ads_status_check;
alter table ads add constraint ads_status_check check (status in ('pending', 'approved', 'rejected', 'removed'));

-- Its words are kept apart until the appeal time is out, and nobody who reads the thread has them.
alter table messages add column removed_at timestamptz;

create table reports (
  id uuid primary key default gen_random_uuid(),
  -- Null for a visitor, and once erased.
  reporter_id uuid references profiles (id) on delete set null,
  -- A visitor's, so that they can be answered; cleared when the appeal time is out.
  reporter_name text check (length(reporter_name) between 1 and 100),
  reporter_email text check (length(reporter_email) between 3 and 254),
  kind text not null check (kind in ('ad', 'person', 'message', 'review')),
  -- What is reported, by its id for as long as there is somebody it belongs to. It refers to four tables, and outlives rows there.
  target_id uuid,
  -- Whose it is; null once erased.
  owner_id uuid references profiles (id) on delete set null,
  category text not null check (category in
    ('child', 'illegal', 'fraud', 'abuse', 'privacy', 'counterfeit', 'spam', 'misplaced', 'other')),
  -- Empty once its writer is erased.
  explanation text not null check (length(explanation) <= 2000),
  good_faith boolean not null check (good_faith),
  status text not null default 'pending' check (status in ('pending', 'investigating', 'resolved', 'dismissed')),
  priority text not null check (priority in ('high', 'medium', 'low')),
  assigned_to uuid references profiles (id) on delete set null,
  decision text check (decision in ('removed', 'warned', 'blocked', 'none')),
  -- Which of the site's rules it was decided by.
  rule text check (rule in ('forbidden', 'ads', 'account', 'trade', 'law')),
  person_reason text not null default '' check (length(person_reason) <= 500),
  reporter_reason text not null default '' check (length(reporter_reason) <= 500),
  decided_by uuid references profiles (id) on delete set null,
  decided_at timestamptz,
  -- The one that it was decided together with: an appeal is about that one.
  decided_with uuid references reports (id) on delete set null,
  -- The one whose appeal made staff look again.
  reopened_from uuid references reports (id) on delete set null,
  created_at timestamptz not null default now(),
  check ((decision is null) = (decided_at is null)),
  check ((decision is not null) = (status in ('resolved', 'dismissed'))),
  check (status <> 'dismissed' or decision = 'none')
);
create unique index reports_open_once on reports (reporter_id, kind, target_id)
  where status in ('pending', 'investigating');
create unique index reports_of_visitor_open_once on reports (reporter_email, kind, target_id)
  where status in ('pending', 'investigating') and reporter_id is null;
create index reports_newest on reports (created_at desc, id desc);
create index reports_of_status on reports (status, created_at desc, id desc);
create index reports_of_target on reports (target_id, status);
create index reports_of_owner on reports (owner_id, created_at desc);
create index reports_of_email on reports (reporter_email) where reporter_email is not null;
create index reports_assigned on reports (assigned_to) where assigned_to is not null;
create index reports_decided_by on reports (decided_by) where decided_by is not null;
create index reports_decided_at on reports (decided_at) where decided_at is not null;
create index reports_decided_with on reports (decided_with) where decided_with is not null;
create index reports_reopened_from on reports (reopened_from) where reopened_from is not null;

-- What was reported as it stood then, which goes with whoever wrote it, and when the appeal time is out.
create table report_snapshots (
  report_id uuid primary key references reports (id) on delete cascade,
  owner_id uuid references profiles (id) on delete cascade,
  content jsonb not null
);
create index report_snapshots_of_owner on report_snapshots (owner_id);

-- What was removed and how to put it back as it was; gone when it is back, or when the appeal time is out.
create table removed_content (
  report_id uuid primary key references reports (id) on delete cascade,
  owner_id uuid not null references profiles (id) on delete cascade,
  kind text not null check (kind in ('ad', 'person', 'message', 'review')),
  target_id uuid not null,
  kept jsonb not null,
  removed_at timestamptz not null default now(),
  unique (kind, target_id)
);
create index removed_content_of_owner on removed_content (owner_id);
create index removed_content_by_age on removed_content (removed_at);

create table appeals (
  -- Once for each decision.
  report_id uuid primary key references reports (id) on delete cascade,
  appellant_id uuid not null references profiles (id) on delete cascade,
  -- Which side of the decision they are on.
  side text not null check (side in ('concerned', 'reporter')),
  text text not null check (length(text) between 1 and 2000),
  created_at timestamptz not null default now(),
  outcome text check (outcome in ('upheld', 'overturned')),
  reason text not null default '' check (length(reason) <= 500),
  decided_by uuid references profiles (id) on delete set null,
  decided_at timestamptz,
  check ((outcome is null) = (decided_at is null))
);
create index appeals_of_appellant on appeals (appellant_id);
create index appeals_decided_by on appeals (decided_by) where decided_by is not null;
create index appeals_open on appeals (created_at) where outcome is null;

alter table notifications add constraint notifications_report_id_fkey
  foreign key (report_id) references reports (id) on delete cascade;
create index notifications_of_report on notifications (report_id) where report_id is not null;
