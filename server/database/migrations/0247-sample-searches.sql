-- A fresh site shows what visitors have searched for in vain, marked as sample data.
alter table search_visits add column is_sample boolean not null default false;
create index search_visits_of_samples on search_visits (text) where is_sample;
