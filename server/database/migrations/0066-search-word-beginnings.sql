-- Words of titles with a beginning, read from the index alone: thousands may begin with four letters, or with one of å, ä and ö.
create index search_words_beginning_folded on search_words (folded) include (word, docs, titles) where titles > 0;
create index search_words_beginning on search_words (word) include (folded, docs, titles) where titles > 0;
