-- Attributes and delivery of an ad. Empty: not stated.
alter table ads
  add column brand text not null default '' check (length(brand) <= 40),
  add column model text not null default '' check (length(model) <= 60),
  add column size text not null default '' check (length(size) <= 10),
  add column colour text not null default '' check (length(colour) <= 20),
  add column audience text not null default '' check (audience in ('', 'Herr', 'Dam', 'Unisex', 'Junior')),
  add column delivery text[] not null default '{}' check (delivery <@ '{pickup,shipping,meeting}'),
  add column shipping_payer text not null default '' check (shipping_payer in ('', 'buyer', 'seller', 'agreed')),
  add column meeting_place text not null default '' check (length(meeting_place) <= 80),
  -- The rules by which a job has filled in the attributes from the title; null when the seller has chosen them.
  add column attributes_version smallint default 0;
create index ads_by_attributes_version on ads (attributes_version) where attributes_version is not null;

-- Filters are terms of the words too: whatever they follow from makes the words be computed again.
drop trigger ads_text_changed on ads;
create trigger ads_text_changed before update of title, description, category, location, county, condition, price, brand,
    model, size, colour, audience, delivery on ads
  for each row when (new.words_version = old.words_version and new.words = old.words
    and (new.title, new.description, new.category, new.location, new.county, new.condition, new.price, new.brand, new.model,
        new.size, new.colour, new.audience, new.delivery)
      is distinct from (old.title, old.description, old.category, old.location, old.county, old.condition, old.price, old.brand,
        old.model, old.size, old.colour, old.audience, old.delivery))
  execute function clear_words_version();

-- Whether it is sold is such a term as well, but changes in many places.
create function write_sold_term() returns trigger language plpgsql as $$
begin
  new.words := ts_delete(new.words, '{x:sold,x:unsold}'::text[])
    || array_to_tsvector(array[case new.sale_state when 'sold' then 'x:sold' else 'x:unsold' end]);
  return new;
end $$;
create trigger ads_sold_term before insert or update of sale_state, words on ads
  for each row execute function write_sold_term();
-- At once, since lists of ads that are not sold read it.
update ads set words = words;
