-- How many subscribers an issue was sent to: their deliveries are deleted with those who unsubscribe.
alter table newsletter_issues add column sent_count integer not null default 0;
update newsletter_issues as issue set sent_count = (
  select count(*) from newsletter_deliveries where issue_id = issue.id and status = 'sent');
