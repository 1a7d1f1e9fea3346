-- Saved searches find new ads by words too, as the marketplace does.

-- A text with a phrase in quotes is found by the beginning of the phrase: an ad that has the whole text, quotes and all,
-- has the phrase as well. The server reads phrases by the same pattern (server/core/search/search-words.ts).
alter table saved_searches
  drop column probe,
  add column probe text collate "C" generated always as (search_probe(lower(coalesce(
    substring(search from '["”“] ?([^"”“ ][^"”“]*[^"”“ ]) ?["”“]'), search) collate "und-x-icu"))) stored,
  -- Terms of its first word, of which an ad has one. The server computes them; `words_version` is the version of the rules, and
  -- a job computes them again where they are missing or older.
  add column probe_terms text[],
  add column words_version smallint not null default 0;
create index saved_searches_by_probe on saved_searches (probe) where probe is not null and alert <> 'never';
create index saved_searches_by_facet on saved_searches (facet) where probe is null and alert <> 'never';
create index saved_searches_by_terms on saved_searches using gin (probe_terms) with (fastupdate = off)
  where alert <> 'never';
create index saved_searches_by_words_version on saved_searches (words_version);
