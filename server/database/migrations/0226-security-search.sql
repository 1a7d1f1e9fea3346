-- Superadmins search security events for any part of an IP address or a page.
create index security_events_by_text on security_events using gin (ip_address gin_trgm_ops, url gin_trgm_ops) with (fastupdate = off);
