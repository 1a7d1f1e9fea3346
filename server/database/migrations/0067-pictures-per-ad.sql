-- How many pictures an ad may have, chosen by superadmins. Ads that have more when it is lowered keep theirs.
alter table site_settings
  add column pictures_per_ad smallint not null default 5 check (pictures_per_ad between 1 and 20);
