-- Nicknames, slang and English that searches without hits have shown.
insert into search_synonyms (words) values
  ('{lebron,bron}'), ('{harden,the beard}'), ('{converse,cons}'), ('{hoodie,hoodis,hoody}'),
  ('{läger,kollo,basketkollo,basketläger}'), ('{bollvagn,bollkärra,bollställ}'),
  ('{taktiktavla,coachbräda,coachtavla}'), ('{säsongskort,årskort,season ticket,säsongsbiljett}'),
  ('{sommar,summer}'), ('{vägghängd,wall mounted,wall,vägg}'),
  ('{tränare,lektion,basketlektion,skotträning}');
insert into search_synonyms (words, direction) values
  ('{ua,curry}', 'kinds'), ('{womens,dam,sabrina}', 'kinds'), ('{women,dam,sabrina}', 'kinds'),
  ('{träna,träning,skotträning,tränare}', 'kinds'), ('{skottet,skott,skotträning}', 'kinds'),
  ('{utomhuskorg,basketställning,flyttbar korg,väggkorg,fast korg}', 'kinds');
