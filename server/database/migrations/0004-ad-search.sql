-- How ads are found: by any piece of their text, by every filter at once, in three orders, a million at a time.
create extension if not exists pg_trgm;

-- Where an ad stands in a list, as a number that grows the way the list does: the eighth of an hour it was written in, or
-- its price and, among those of one price, the eighth that its id falls in.
create function place_by_age(created_at timestamptz) returns integer language sql immutable strict parallel safe
  return floor(date_part('epoch', created_at at time zone 'UTC') / 450)::integer;
create function place_by_price(price integer, id uuid) returns integer language sql immutable strict parallel safe
  return price * 8 + (get_byte(uuid_send(id), 0) >> 5);

-- The slice of a list that holds a place: 1, 8, 64 ... 32768 places wide at levels 0 to 5. Lists are told apart by number:
-- 0 by age, 1 by price.
create function slice_of_list(list integer, level integer, place integer) returns integer
  language sql immutable strict parallel safe
  return (place >> 3 * level) * 16 + list * 8 + level;
create function slices_of_ad(age integer, price integer) returns integer[] language sql immutable strict parallel safe
  return array[
    slice_of_list(0, 0, age), slice_of_list(0, 1, age), slice_of_list(0, 2, age), slice_of_list(0, 3, age),
    slice_of_list(0, 4, age), slice_of_list(0, 5, age),
    slice_of_list(1, 0, price), slice_of_list(1, 1, price), slice_of_list(1, 2, price), slice_of_list(1, 3, price),
    slice_of_list(1, 4, price), slice_of_list(1, 5, price)];

-- One number for a choice of filters; null stands for a filter that is not used. Two choices may share a number: who asks
-- compares the columns as well.
create function facet_of(category text, county text, city text, condition text, price_range text) returns integer
  language sql immutable parallel safe
  return coalesce(hashtext('category ' || category), 0) # coalesce(hashtext('county ' || county), 0)
    # coalesce(hashtext('city ' || city), 0) # coalesce(hashtext('condition ' || condition), 0)
    # coalesce(hashtext('price ' || price_range), 0);
-- The numbers of all 31 choices, so that filters which are common each, but rare or never found together, are one short
-- list in the index, and not the intersection of five long ones.
create function facets_of(a integer, b integer, c integer, d integer, e integer) returns integer[]
  language sql immutable strict parallel safe
  return array[a, b, c, d, e, a#b, a#c, a#d, a#e, b#c, b#d, b#e, c#d, c#e, d#e, a#b#c, a#b#d, a#b#e, a#c#d, a#c#e, a#d#e,
    b#c#d, b#c#e, b#d#e, c#d#e, a#b#c#d, a#b#c#e, a#b#d#e, a#c#d#e, b#c#d#e, a#b#c#d#e];
create function facets_of_ad(category text, county text, city text, condition text, price_range text) returns integer[]
  language sql immutable strict parallel safe
  return facets_of(hashtext('category ' || category), hashtext('county ' || county), hashtext('city ' || city),
    hashtext('condition ' || condition), hashtext('price ' || price_range));

-- Every two letters that stand side by side: trigrams know nothing of words shorter than three. A loop, because a query
-- over the letters takes six times as long; its cost keeps the planner from making it for ads it could look up.
create function two_letter_grams(words text) returns text[] language plpgsql immutable strict parallel safe cost 5000 as $$
declare
  letters text[] := string_to_array(words, null);
  grams text[] := '{}';
begin
  for i in 1 .. cardinality(letters) - 1 loop
    grams[i] := letters[i] || letters[i + 1];
  end loop;
  return grams;
end $$;

alter table ads
  -- What a search looks in. Lower case by Unicode's rules, so that Å becomes å whatever locale the database has; composed,
  -- so that an å typed as a and a ring is found too. Compared by bytes, which is all that LIKE needs.
  add column search text collate "C" not null generated always as
    (lower(normalize(title || E'\n' || description) collate "und-x-icu")) stored,
  -- Every choice of filters that finds the ad.
  add column facets integer[] not null
    -- The ranges of the price overlap at their ends.
    generated always as (facets_of_ad(category, county, location, condition, case when price <= 500 then '0-500'
        when price <= 1000 then '500-1000' when price <= 2000 then '1000-2000' else '2000+' end)
      || case price when 500 then facets_of_ad(category, county, location, condition, '500-1000')
        when 1000 then facets_of_ad(category, county, location, condition, '1000-2000')
        when 2000 then facets_of_ad(category, county, location, condition, '2000+') else '{}' end) stored,
  -- The slices of both lists that it lies in: a search takes slice after slice, as wide as it needs, instead of all the ads
  -- that have a word.
  add column slices integer[] not null
    generated always as (slices_of_ad(place_by_age(created_at), place_by_price(price, id))) stored;

-- The marketplace's lists, declared exactly as ORDER BY reads them, of only what the public sees.
create index ads_newest on ads (created_at desc, id desc) where is_public;
create index ads_newest_of_category on ads (category, created_at desc, id desc) where is_public;
create index ads_newest_of_county on ads (county, created_at desc, id desc) where is_public;
create index ads_newest_of_category_and_county on ads (category, county, created_at desc, id desc) where is_public;
create index ads_newest_of_city on ads (location, created_at desc, id desc) where is_public;
create index ads_newest_of_condition on ads (condition, created_at desc, id desc) where is_public;
create index ads_by_price on ads (price, id) where is_public;
create index ads_by_price_of_category on ads (category, price, id) where is_public;
create index ads_featured on ads (created_at desc, id desc) where is_public and is_featured;

-- The back office lists ads of every status; `ads_by_review` serves those of one.
create index ads_written on ads (created_at desc, id desc);

-- Of every ad, since the back office searches too. No pending list: each search would have to read it through, and one
-- write in many would have to empty it. One index, so that the planner cannot take one that knows less than is asked; the
-- slices first, so that only the ads in them are looked up among those that have the words.
create index ads_by_text on ads using gin (slices, facets, search gin_trgm_ops, two_letter_grams(search))
  with (fastupdate = off);
-- Only the index reads the grams: their statistics would cost more to keep than they tell.
alter index ads_by_text alter column 4 set statistics 0;
