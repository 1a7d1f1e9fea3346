-- Every decision of staff has a reason, can be appealed, and can be undone for a minute (docs/decisions/30-decisions-of-staff.md).

-- A decision that staff made without a report, such as a rejected ad, is stored as one: the same statement, appeal and retention.
alter table reports
  add column origin text not null default 'report' check (origin in ('report', 'moderation')),
  drop constraint reports_decision_check,
  add constraint reports_decision_check check (decision in ('removed', 'rejected', 'warned', 'blocked', 'none'));

-- A decision that can still be undone. Its notices are sent, and its row deleted, when that time is over.
create table undoable_decisions (
  id uuid primary key default gen_random_uuid(),
  decided_by uuid references profiles (id) on delete set null,
  -- Which feature undoes it, and what it was about. A new decision about the same replaces the row.
  kind text not null,
  target_id uuid not null,
  -- What it changed, as it was before and after: for that feature to read.
  change jsonb not null,
  notices jsonb not null,
  -- The decision it replaced, which is undoable again when this one is undone.
  replaced jsonb,
  undoable_until timestamptz not null,
  unique (kind, target_id)
);
create index undoable_decisions_decided_by on undoable_decisions (decided_by);

-- The ads of suspended sellers are left out of each list: read with every list, so it must be short.
create index profiles_suspended on profiles (blocked_until) where blocked_until is not null;
