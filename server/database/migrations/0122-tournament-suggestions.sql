-- Suggestions of tournaments, which are messages to the operator.
alter table contact_messages
  -- The fields of a suggestion, with which the editor begins; null for other messages.
  add column suggestion jsonb check (suggestion is null or form = 'suggestion'),
  -- What it has become.
  add column tournament_id uuid references tournaments (id) on delete set null;
create index contact_messages_of_tournament on contact_messages (tournament_id) where tournament_id is not null;

-- Pictures that the sender has added; one may become the tournament's.
alter table ad_pictures
  add column contact_message_id uuid references contact_messages (id) on delete cascade,
  add check (contact_message_id is null
    or num_nonnulls(ad_id, message_id, forum_post_id, forum_comment_id, news_id, association_id, tournament_id) = 0);
create index ad_pictures_of_contact_message on ad_pictures (contact_message_id, position)
  where contact_message_id is not null;
