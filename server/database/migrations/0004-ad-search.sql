-- How ads are found: by any piece of their text, by every filter at once, in three orders, a million at a time.
create extension if not exists pg_trgm;

-- Days since 1970 and steps of the price. A list is read in slices of these, so that a search for a word that many ads
-- have fetches the ads of a few days, and not all of two years, to show the newest 24.
create function day_number(moment timestamptz) returns integer language sql immutable strict parallel safe
  return floor(extract(epoch from moment at time zone 'UTC') / 86400)::integer;
create function price_band(price integer) returns integer language sql immutable strict parallel safe
  return case when price < 1000 then price / 10 else least(90 + price / 100, 190) end;

-- Every two letters that stand side by side: trigrams know nothing of words shorter than three.
create function two_letter_grams(words text) returns text[] language sql immutable strict parallel safe
  return (select coalesce(array_agg(distinct substr(words, at, 2)), '{}') from generate_series(1, length(words) - 1) at);

alter table ads
  -- What a search looks in. Lower case by Unicode's rules, so that Å becomes å whatever locale the database has; composed,
  -- so that an å typed as a and a ring is found too. Compared by bytes, which is all that LIKE needs.
  add column search text collate "C" not null generated always as
    (lower(normalize(title || E'\n' || description) collate "und-x-icu")) stored,
  -- What every filter but the text matches, and the slices the ad lies in: one index holds them all at once.
  -- The ranges of the price overlap at their ends.
  add column facets text[] collate "C" not null generated always as (array[
    'all', 'category ' || category, 'county ' || county, 'city ' || location, 'condition ' || condition,
    case when price <= 500 then 'price 0-500' when price <= 1000 then 'price 500-1000'
      when price <= 2000 then 'price 1000-2000' else 'price 2000+' end,
    case price when 500 then 'price 500-1000' when 1000 then 'price 1000-2000' when 2000 then 'price 2000+' else 'all' end,
    'day ' || day_number(created_at), 'days ' || (day_number(created_at) >> 4), 'band ' || price_band(price)]) stored;

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
-- write in many would have to empty it.
create index ads_by_text on ads using gin (facets, search gin_trgm_ops) with (fastupdate = off);
create index ads_by_short_text on ads using gin (facets, two_letter_grams(search)) with (fastupdate = off);
-- Only that index reads the grams: their statistics would cost more to keep than they tell.
alter index ads_by_short_text alter column 2 set statistics 0;
