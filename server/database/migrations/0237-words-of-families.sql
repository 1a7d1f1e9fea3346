-- Words by which searches of families and clubs missed what the site has.
insert into search_synonyms (words) values
  ('{glasögon,brillor}'), ('{euroleague,euroliga,euroligan,eurolig}'),
  ('{autograf,namnteckning}'), ('{anmälan,anmäl,anmälning}');
insert into search_synonyms (words, direction) values
  ('{namnteckning,signerad,autograf}', 'kinds'), ('{dribbelbrillor,dribbelglasögon,glasögon}', 'kinds'),
  ('{pass,träningspass,lektion,skotträning,skottränare}', 'kinds'),
  ('{basketträning,skotträning,skottränare,tränare,ledarskap}', 'kinds'), ('{ledarskap,tränare}', 'kinds'),
  ('{lärobok,bok}', 'kinds'), ('{coachbok,tränarbok,ledarskap bok}', 'kinds'), ('{tränarlitteratur,tränarbok,ledarskap bok}', 'kinds'),
  ('{utebruk,utomhus,ute,street,asfalt}', 'kinds'), ('{innebruk,inomhus,inne}', 'kinds'),
  ('{inramad,ram}', 'kinds'), ('{basketmotiv,affisch,poster}', 'kinds'), ('{väggkonst,affisch,poster}', 'kinds'),
  ('{dagis,barn,de minsta,knatte}', 'kinds'), ('{dagisbarn,barn,de minsta,knatte}', 'kinds'),
  ('{förskola,barn,de minsta,knatte}', 'kinds'), ('{småtting,barn,de minsta,knatte}', 'kinds'),
  ('{plats,biljett}', 'kinds'),
  ('{box,oöppnad paket,kortpaket}', 'kinds'), ('{booster,oöppnad paket}', 'kinds'), ('{boosterpaket,oöppnad paket}', 'kinds'),
  -- A hoop on wheels can be raised and lowered.
  ('{höja,sänkbar,på hjul}', 'kinds'), ('{sänka,sänkbar,på hjul}', 'kinds'), ('{höjd,sänkbar,på hjul}', 'kinds'),
  ('{sänkbar,på hjul}', 'kinds'), ('{ställbar,på hjul}', 'kinds'), ('{justerbar,på hjul}', 'kinds'), ('{adjustable,på hjul}', 'kinds'),
  ('{trädgård,flyttbar,på hjul,inmurad,vägg}', 'kinds'), ('{uppfart,flyttbar,på hjul,inmurad,vägg}', 'kinds'),
  ('{villa,flyttbar,på hjul,inmurad,vägg}', 'kinds');
