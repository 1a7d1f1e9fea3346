-- Staff search messages to the operator for any part of their texts.
create index contact_messages_by_text on contact_messages using gin
  (name gin_trgm_ops, email gin_trgm_ops, subject gin_trgm_ops, message gin_trgm_ops, note gin_trgm_ops) with (fastupdate = off);
create index contact_replies_by_text on contact_replies using gin (content gin_trgm_ops) with (fastupdate = off);
