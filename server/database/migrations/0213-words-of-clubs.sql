-- The terms by which a search finds a club or a tournament in any form of its words, and by what all of them are. A job computes those of existing rows.
alter table associations
  add column words tsvector not null default '',
  add column words_version integer not null default 0;
create index associations_by_words on associations using gin (words) with (fastupdate = off);
create index associations_by_words_version on associations (words_version);
alter table tournaments
  add column words tsvector not null default '',
  add column words_version integer not null default 0;
create index tournaments_by_words on tournaments using gin (words) with (fastupdate = off);
create index tournaments_by_words_version on tournaments (words_version);
