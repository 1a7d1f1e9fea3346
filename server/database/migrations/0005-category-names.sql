-- "Skor" and "skor" would stand beside each other in every list; the back office lets people write the names.
create unique index categories_by_name on categories (lower(name collate "und-x-icu"));
