-- Suggestions while typing: words that titles have, since descriptions are mostly other words. The most frequent words of a
-- short beginning come first from an index of its length: as many words begin with one letter as a long one has to look at
-- only a few.
alter table search_words add column titles integer not null default 0 check (titles >= 0);
create index search_words_by_first_letter on search_words (left(folded, 1), titles desc);
create index search_words_by_two_letters on search_words (left(folded, 2), titles desc);
create index search_words_by_three_letters on search_words (left(folded, 3), titles desc);

-- What visitors search for and find, at most once for each visitor and day. A visitor is a hash over the day's salt and the
-- text, so that neither a visitor's days nor their texts can be joined; without the salt it says nothing at all.
create table search_visits (
  day date not null,
  text text collate "C" not null check (length(text) between 2 and 60),
  visitor bytea not null check (length(visitor) = 16),
  primary key (day, text, visitor)
);
-- Shared by all nodes, deleted with its day.
create table search_salts (
  day date primary key,
  salt bytea not null check (length(salt) = 32)
);
-- What many have searched for, counted by a job.
create table popular_searches (
  text text collate "C" primary key,
  visitors integer not null check (visitors > 0)
);
