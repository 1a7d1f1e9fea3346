-- The town of an ad is not among its words when its seller is treated as a minor: visitors could find it by searching.
-- The job that computes words does so again for these.
update ads set words_version = 0 from profiles
 where profiles.id = ads.user_id
   and (birth_year is null or birth_year > extract(year from now() at time zone 'Europe/Stockholm') - 19);
