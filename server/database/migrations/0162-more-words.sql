-- Words by which an eighth set of searches missed what the site has.
insert into search_synonyms (words, direction) values
  ('{kg,kilo,kilogram}', 'same'),
  ('{träningsbag,sportväska,väska}', 'kinds'), ('{träningsväska,sportväska,väska}', 'kinds'),
  ('{bollställning,bollställ,bollvagn}', 'kinds'), ('{privatträning,skotträning,skottränare}', 'kinds'),
  ('{klubboverall,overall,uppvärmningsset}', 'kinds');
