-- The minute in which a decision can be undone begins anew while its undo button has focus, within a limit from the decision
-- (docs/decisions/30-decisions-of-staff.md).
alter table undoable_decisions add column decided_at timestamptz not null default now();
