-- Locking a thread is a decision with a reason, which its author can appeal.
alter table reports
  drop constraint reports_decision_check,
  add constraint reports_decision_check
    check (decision in ('removed', 'rejected', 'locked', 'warned', 'blocked', 'none'));
