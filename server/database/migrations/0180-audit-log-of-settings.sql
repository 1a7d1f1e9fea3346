-- The audit log has rule and ids, no free text: what staff wrote about closed pages, categories and news sources goes too, as the
-- reasons did (0132). The trigger refuses every change, also the owner's, so it is off for this one.
alter table audit_log disable trigger audit_log_is_only_added_to;
update audit_log set before = before - array['disabledMessage', 'description']
  where before ?| array['disabledMessage', 'description'];
update audit_log set after = after - array['disabledMessage', 'description']
  where after ?| array['disabledMessage', 'description'];
alter table audit_log enable always trigger audit_log_is_only_added_to;
