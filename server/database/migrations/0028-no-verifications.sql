-- The account library's own table, of which nothing is used: links have theirs (docs/decisions/06-sessions.md).
drop table verifications;
