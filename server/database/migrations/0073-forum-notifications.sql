-- Notifications of the forum have a setting of their own.
alter table notification_settings
  drop constraint notification_settings_kind_check,
  add constraint notification_settings_kind_check
    check (kind in ('messages', 'ads', 'favorites', 'searches', 'deals', 'admin', 'forum'));
