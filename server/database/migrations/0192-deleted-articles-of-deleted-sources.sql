-- A source that is deleted and added again must not bring back the articles that staff had deleted: they are known by their address.
alter table news_deleted_items
  drop constraint news_deleted_items_source_id_fkey,
  add constraint news_deleted_items_source_id_fkey foreign key (source_id) references news_sources (id) on delete set null;
