-- Where replies to a mail go: null for the sender of all mails.
alter table mails add column reply_to text check (length(reply_to) between 3 and 320);
