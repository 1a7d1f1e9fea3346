-- Words of titles with a beginning, read from the index alone: thousands may begin with four letters, or with one of å, ä and ö.
create index search_words_beginning_folded on search_words (folded) include (word, docs, titles) where titles > 0;
create index search_words_beginning on search_words (word) include (folded, docs, titles) where titles > 0;

-- Saved searches whose filters a new ad does not meet are left out in the index: a long ad has the beginnings of most.
drop index saved_searches_by_probe;
create index saved_searches_by_probe on saved_searches (probe, facet) where probe is not null and alert <> 'never';
