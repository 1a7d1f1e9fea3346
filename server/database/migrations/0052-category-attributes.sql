-- The attributes that ads of a category have, and the brands that are known. Both are edited in the back office.
alter table categories
  add column has_brand boolean not null default false,
  add column has_model boolean not null default false,
  -- Null: its ads have no size.
  add column size_system text check (size_system in ('shoes', 'clothes', 'balls')),
  add column has_colour boolean not null default false,
  add column has_audience boolean not null default false;
update categories set has_brand = true, has_model = true, size_system = 'shoes', has_colour = true, has_audience = true
  where name = 'Basketskor';
update categories set has_brand = true, has_model = true, size_system = 'balls', has_colour = true where name = 'Basketboll';
update categories set has_brand = true, size_system = 'clothes', has_colour = true, has_audience = true where name = 'Kläder';
update categories set has_brand = true, has_model = true, has_colour = true where name = 'Träningsutrustning';
update categories set has_brand = true where name = 'Samlarkort';
update categories set has_brand = true, has_model = true where name = 'Basketkorgar';
update categories set has_brand = true, has_colour = true where name = 'Tillbehör';

create table brands (
  id integer generated always as identity primary key,
  name text not null check (name = btrim(name) and length(name) between 1 and 40),
  -- Other ways to write it, which titles and sellers use.
  aliases text[] not null default '{}' check (cardinality(aliases) <= 20),
  active boolean not null default true,
  created_at timestamptz not null default now()
);
create unique index brands_by_name on brands (lower(name collate "und-x-icu"));
insert into brands (name, aliases) values
  ('adidas', '{addidas,adiddas}'), ('AND1', '{And 1}'), ('Anta', '{}'), ('Asics', '{}'), ('Champion', '{}'),
  ('Converse', '{Chuck Taylor,All Star}'), ('Decathlon', '{Kipsta}'), ('Fila', '{}'), ('Jordan', '{Air Jordan,Nike Jordan}'),
  ('Li-Ning', '{Li Ning,Way of Wade}'), ('Lifetime', '{}'), ('Mikasa', '{}'), ('Mitchell & Ness', '{Mitchell Ness,Mitchell and Ness}'),
  ('Molten', '{}'), ('New Balance', '{}'), ('New Era', '{}'), ('Nike', '{Nikes,Nike Air}'), ('Panini', '{Prizm,Donruss,Hoops}'),
  ('Peak', '{}'), ('Puma', '{}'), ('Rawlings', '{}'), ('Reebok', '{}'), ('SKLZ', '{}'), ('Spalding', '{Spaldning}'),
  ('Starbury', '{}'), ('Tarmak', '{}'), ('Topps', '{}'), ('Under Armour', '{UA,Under Armor,Underarmour}'),
  ('Upper Deck', '{Upperdeck}'), ('Wilson', '{}');
