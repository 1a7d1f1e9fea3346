-- Replies of the support chat, and pictures of messages to the operator.
-- Each saved version of the replies; the default ones are in the code.
create table support_chat_versions (
  version integer primary key check (version > 0),
  content jsonb not null,
  changed_by uuid references profiles (id) on delete set null,
  created_at timestamptz not null default now()
);
create index support_chat_versions_of_person on support_chat_versions (changed_by) where changed_by is not null;

alter table ad_pictures
  add column contact_message_id uuid references contact_messages (id) on delete cascade,
  add check (contact_message_id is null or is_private),
  add check (contact_message_id is null
    or num_nonnulls(ad_id, message_id, forum_post_id, forum_comment_id, news_id, association_id) = 0);
create index ad_pictures_of_contact_message on ad_pictures (contact_message_id) where contact_message_id is not null;
