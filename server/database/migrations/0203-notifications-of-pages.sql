-- Notifications by the page they lead to, such as that of a match: they are corrected and withdrawn with it.
create index notifications_of_page on notifications ((data ->> 'href')) where data ->> 'href' is not null;
