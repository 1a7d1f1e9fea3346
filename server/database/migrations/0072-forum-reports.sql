-- Reports, decisions and appeals cover posts and comments of the forum.
alter table reports
  drop constraint reports_kind_check,
  add constraint reports_kind_check
    check (kind in ('ad', 'person', 'message', 'review', 'forum_post', 'forum_comment'));
alter table removed_content
  drop constraint removed_content_kind_check,
  add constraint removed_content_kind_check
    check (kind in ('ad', 'person', 'message', 'review', 'forum_post', 'forum_comment'));
