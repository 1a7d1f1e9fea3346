-- Removed when "bron" was also the stem of "brons", which now is a word of its own.
insert into search_synonyms (words)
select '{lebron,bron}' where not exists (select from search_synonyms where 'bron' = any(words));
