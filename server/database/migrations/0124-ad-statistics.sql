-- What became of the ads of each day, by category and price: written by a job, so that statistics of a year read thousands of
-- rows rather than a million. `band` is the index of the price range.
create table ad_counts (
  day date not null,
  category text not null,
  band smallint not null check (band between 0 and 9),
  ads integer not null check (ads > 0),
  approved integer not null check (approved >= 0),
  approval_minutes bigint not null check (approval_minutes >= 0),
  sold integer not null check (sold >= 0),
  sale_minutes bigint not null check (sale_minutes >= 0),
  sales_timed integer not null check (sales_timed >= 0),
  primary key (day, category, band)
);
