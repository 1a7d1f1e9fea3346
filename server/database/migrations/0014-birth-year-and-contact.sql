-- How old somebody is, and which of their contact data an ad shows.
alter table profiles
  -- Said once by the person; null until then.
  add column birth_year smallint check (birth_year between 1900 and 2100);

alter table ads
  -- What the seller chose; the number shows once there is one, and for nobody under age.
  add column shows_phone boolean not null default true,
  add column shows_email boolean not null default false;

-- Who has been shown how to reach a seller: once for each ad and kind. Not kept of who is under age.
create table contact_reveals (
  ad_id uuid not null references ads (id) on delete cascade,
  kind text not null check (kind in ('phone', 'email')),
  user_id uuid not null references profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (ad_id, kind, user_id)
);
create index contact_reveals_of_user on contact_reveals (user_id);
