-- The question of a frequently asked question, reworded together with its answer; empty: the site's own.
alter table static_page_changes add column heading text not null default '';
