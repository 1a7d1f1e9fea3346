-- Words as public ads write them, for correcting searches: a job counts them, so that no ad waits for the row of a common
-- word. `folded` is without the marks of letters, since many type none.
create table search_words (
  word text collate "C" primary key check (length(word) between 3 and 40),
  docs integer not null check (docs > 0),
  folded text collate "C" not null generated always as (translate(word, 'åäáàâöôóòøéèêëüúíñçæ', 'aaaaaoooooeeeeuuinca')) stored
);
create index search_words_by_folded on search_words (folded);
-- The nearest words come first from this index, without a limit of likeness.
create index search_words_by_trigrams on search_words using gist (folded gist_trgm_ops);
