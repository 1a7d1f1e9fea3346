-- Addresses of teams and leagues that were merged into this one, so that links and calendars lead on.
alter table teams add column former_slugs text[] not null default '{}';
alter table leagues add column former_slugs text[] not null default '{}';
create index teams_by_former_slug on teams using gin (former_slugs);
create index leagues_by_former_slug on leagues using gin (former_slugs);
