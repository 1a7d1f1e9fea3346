-- Ads that end, whom the goods went to, and what the two say of each other (docs/decisions/20-deals.md).

alter table site_settings
  -- How long an ad is shown before its seller has to renew it.
  add column ad_duration_days smallint not null default 30 check (ad_duration_days between 7 and 365);

alter table ads drop constraint ads_sale_state_check;
alter table ads
  add constraint ads_sale_state_check check (sale_state in ('active', 'reserved', 'sold', 'hidden', 'expired')),
  -- Null for one that has never been public, and for sample data: it does not end.
  add column expires_at timestamptz,
  -- When its seller was told that it will.
  add column expiry_told_at timestamptz;
-- Ads that are older than they may be get some days, not all the same ones, so that each seller is told first.
update ads set expires_at = greatest(created_at + interval '30 days',
    now() + interval '4 days' + random() * interval '20 days') where status = 'approved';
create index ads_by_expiry on ads (expires_at) where status = 'approved' and sale_state in ('active', 'reserved');

-- What everyone sees, told by what is shown rather than by what is not: a state that is added later is not public by itself.
alter table ads drop column is_public;
alter table ads add column is_public boolean not null
  generated always as (status = 'approved' and sale_state in ('active', 'reserved', 'sold')) stored;
create index ads_newest on ads (created_at desc, id desc) where is_public;
create index ads_newest_of_category on ads (category, created_at desc, id desc) where is_public;
create index ads_newest_of_county on ads (county, created_at desc, id desc) where is_public;
create index ads_newest_of_category_and_county on ads (category, county, created_at desc, id desc) where is_public;
create index ads_newest_of_city on ads (location, created_at desc, id desc) where is_public;
create index ads_newest_of_condition on ads (condition, created_at desc, id desc) where is_public;
create index ads_by_price on ads (price, id) where is_public;
create index ads_by_price_of_category on ads (category, price, id) where is_public;
create index ads_featured on ads (created_at desc, id desc) where is_public and is_featured;

alter table erasure_hidden_ads drop constraint erasure_hidden_ads_sale_state_check;
alter table erasure_hidden_ads add constraint erasure_hidden_ads_sale_state_check
  check (sale_state in ('active', 'reserved', 'sold', 'expired'));

-- A link in a mail that renews one ad and does nothing else. The token stands in the mail only; here is its SHA-256.
create table ad_renewal_links (
  token_hash bytea primary key check (length(token_hash) = 32),
  ad_id uuid not null references ads (id) on delete cascade,
  user_id uuid not null references profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index ad_renewal_links_of_ad on ad_renewal_links (ad_id);
create index ad_renewal_links_of_user on ad_renewal_links (user_id);

-- For whom the goods are kept, or who has bought them.
create table deals (
  id uuid primary key default gen_random_uuid(),
  -- The ad while there is one, and its id for ever.
  ad_id uuid references ads (id) on delete set null,
  about uuid not null,
  -- As they stood, since a review must make sense when the ad is gone. The seller's own words, so they go with the seller.
  title text not null check (length(title) between 1 and 100),
  price integer not null check (price >= 0),
  seller_id uuid not null references profiles (id) on delete cascade,
  -- Null for somebody outside the site, and once erased.
  buyer_id uuid references profiles (id) on delete set null,
  state text not null check (state in ('reserved', 'sold', 'released')),
  reserved_at timestamptz,
  sold_at timestamptz,
  released_at timestamptz,
  created_at timestamptz not null default now(),
  check (ad_id = about),
  check (buyer_id <> seller_id),
  check (state <> 'reserved' or reserved_at is not null),
  check (state <> 'sold' or sold_at is not null),
  check ((state = 'released') = (released_at is not null))
);
create unique index deals_open on deals (about) where state in ('reserved', 'sold');
create index deals_about on deals (about);
create index deals_of_ad on deals (ad_id);
create index deals_of_seller on deals (seller_id, sold_at);
create index deals_of_buyer on deals (buyer_id, sold_at);
-- What was marked before there were deals: sold or reserved to nobody the site knows of.
insert into deals (ad_id, about, title, price, seller_id, state, reserved_at, sold_at)
  select id, id, title, price, user_id, sale_state, case sale_state when 'reserved' then updated_at end,
         case sale_state when 'sold' then updated_at end
    from ads where sale_state in ('reserved', 'sold');

-- What one of the two says of the other.
create table reviews (
  id uuid primary key default gen_random_uuid(),
  deal_id uuid not null references deals (id) on delete cascade,
  author_id uuid not null references profiles (id) on delete cascade,
  subject_id uuid not null references profiles (id) on delete cascade,
  rating smallint not null check (rating between 1 and 5),
  text text not null check (length(text) between 1 and 1000),
  created_at timestamptz not null default now(),
  -- When the time to write is out, or at once when the other has written too.
  visible_at timestamptz not null,
  -- When the subject was told of it.
  told_at timestamptz,
  answer text check (length(answer) between 1 and 1000),
  answered_at timestamptz,
  removed_at timestamptz,
  removed_by uuid references profiles (id) on delete set null,
  removed_reason text check (length(removed_reason) between 1 and 500),
  unique (deal_id, author_id),
  check (author_id <> subject_id),
  check ((answer is null) = (answered_at is null)),
  check ((removed_at is null) = (removed_reason is null)),
  check (removed_by is null or removed_at is not null)
);
-- All that a rating is made of, so that a seller's page reads the index alone.
create index reviews_of_subject on reviews (subject_id, visible_at desc, id desc) include (rating, removed_at);
create index reviews_of_author on reviews (author_id, created_at desc, id desc);
create index reviews_untold on reviews (visible_at) where told_at is null;
create index reviews_of_remover on reviews (removed_by) where removed_by is not null;

-- What a person's reviews come to: only those that everyone sees.
create function rating_of(person uuid) returns table (average numeric, count integer)
  language sql stable parallel safe as $$
    select round(avg(rating), 1), count(*)::integer from reviews
     where subject_id = person and visible_at <= now() and removed_at is null
  $$;
