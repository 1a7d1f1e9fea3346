-- Searches that find nothing, counted as those that find something are: without addresses, for 30 days. Staff see what five
-- visitors of one day have searched for in vain, to add synonyms.
alter table search_visits add column found boolean not null default true;
create table missed_searches (
  text text collate "C" primary key,
  visitors integer not null check (visitors > 0),
  -- The last day on which as many searched for it.
  last_day date not null
);
