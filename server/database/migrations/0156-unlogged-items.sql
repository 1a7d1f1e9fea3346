-- Articles that were stored of a source since its latest entry in the log: a process that ends while it reads a source has
-- written no entry, and the one that reads it again finds only the rest.
alter table news_sources add column items_unlogged integer not null default 0;
