-- Managing people (spec 2 §2 Users), and the log of every privileged act.
alter table profiles
  -- To the hour: whoever reads pages all day is written once an hour.
  add column last_seen_at timestamptz,
  -- 'infinity' for until further notice.
  add column blocked_until timestamptz,
  add column blocked_reason text not null default '' check (length(blocked_reason) <= 500),
  add check (blocked_until is null or blocked_reason <> ''),
  -- What the back office's table looks in; see `search` of ads.
  add column search text collate "C" not null generated always as
    (lower(normalize(name || E'\n' || email) collate "und-x-icu")) stored;
create index profiles_by_search on profiles using gin (search gin_trgm_ops) with (fastupdate = off);
create index profiles_by_role on profiles (role, created_at desc, id desc);

-- Who did what, on whom or what, when, from where, and how it was before and after. No row refers to another table: what
-- happens to a person must never reach in here. No name or e-mail address is written either, so that a person who is
-- erased is erased; names are looked up when the log is read.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- Null for the command line.
  actor_id uuid,
  actor_role text not null check (actor_role in ('user', 'admin', 'superadmin', 'operator')),
  action text not null check (length(action) between 1 and 60),
  target_type text not null check (length(target_type) between 1 and 30),
  target_id text not null check (length(target_id) between 1 and 100),
  ip_address text,
  user_agent text not null default '' check (length(user_agent) <= 500),
  before jsonb,
  after jsonb
);
create index audit_log_newest on audit_log (at desc, id desc);
create index audit_log_of_action on audit_log (action, at desc, id desc);
create index audit_log_of_actor on audit_log (actor_id, at desc, id desc);
create index audit_log_of_target on audit_log (target_id, at desc, id desc);

create function refuse_to_change_the_past() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is only added to' using errcode = 'insufficient_privilege';
end $$;
create trigger audit_log_is_only_added_to before update or delete or truncate on audit_log
  for each statement execute function refuse_to_change_the_past();
-- Also where a session calls itself a replica, which skips ordinary triggers.
alter table audit_log enable always trigger audit_log_is_only_added_to;

create index security_events_of_event on security_events (event, created_at desc, id desc);

-- One superadmin who can sign in is always left, whoever asks and however many ask at once.
create function keep_a_superadmin() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.role = 'superadmin' and (new.blocked_until is null or new.blocked_until <= now()) then
    return new;
  end if;
  -- Held, so that two do not each count on the other.
  perform from profiles
    where role = 'superadmin' and id <> old.id and (blocked_until is null or blocked_until <= now())
    for update;
  if not found then
    raise exception 'the last superadmin stays' using errcode = 'check_violation';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger a_superadmin_is_left before update of role, blocked_until or delete on profiles
  for each row when (old.role = 'superadmin') execute function keep_a_superadmin();
