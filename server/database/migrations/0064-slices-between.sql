-- The widest slices that together cover the places from one to another, both included: a search that knows where its matches
-- begin reads what is before them at once.
create function slices_between(list integer, low integer, high integer) returns integer[]
  language sql immutable strict parallel safe
  return array(
    select slice_of_list(list, level, number << 3 * level)
      from generate_series(0, 5) as level
           cross join lateral generate_series(low + (1 << 3 * level) - 1 >> 3 * level, (high + 1 >> 3 * level) - 1) as number
     -- Unless the slice above covers it.
     where level = 5 or number >> 3 < low + (8 << 3 * level) - 1 >> 3 * level + 3
       or number >> 3 > (high + 1 >> 3 * level + 3) - 1);
