-- Search by words: each ad stores the terms of its title, category, place and description, so that one condition finds
-- every form of a word. The server computes them (server/core/search); `words_version` tells which rules were used.
alter table ads
  add column words tsvector not null default '',
  add column words_version smallint not null default 0;

-- A job computes the terms again where they are missing or older than the rules.
create index ads_by_words_version on ads (words_version);

-- A statement that changes the text without the terms, for example a renamed category, leaves them to that job.
create function clear_words_version() returns trigger language plpgsql as $$
begin
  new.words_version := 0;
  return new;
end $$;
create trigger ads_text_changed before update of title, description, category, location on ads
  for each row when (new.words_version = old.words_version and new.words = old.words
    and (new.title, new.description, new.category, new.location)
      is distinct from (old.title, old.description, old.category, old.location))
  execute function clear_words_version();

-- The words replace the pieces of words by price band: a list by price reads the slices of the words instead.
drop index ads_by_text;
create index ads_by_text on ads
  using gin (slices, facets, words, search gin_trgm_ops, two_letter_grams(search)) with (fastupdate = off);
alter index ads_by_text alter column 5 set statistics 0;
drop function pieces_by_band, asked_in_band, pieces_in_band;

-- Words with the same meaning. A search for one also finds the others.
create table search_synonyms (
  id integer generated always as identity primary key,
  words text[] not null check (cardinality(words) between 2 and 20)
);
insert into search_synonyms (words) values
  ('{sko,sneaker,sneakers,dojor,gympasko,gympaskor}'),
  ('{linne,jersey,matchlinne,matchtröja}'),
  ('{tröja,jersey}'),
  ('{strumpa,socka}'),
  ('{byxa,brallor}'),
  ('{väska,bag}'),
  ('{affisch,poster}'),
  ('{herr,man,mens}'),
  ('{dam,kvinna,womens}'),
  ('{barn,junior,ungdom,kid,kids}'),
  ('{korg,hoop,basketkorg}'),
  ('{boll,ball}'),
  ('{hoodie,huvtröja,luvtröja}'),
  ('{keps,cap}'),
  ('{mössa,beanie}'),
  ('{shorts,kortbyxa,kortbyxor}'),
  ('{jacka,jacket}'),
  ('{biljett,ticket,inträde}'),
  ('{samlarkort,basketkort,spelarkort}'),
  ('{overall,träningsoverall,träningsdräkt}'),
  ('{ställning,stativ}'),
  ('{visselpipa,domarpipa}'),
  ('{utomhus,ute,outdoor}'),
  ('{inomhus,inne,indoor}'),
  ('{svart,black}'), ('{vit,white}'), ('{röd,red}'), ('{blå,blue}');
