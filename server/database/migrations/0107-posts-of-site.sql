-- Threads that the site creates itself, such as the discussion of a match; their author is not an erased account.
alter table forum_posts add column is_by_site boolean not null default false;
