-- The list of associations is built: its page opens, unless staff have changed its setting since. Clubs are the same page.
update page_settings set is_enabled = true
 where page_name in ('associations', 'clubs') and disabled_message = 'Föreningarna flyttar snart in.';
