-- What happens to the ad of a thread is a line between its messages. It is no message: it has no position and is never unread.
create table thread_events (
  id uuid primary key default gen_random_uuid(),
  thread_id uuid not null references threads (id) on delete cascade,
  kind text not null check (kind in ('approved', 'cheaper', 'reserved', 'sold', 'available')),
  -- The member of the thread with whom the deal is or was; null for a deal with another person.
  buyer_id uuid references profiles (id) on delete set null,
  -- In kronor, of a lower price.
  price integer,
  old_price integer,
  -- The position of the message before it; 0 for none.
  after_position integer not null,
  created_at timestamptz not null default clock_timestamp(),
  check ((kind = 'cheaper') = (price is not null and old_price is not null))
);
create index thread_events_of_thread on thread_events (thread_id, created_at desc);
create index thread_events_of_buyer on thread_events (buyer_id) where buyer_id is not null;
