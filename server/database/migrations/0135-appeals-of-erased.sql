-- A decided appeal stays for the yearly figures when its appellant is erased, without person and texts. Pending ones go.
alter table appeals
  alter column appellant_id drop not null,
  drop constraint appeals_text_check,
  add constraint appeals_text_check check (length(text) <= 2000),
  add constraint appeals_text_of_appellant check (appellant_id is null or text <> '');
