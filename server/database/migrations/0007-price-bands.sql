-- A word's cheapest ads are found without reading all that cost less: what an ad says is also indexed beside the band that
-- its price falls in.

-- Where each band begins, in kronor. Narrow where ads are thick, and all made of whole slices of 8 kronor.
create function price_bands() returns integer[] language sql immutable parallel safe
  return array[0, 32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448, 480, 512, 544, 576, 608, 640, 704, 768,
    832, 896, 960, 1024, 1152, 1280, 1408, 1536, 1792, 2048, 2304, 2560, 3072, 3584, 4096, 5120, 6144, 8192];
create function price_band(price integer) returns integer language sql immutable strict parallel safe
  return width_bucket(price, price_bands());

-- Every three letters of a text that stand side by side, each as a number that differs from band to band. Two may share a
-- number: who asks compares the text as well. A loop and its cost for the same reasons as in two_letter_grams.
create function grams_in_band(band integer, words text) returns integer[]
  language plpgsql immutable strict parallel safe cost 5000 as $$
declare
  mark integer := hashint4(band);
  letters text[] := string_to_array(words, null);
  grams integer[] := '{}';
  count integer := 0;
begin
  for i in 1 .. cardinality(letters) - 2 loop
    -- Where a word ends they tell least.
    if letters[i] <> ' ' and letters[i + 1] <> ' ' and letters[i + 2] <> ' ' then
      count := count + 1;
      grams[count] := hashtext(letters[i] || letters[i + 1] || letters[i + 2]) # mark;
    end if;
  end loop;
  return grams;
end $$;

drop index ads_by_text;
create index ads_by_text on ads
  using gin (slices, facets, search gin_trgm_ops, two_letter_grams(search), grams_in_band(price_band(price), search))
  with (fastupdate = off);
alter index ads_by_text alter column 4 set statistics 0;
alter index ads_by_text alter column 5 set statistics 0;
