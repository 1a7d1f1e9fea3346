-- Notifications of a deal wait until it can no longer be undone. What people know so far is stored, so that the job that sends them
-- sends the difference: nothing after an undo, and nothing twice.
alter table deals
  -- The state of which the buyer was last notified; null when never.
  add column notified_state text check (notified_state in ('reserved', 'sold', 'released')),
  -- The states of which those who saved the ad were notified.
  add column followers_notified text[] not null default '{}' check (followers_notified <@ array['reserved', 'sold']);
-- Until now, everyone was notified at once.
update deals
   set notified_state = state,
       followers_notified = array_remove(
         array[case when reserved_at is not null then 'reserved' end, case when sold_at is not null then 'sold' end], null);
