-- Words of associations and tournaments, for correcting searches: jobs count them.
create table association_search_words (
  word text collate "C" primary key check (length(word) between 3 and 40),
  docs integer not null check (docs > 0),
  folded text collate "C" not null generated always as (translate(word, 'åäáàâöôóòøéèêëüúíñçæ', 'aaaaaoooooeeeeuuinca')) stored
);
create index association_search_words_by_folded on association_search_words (folded);
create index association_search_words_by_trigrams on association_search_words using gist (folded gist_trgm_ops);

create table tournament_search_words (
  word text collate "C" primary key check (length(word) between 3 and 40),
  docs integer not null check (docs > 0),
  folded text collate "C" not null generated always as (translate(word, 'åäáàâöôóòøéèêëüúíñçæ', 'aaaaaoooooeeeeuuinca')) stored
);
create index tournament_search_words_by_folded on tournament_search_words (folded);
create index tournament_search_words_by_trigrams on tournament_search_words using gist (folded gist_trgm_ops);
