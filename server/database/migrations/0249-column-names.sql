-- The field's terms for columns whose names were our own.
alter table reviews rename column told_at to notified_at;
alter index reviews_untold rename to reviews_unnotified;
alter table saved_search_matches rename column told_at to notified_at;
alter index saved_search_matches_untold rename to saved_search_matches_unnotified;
alter table human_checks rename column spent_at to used_at;
alter table removed_content rename column kept to original;
