-- The HTML of texts is stored with the version of its renderer; version 0 is rendered when it is read, and then by a job.
alter table forum_posts add column html text not null default '', add column html_version integer not null default 0;
alter table forum_comments add column html text not null default '', add column html_version integer not null default 0;
create index forum_posts_by_html_version on forum_posts (html_version);
create index forum_comments_by_html_version on forum_comments (html_version);

-- Former versions of texts, edits that wait for approval, and edits that were rejected. A comment has no title or category.
create table forum_versions (
  id uuid primary key default gen_random_uuid(),
  post_id uuid not null references forum_posts (id) on delete cascade,
  -- Of the comment; 0 for the post.
  number integer not null check (number >= 0),
  -- Erasing its author deletes a version, although the text stays.
  user_id uuid not null references profiles (id) on delete cascade,
  state text not null check (state in ('former', 'pending', 'rejected')),
  title text,
  category text,
  content text not null,
  -- When its author wrote it.
  written_at timestamptz not null,
  created_at timestamptz not null default now()
);
create unique index forum_versions_pending on forum_versions (post_id, number) where state = 'pending';
create index forum_versions_of_text on forum_versions (post_id, number, created_at desc);
create index forum_versions_of_person on forum_versions (user_id);

-- Pictures in texts of the forum are private files: who may read the text may see them.
alter table ad_pictures
  add column forum_post_id uuid references forum_posts (id) on delete cascade,
  add column forum_comment_id uuid references forum_comments (id) on delete cascade,
  add check (num_nonnulls(message_id, forum_post_id, forum_comment_id) <= 1),
  add check (is_private or forum_post_id is null and forum_comment_id is null);
create index ad_pictures_of_forum_post on ad_pictures (forum_post_id) where forum_post_id is not null;
create index ad_pictures_of_forum_comment on ad_pictures (forum_comment_id) where forum_comment_id is not null;
drop index ad_pictures_waiting;
create index ad_pictures_waiting on ad_pictures (created_at)
  where ad_id is null and message_id is null and forum_post_id is null and forum_comment_id is null and not is_portrait;

-- HTML never outlives the text it was rendered from, and an erased text leaves neither versions nor pictures, whichever
-- statement changes or erases it.
create function forum_post_changed() returns trigger language plpgsql as $$
begin
  if new.html = old.html then
    new.html := '';
    new.html_version := 0;
  end if;
  if new.content = '' then
    delete from forum_versions where post_id = new.id and number = 0;
    delete from ad_pictures where forum_post_id = new.id;
  end if;
  return new;
end $$;
create trigger forum_post_changed before update of content on forum_posts
  for each row when (new.content <> old.content) execute function forum_post_changed();

create function forum_comment_changed() returns trigger language plpgsql as $$
begin
  if new.html = old.html then
    new.html := '';
    new.html_version := 0;
  end if;
  if new.content = '' then
    delete from forum_versions where post_id = new.post_id and number = new.number;
    delete from ad_pictures where forum_comment_id = new.id;
  end if;
  return new;
end $$;
create trigger forum_comment_changed before update of content on forum_comments
  for each row when (new.content <> old.content) execute function forum_comment_changed();
