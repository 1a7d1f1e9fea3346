-- The marketplace (spec 1 §3 Ad, Category, Favorite; spec 2 §4).
create table categories (
  id smallint generated always as identity primary key,
  name text not null unique check (name = btrim(name) and length(name) between 1 and 60),
  description text not null default '' check (length(description) <= 300),
  icon text not null default '' check (length(icon) <= 40),
  active boolean not null default true,
  created_at timestamptz not null default now()
);
insert into categories (name) values
  ('Basketskor'), ('Basketboll'), ('Kläder'), ('Träningsutrustning'), ('Samlarkort'),
  ('Basketkorgar'), ('Tillbehör'), ('Biljetter'), ('Övrigt');

create table ads (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references profiles (id) on delete cascade,
  title text not null check (title = btrim(title) and length(title) between 1 and 100),
  description text not null default '' check (length(description) <= 5000),
  price integer not null default 0 check (price between 0 and 9999999),
  category text not null references categories (name) on update cascade,
  condition text not null check (condition in ('Ny', 'Begagnad - Som ny', 'Begagnad - Bra skick',
    'Begagnad - Använd', 'Begagnad - Acceptabelt skick', 'Tjänst', 'Event', 'Biljett')),
  location text not null default 'Ej angiven' check (length(location) between 1 and 80),
  postal_code text not null default '' check (postal_code ~ '^[0-9]{0,5}$'),
  county text not null default '' check (county in ('', 'Stockholm', 'Uppsala', 'Södermanland', 'Östergötland',
    'Jönköping', 'Kronoberg', 'Kalmar', 'Gotland', 'Blekinge', 'Skåne', 'Halland', 'Västra Götaland', 'Värmland',
    'Örebro', 'Västmanland', 'Dalarna', 'Gävleborg', 'Västernorrland', 'Jämtland', 'Västerbotten', 'Norrbotten')),
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  -- What the seller says of the goods, beside what the moderator says of the ad.
  sale_state text not null default 'active' check (sale_state in ('active', 'reserved', 'sold', 'hidden')),
  is_featured boolean not null default false,
  reviewed_by uuid references profiles (id) on delete set null,
  reviewed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  is_public boolean not null generated always as (status = 'approved' and sale_state <> 'hidden') stored
);
create index ads_of_user on ads (user_id, created_at desc, id desc);
create index ads_of_category on ads (category);
create index ads_by_review on ads (status, created_at desc, id desc);

-- A picture belongs to its uploader from the start and to an ad once the ad is saved.
create table ad_pictures (
  id uuid primary key,
  user_id uuid not null references profiles (id) on delete cascade,
  ad_id uuid references ads (id) on delete cascade,
  position smallint not null default 0 check (position >= 0),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  preview text not null check (length(preview) <= 2000),
  bytes integer not null check (bytes > 0),
  created_at timestamptz not null default now(),
  unique (ad_id, position) deferrable initially deferred
);
create index ad_pictures_of_user on ad_pictures (user_id);
create index ad_pictures_waiting on ad_pictures (created_at) where ad_id is null;

create table favorites (
  user_id uuid not null references profiles (id) on delete cascade,
  ad_id uuid not null references ads (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, ad_id)
);
create index favorites_of_ad on favorites (ad_id);
