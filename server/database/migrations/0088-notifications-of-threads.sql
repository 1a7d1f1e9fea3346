-- Notifications about threads of the forum. One that is unread collects what happens in its thread, or to its liked comment.
alter table notifications
  add column post_id uuid references forum_posts (id) on delete cascade,
  -- The comments that it is about, each once, 0 for the post: so a deleted one can be left out again.
  add column comment_numbers integer[],
  -- False for a person who has turned the site off: then the row only collects for the mail.
  add column is_on_site boolean not null default true,
  -- When it is mailed if it is still unread; null when it is not to be, or has been.
  add column mail_at timestamptz,
  add constraint notifications_of_comments
    check ((post_id is null) = (comment_numbers is null) and coalesce(cardinality(comment_numbers) > 0, true));
create unique index notifications_of_thread_unread_once
  on notifications (user_id, event, post_id, (case when event = 'forum.liked' then comment_numbers[1] else 0 end))
  where read_at is null and post_id is not null;
create index notifications_of_post on notifications (post_id, user_id) where post_id is not null;
create index notifications_to_mail on notifications (mail_at) where mail_at is not null;

alter table notification_settings
  drop constraint notification_settings_kind_check,
  add constraint notification_settings_kind_check
    check (kind in ('messages', 'ads', 'favorites', 'searches', 'deals', 'admin', 'forum', 'followed', 'replies',
      'mentions', 'likes'));
