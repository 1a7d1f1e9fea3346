-- How ads are found: by any piece of their text, by every filter at once, in three orders, a million at a time.
create extension if not exists pg_trgm;

-- Where an ad stands in a list, as a number that grows the way the list does: the hour it was written, or its price and,
-- among those of one price, the first sixteenth that its id falls in.
create function place_by_age(created_at timestamptz) returns integer language sql immutable strict parallel safe
  return floor(extract(epoch from created_at at time zone 'UTC') / 3600)::integer;
create function place_by_price(price integer, id uuid) returns integer language sql immutable strict parallel safe
  return price * 16 + (get_byte(uuid_send(id), 0) >> 4);

-- The slices of both lists that hold the ad, from the narrowest to the whole: 1, 32, 1024 and 32768 places, all. A search
-- takes slice after slice, as wide as it needs, instead of all ads that have a word. The last digit tells list and width.
create function slices_of_ad(created_at timestamptz, price integer, id uuid) returns integer[]
  language sql immutable strict parallel safe
  return array[
    place_by_age(created_at) * 10, (place_by_age(created_at) >> 5) * 10 + 1, (place_by_age(created_at) >> 10) * 10 + 2,
    (place_by_age(created_at) >> 15) * 10 + 3, (place_by_age(created_at) >> 31) * 10 + 4,
    place_by_price(price, id) * 10 + 5, (place_by_price(price, id) >> 5) * 10 + 6, (place_by_price(price, id) >> 10) * 10 + 7,
    (place_by_price(price, id) >> 15) * 10 + 8, (place_by_price(price, id) >> 31) * 10 + 9];

-- Every two letters that stand side by side: trigrams know nothing of words shorter than three.
create function two_letter_grams(words text) returns text[] language sql immutable strict parallel safe
  return (select coalesce(array_agg(distinct substr(words, at, 2)), '{}') from generate_series(1, length(words) - 1) at);

alter table ads
  -- What a search looks in. Lower case by Unicode's rules, so that Å becomes å whatever locale the database has; composed,
  -- so that an å typed as a and a ring is found too. Compared by bytes, which is all that LIKE needs.
  add column search text collate "C" not null generated always as
    (lower(normalize(title || E'\n' || description) collate "und-x-icu")) stored,
  -- What the filters ask for. The ranges of the price overlap at their ends.
  add column facets text[] collate "C" not null generated always as (array[
    'category ' || category, 'county ' || county, 'city ' || location, 'condition ' || condition,
    case when price <= 500 then 'price 0-500' when price <= 1000 then 'price 500-1000'
      when price <= 2000 then 'price 1000-2000' else 'price 2000+' end]
    || case price when 500 then array['price 500-1000'] when 1000 then array['price 1000-2000']
      when 2000 then array['price 2000+'] else '{}' end) stored,
  add column slices integer[] not null generated always as (slices_of_ad(created_at, price, id)) stored;

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
create index ads_by_text on ads using gin (slices, facets, search gin_trgm_ops) with (fastupdate = off);
create index ads_by_short_text on ads using gin (slices, facets, two_letter_grams(search)) with (fastupdate = off);
-- Only that index reads the grams: their statistics would cost more to keep than they tell.
alter index ads_by_short_text alter column 3 set statistics 0;
