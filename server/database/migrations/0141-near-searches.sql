-- Saved searches by distance get a term of their place, by which they are found: a job computes it anew.
update saved_searches set words_version = 0 where filters ? 'near';
