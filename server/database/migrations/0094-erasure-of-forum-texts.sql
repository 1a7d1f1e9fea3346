-- Whoever erases their account chooses whether what they wrote in the forum remains without their name, or goes too.
alter table erasures add column deletes_texts boolean not null default false;
