-- Pictures that the sender of a message to the operator has added. Private files: only staff and the sender see them.
alter table ad_pictures
  add column contact_message_id uuid references contact_messages (id) on delete cascade,
  add check (contact_message_id is null or is_private
    and num_nonnulls(ad_id, message_id, forum_post_id, forum_comment_id, news_id, association_id, tournament_id, suggestion_id) = 0);
create index ad_pictures_of_contact_message on ad_pictures (contact_message_id, position)
  where contact_message_id is not null;
