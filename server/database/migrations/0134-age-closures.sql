-- From when the account of somebody who is too young may be erased: the second step after the suspension that this row decides.
alter table reports add column erasable_from timestamptz
  check (erasable_from is null or (kind = 'person' and decision = 'blocked'));
