-- Pictures in messages come the same way as those of ads, and are seen by the two of the thread alone (spec 1 §4 Chat).
alter table ad_pictures
  -- From the first moment: its files lie where no public address leads, so it can never become an ad's or a portrait.
  add column is_private boolean not null default false,
  add column message_id uuid references messages (id) on delete cascade,
  add check (message_id is null or is_private),
  add check (not (is_private and (is_portrait or ad_id is not null))),
  add unique (message_id, position) deferrable initially deferred;

drop index ad_pictures_waiting;
create index ad_pictures_waiting on ad_pictures (created_at)
  where ad_id is null and message_id is null and not is_portrait;

-- An ad deleted a moment before this is taken back with rows that know the column.
update removed_ads set pictures =
  (select coalesce(jsonb_agg(picture || '{"is_private": false}'), '[]') from jsonb_array_elements(pictures) as picture);

-- Written by staff as staff; the server alone says so (spec 2 §2 Messages).
alter table messages add column is_from_staff boolean not null default false;
