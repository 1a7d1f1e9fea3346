-- Filters by attributes, several choices and own prices in saved searches: parameters of the marketplace by name.
alter table saved_searches
  add column filters jsonb not null default '{}' check (jsonb_typeof(filters) = 'object'),
  drop constraint saved_searches_check,
  add constraint saved_searches_check check (
    num_nonnulls(search, category, condition, county, city, price_range) > 0 or filters <> '{}'),
  drop constraint saved_searches_once,
  add constraint saved_searches_once
    unique nulls not distinct (user_id, search, category, condition, county, city, price_range, filters);

-- A renamed category or brand is renamed among several choices too; the terms follow by the job.
create function rename_choice(filter text, before text, after text) returns void language sql as $$
  update saved_searches set words_version = 0,
      filters = jsonb_set(filters, array[filter], to_jsonb(array_to_string(
        array_replace(string_to_array(filters ->> filter, '~'), before, after), '~')))
    where filters ? filter and before = any(string_to_array(filters ->> filter, '~'))
$$;
create function rename_category_choice() returns trigger language plpgsql as $$
begin
  perform rename_choice('category', old.name, new.name);
  return null;
end $$;
create trigger categories_renamed after update of name on categories
  for each row when (new.name <> old.name) execute function rename_category_choice();
