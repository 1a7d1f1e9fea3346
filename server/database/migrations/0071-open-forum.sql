-- The forum is built: its page opens, unless staff have changed its setting since.
update page_settings set is_enabled = true
 where page_name = 'forum' and disabled_message like 'Forumet öppnar snart.%';
