-- A reservation that ends because its ad is deleted, taken down or hidden by an erasure.
alter table thread_events
  drop constraint thread_events_kind_check,
  add constraint thread_events_kind_check
    check (kind in ('approved', 'cheaper', 'reserved', 'sold', 'available', 'released'));
