-- The place that was chosen in the list of towns: several towns have the same name. Null if the town was only typed.
alter table associations add column place_id integer references places (id) on delete set null;
alter table tournaments add column place_id integer references places (id) on delete set null;
