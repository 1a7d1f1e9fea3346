-- Marks the rows of a fresh site that belong to nobody real, so that they can be removed. Rows that depend on these by a foreign key
-- need no mark: they go with them.

alter table profiles add column is_sample boolean not null default false;
alter table ads add column is_sample boolean not null default false;
alter table threads add column is_sample boolean not null default false;
alter table messages add column is_sample boolean not null default false;
alter table saved_searches add column is_sample boolean not null default false;
alter table notifications add column is_sample boolean not null default false;
alter table reports add column is_sample boolean not null default false;
alter table forum_posts add column is_sample boolean not null default false;
alter table forum_comments add column is_sample boolean not null default false;

-- Sites that were filled before: the people of the sample data have addresses that no mail reaches, and nobody wrote or saved
-- anything before their account was created.
update profiles set is_sample = true where email like '%@exempel.invalid';
update ads set is_sample = true from profiles as person where person.id = ads.user_id and person.is_sample;
update forum_posts as post set is_sample = true from profiles as person where person.id = post.user_id and person.is_sample;
update forum_comments as comment set is_sample = true from profiles as person
  where person.id = comment.user_id and person.is_sample;
update messages as message set is_sample = true from profiles as person
  where person.id = message.sender_id and (person.is_sample or message.created_at < person.created_at);
update threads as thread set is_sample = true from messages as message
  where message.thread_id = thread.id and message.position = 1 and message.is_sample;
update saved_searches as search set is_sample = true from profiles as person
  where person.id = search.user_id and (person.is_sample or search.created_at < person.created_at);
update notifications as entry set is_sample = true from profiles as person
  where person.id = entry.user_id and (person.is_sample or entry.happened_at < person.created_at);
update reports as report set is_sample = true from profiles as person
  where person.id = report.reporter_id and person.is_sample or report.reporter_email like '%@exempel.invalid';

create index profiles_of_samples on profiles (id) where is_sample;
create index ads_of_samples on ads (id) where is_sample;
create index threads_of_samples on threads (id) where is_sample;
create index messages_of_samples on messages (id) where is_sample;
create index saved_searches_of_samples on saved_searches (id) where is_sample;
create index notifications_of_samples on notifications (id) where is_sample;
create index reports_of_samples on reports (id) where is_sample;
create index forum_posts_of_samples on forum_posts (id) where is_sample;
create index forum_comments_of_samples on forum_comments (id) where is_sample;

-- The removal of the sample data: its progress, for the page that shows it.
create table sample_removals (
  is_only_row boolean primary key default true check (is_only_row),
  steps_done integer not null default 0,
  steps_total integer not null,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  failed_at timestamptz
);
