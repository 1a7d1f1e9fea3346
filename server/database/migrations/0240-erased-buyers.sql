-- A reservation that ends because its buyer is erased: shown in the thread of the two.
alter table thread_events
  drop constraint thread_events_kind_check,
  add constraint thread_events_kind_check
    check (kind in ('approved', 'cheaper', 'reserved', 'sold', 'available', 'released', 'buyer-erased'));
