-- Until when a decision suspends the user: "infinity" until further notice, null once staff have lifted it. The user is suspended
-- until the latest end of the decisions that no appeal has overturned.
alter table reports add column blocked_until timestamptz check (blocked_until is null or decision = 'blocked');

update reports set blocked_until = suspended.blocked_until
  from (select distinct on (reports.owner_id) reports.id, profiles.blocked_until
          from reports join profiles on profiles.id = reports.owner_id
         where reports.decision = 'blocked' and reports.decided_with is null and profiles.blocked_until > now()
           and not exists (select from appeals where report_id = reports.id and outcome = 'overturned')
         order by reports.owner_id, reports.decided_at desc, reports.id) as suspended
 where reports.id = suspended.id;
