-- Words by which searches typed on a phone missed what the site has.
insert into search_synonyms (words, direction) values
  ('{matchdräkt,matchlinne,matchtröja}', 'kinds'), ('{lagdräkt,matchlinne,matchtröja}', 'kinds'),
  ('{spelställ,matchlinne,matchtröja}', 'kinds'), ('{matchkläder,matchlinne,matchtröja}', 'kinds'),
  ('{viktad,tung,vikt}', 'kinds'), ('{viktad boll,viktboll,tung träningsboll}', 'kinds'),
  ('{vikt,kettlebell,hantel}', 'kinds'), ('{hantel,kettlebell}', 'kinds'),
  ('{glasses,glasögon}', 'kinds'), ('{dribble glasses,dribbelglasögon,glasögon}', 'kinds'),
  ('{platta,plexiglas}', 'kinds'), ('{plexiglasplatta,plexiglas}', 'kinds'),
  ('{basketgrej,basket}', 'kinds'), ('{basketpryl,basket}', 'kinds'), ('{basketsak,basket}', 'kinds'),
  ('{hood,hoodie,huvtröja}', 'kinds'), ('{kvinno,dam,sabrina}', 'kinds'), ('{prislapp,lapp}', 'kinds'), ('{v,vecka}', 'same'),
  ('{under armor,curry}', 'kinds'), ('{underarmour,curry}', 'kinds'), ('{underarmor,curry}', 'kinds'),
  ('{garage,gård,trädgård,vägg,flyttbar}', 'kinds'),
  ('{utebasketkorg,basketställning,flyttbar korg,väggkorg,fast korg}', 'kinds');
