-- A person's own picture comes the same way as those of ads, and belongs to nobody's ad (spec 1 §3 Profile, avatar_url).
alter table ad_pictures
  add column is_portrait boolean not null default false,
  add check (not (is_portrait and ad_id is not null));
create unique index ad_pictures_portrait on ad_pictures (user_id) where is_portrait;

drop index ad_pictures_waiting;
create index ad_pictures_waiting on ad_pictures (created_at) where ad_id is null and not is_portrait;
