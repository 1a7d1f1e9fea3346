-- "Verifierad" says one thing: the person has shown that the e-mail address is theirs.
alter table profiles drop column verified;
alter table profiles add column verified boolean not null generated always as (email_verified) stored;
