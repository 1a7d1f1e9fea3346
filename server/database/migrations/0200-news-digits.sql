-- The digits of titles without a regular expression, which took a tenth of the time in which a feed is stored.
create index news_of_digits on news (translate(title, translate(title, '0123456789', ''), ''), published_at) where deleted_at is null;
drop index news_by_digits;
