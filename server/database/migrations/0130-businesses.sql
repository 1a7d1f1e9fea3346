-- Sellers in business; anyone else is a private seller. Source of the details: lag 2002:562 om elektronisk handel, 8 §.
create table seller_businesses (
  user_id uuid primary key references profiles (id) on delete cascade,
  name text not null check (name <> '' and length(name) <= 100),
  number text not null check (number ~ '^\d{6}-\d{4}$'),
  address text not null check (address <> '' and length(address) <= 200),
  email text not null check (email <> '' and length(email) <= 320),
  updated_at timestamptz not null default now()
);
