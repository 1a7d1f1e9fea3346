-- Entries of former releases hold the reasons of decisions, which are texts about people. The rule and the ids stay. The trigger
-- refuses every change, also the owner's, so it is off for this one.
alter table audit_log disable trigger audit_log_is_only_added_to;
update audit_log set before = before - array['reason', 'explanation', 'note', 'text', 'content']
  where before ?| array['reason', 'explanation', 'note', 'text', 'content'];
update audit_log set after = after - array['reason', 'explanation', 'note', 'text', 'content']
  where after ?| array['reason', 'explanation', 'note', 'text', 'content'];
update audit_log set before = before - 'title', after = after - 'title'
  where target_type = 'ad' and (before ? 'title' or after ? 'title');
alter table audit_log enable always trigger audit_log_is_only_added_to;
