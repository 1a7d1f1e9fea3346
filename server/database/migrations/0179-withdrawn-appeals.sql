-- An appeal that waits when its appellant or its ad is erased stays as withdrawn, about nobody: the yearly figures count it.
alter table appeals
  drop constraint appeals_outcome_check,
  add constraint appeals_outcome_check check (outcome in ('upheld', 'overturned', 'withdrawn')),
  add constraint appeals_withdrawn_by_nobody check (outcome <> 'withdrawn' or appellant_id is null);
