-- What a job counts of the week, so that neither the most active threads nor the job itself read all threads.
alter table forum_states add column week_comments integer not null default 0;
create index forum_states_of_week on forum_states (week_comments desc, post_id) where week_comments > 0 or popularity > 0;

-- Moderators page through all posts, newest first.
create index forum_states_by_creation on forum_states (created_at desc, post_id desc) where deleted_at is null;
drop index forum_states_by_status;
create index forum_states_by_status on forum_states (status, created_at desc, post_id desc) where deleted_at is null;

-- Today's comments are counted from the index alone.
drop index forum_comments_by_age;
create index forum_comments_by_age on forum_comments (created_at desc) where status = 'approved' and deleted_at is null;
create index forum_likes_by_age on forum_likes (created_at desc, post_id);
