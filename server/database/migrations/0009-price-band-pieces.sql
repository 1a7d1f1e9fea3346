-- A word's cheapest ads in the time that its newest take, however many ads there are. Two things stood in the way: a common
-- word's band was read whole only to learn that it held too much, and "korgskott" was read for "skor", since it has the same
-- letters three by three.

-- What is indexed of a text beside the band of a price: every three and every four letters that stand side by side within a
-- word, each as a number that differs from band to band. Two may share a number: who asks compares the text as well. A loop
-- and its cost for the same reasons as in two_letter_grams.
create function pieces_in_band(band integer, words text) returns integer[]
  language plpgsql immutable strict parallel safe cost 5000 as $$
declare
  mark integer := hashint4(band);
  letters text[] := string_to_array(words, null);
  pieces integer[] := '{}';
  count integer := 0;
  piece text;
begin
  for i in 1 .. cardinality(letters) - 2 loop
    if letters[i] <> ' ' and letters[i + 1] <> ' ' and letters[i + 2] <> ' ' then
      piece := letters[i] || letters[i + 1] || letters[i + 2];
      count := count + 1;
      pieces[count] := hashtext(piece) # mark;
      if letters[i + 3] <> ' ' then
        count := count + 1;
        pieces[count] := hashtext(piece || letters[i + 3]) # mark;
      end if;
    end if;
  end loop;
  return pieces;
end $$;

-- The fewest of those numbers that say of a text whether it may hold the words asked for: its words four letters by four, and
-- one of three as it is.
create function asked_in_band(band integer, words text) returns integer[]
  language plpgsql immutable strict parallel safe as $$
declare
  mark integer := hashint4(band);
  letters text[] := string_to_array(words, null);
  pieces integer[] := '{}';
  piece text;
begin
  for i in 1 .. cardinality(letters) - 2 loop
    if letters[i] <> ' ' and letters[i + 1] <> ' ' and letters[i + 2] <> ' ' then
      piece := letters[i] || letters[i + 1] || letters[i + 2];
      if letters[i + 3] <> ' ' then
        pieces := pieces || (hashtext(piece || letters[i + 3]) # mark);
      elsif coalesce(letters[i - 1], ' ') = ' ' then
        pieces := pieces || (hashtext(piece) # mark);
      end if;
    end if;
  end loop;
  return pieces;
end $$;

-- One ad in 32 is indexed once more beside the band's opposite: a sample, which tells how much the band holds.
create function pieces_by_band(price integer, id uuid, words text) returns integer[]
  language sql immutable strict parallel safe cost 5000
  return pieces_in_band(price_band(price), words)
    -- Not the byte that tells the places of one price apart.
    || case when get_byte(uuid_send(id), 15) < 8 then pieces_in_band(-price_band(price), words) else '{}' end;

drop index ads_by_text;
drop function grams_in_band;
create index ads_by_text on ads
  using gin (slices, facets, search gin_trgm_ops, two_letter_grams(search), pieces_by_band(price, id, search))
  with (fastupdate = off);
alter index ads_by_text alter column 4 set statistics 0;
alter index ads_by_text alter column 5 set statistics 0;
