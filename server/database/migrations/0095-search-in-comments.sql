-- The words of comments, for the search: in a table of their own, since likes update the rows of comments. A job writes them, so
-- that a comment is written as fast as before: whoever writes to a thread waits for the others.
create table forum_comment_words (
  post_id uuid not null,
  number integer not null,
  created_at timestamptz not null,
  words tsvector not null,
  words_version integer not null,
  primary key (post_id, number),
  foreign key (post_id, number) references forum_comments (post_id, number) on delete cascade
);
create index forum_comment_words_by_words on forum_comment_words using gin (words) with (fastupdate = off);
create index forum_comment_words_by_age on forum_comment_words (created_at desc);
create index forum_comment_words_by_version on forum_comment_words (words_version);

-- Comments whose words are to be written or deleted.
create table forum_comments_to_index (
  post_id uuid not null,
  number integer not null,
  primary key (post_id, number)
);

create function note_comment_to_index() returns trigger language plpgsql as $$
begin
  insert into forum_comments_to_index (post_id, number) values (new.post_id, new.number) on conflict do nothing;
  return null;
end $$;
create trigger comments_to_index after insert or update of content, status, deleted_at on forum_comments
  for each row execute function note_comment_to_index();

insert into forum_comments_to_index (post_id, number)
select post_id, number from forum_comments where status = 'approved' and deleted_at is null;

-- Words of the forum, for correcting searches: a job counts those of the newest posts and comments.
create table forum_search_words (
  word text collate "C" primary key check (length(word) between 3 and 40),
  docs integer not null check (docs > 0),
  folded text collate "C" not null generated always as (translate(word, 'åäáàâöôóòøéèêëüúíñçæ', 'aaaaaoooooeeeeuuinca')) stored
);
create index forum_search_words_by_folded on forum_search_words (folded);
create index forum_search_words_by_trigrams on forum_search_words using gist (folded gist_trgm_ops);
