-- How often something was tried lately, counted over all nodes. Unlogged: what a crash of the database forgets is forgiven.
create unlogged table limits (
  key text primary key check (length(key) <= 400),
  tries integer not null,
  ends_at timestamptz not null
);
