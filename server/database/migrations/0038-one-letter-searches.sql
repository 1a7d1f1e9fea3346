-- A saved search may be one character: its probe is the whole text, which an ad has among the beginnings of its words.
alter table saved_searches drop constraint saved_searches_search_check;
alter table saved_searches add constraint saved_searches_search_check check (length(search) between 1 and 100);
