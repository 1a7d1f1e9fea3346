-- Near-identical titles are looked for among those with the same digits, of about the same time: one lookup for each new item.
create index news_by_digits on news (regexp_replace(title, '\D', '', 'g'), published_at) where deleted_at is null;
drop index news_by_publication;
