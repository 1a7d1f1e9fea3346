-- A mail server that is away for some hours: each attempt waits longer than the one before.
alter table newsletter_deliveries add column next_try_at timestamptz not null default now();

-- An issue that could not be sent in time, because the newsletter was off or the mail server away.
alter table newsletter_issues
  drop constraint newsletter_issues_status_check,
  add constraint newsletter_issues_status_check
    check (status in ('scheduled', 'sending', 'sent', 'stopped', 'expired'));
