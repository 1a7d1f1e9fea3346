-- An article of staff that was saved without being published gets the date of its publication.
alter table news add column awaits_first_publication boolean not null default false;

-- The picture of an article remains when the account that uploaded it is erased; all others go with it.
alter table ad_pictures alter column user_id drop not null;
