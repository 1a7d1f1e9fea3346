-- "bron" is also the stem of "brons", so that medals were found by "lebron".
delete from search_synonyms where words = '{lebron,bron}';
update search_synonyms set words = '{under armour,under armor,underarmour,underarmor,ua}' where words = '{under armour,ua}';
update search_synonyms set words = '{converse,convers,konvers,cons}' where words = '{converse,cons}';
insert into search_synonyms (words) values ('{dribbling,dribbla,dribblar}');
insert into search_synonyms (words, direction) values ('{matchställ,matchtröja,matchlinne}', 'kinds');
