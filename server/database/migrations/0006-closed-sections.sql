-- Sections that a later release builds. Until then they say so themselves (spec 1 §2 Gated pages).
insert into page_settings (page_name, is_enabled, disabled_message) values
  ('forum', false, 'Forumet öppnar snart. Här kommer du att kunna prata om allt som rör basket.'),
  ('news', false, 'Nyheter och resultat öppnar snart.'),
  ('tournaments', false, 'Turneringar och camper öppnar snart.'),
  ('associations', false, 'Föreningarna flyttar snart in.'),
  ('clubs', false, 'Föreningarna flyttar snart in.');
