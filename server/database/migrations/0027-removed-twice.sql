-- A person who has been cleared of what they said of themselves may write anew, and that may have to go too. Each removal can be
-- appealed, so each keeps what it took (docs/decisions/24-reports.md).
alter table removed_content drop constraint removed_content_kind_target_id_key;
create index removed_content_of_target on removed_content (kind, target_id);
create unique index removed_content_once on removed_content (kind, target_id) where kind <> 'person';
