-- The mails that wait to be sent, counted for monitoring every few seconds: few among those of ninety days.
create index mails_queued on mails (created_at) where status = 'queued';
