-- A court that is never closed: its hours of a day begin and end at midnight.
alter table association_hours
  drop constraint association_hours_check,
  add constraint association_hours_end check (closes_at <> opens_at or opens_at = '00:00');
