-- The operator's telephone number, and the contact point of authorities and users: the operator's e-mail address if empty.
-- Source: lag 2002:562, 8 §; regulation (EU) 2022/2065, articles 11 and 12.
alter table site_settings
  add column operator_phone text not null default '' check (length(operator_phone) <= 40),
  add column operator_reports_email text not null default '' check (length(operator_reports_email) <= 320);
