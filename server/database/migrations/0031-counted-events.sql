-- Security events that are counted instead of repeated: one row for each kind, address and hour.
alter table security_events add column counted_hour timestamptz;
create unique index security_events_counted on security_events (event, ip_address, counted_hour) where counted_hour is not null;
