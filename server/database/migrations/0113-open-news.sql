-- News are built: their page opens, unless staff have changed its setting since.
update page_settings set is_enabled = true
 where page_name = 'news' and disabled_message = 'Nyheter och resultat öppnar snart.';
