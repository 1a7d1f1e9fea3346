-- Words of a mixed crowd: hoops that are folded or built in, those for a flat, and private coaches.
insert into search_synonyms (words, direction) values
  ('{vikbar,flyttbar,på hjul,portabel}', 'kinds'), ('{hopvikbar,flyttbar,på hjul,portabel}', 'kinds'),
  ('{hopfällbar,flyttbar,på hjul,portabel}', 'kinds'), ('{ihopfällbar,flyttbar,på hjul,portabel}', 'kinds'), ('{fällbar,flyttbar,på hjul,portabel}', 'kinds'),
  ('{folding,flyttbar,på hjul,portabel}', 'kinds'), ('{foldable,flyttbar,på hjul,portabel}', 'kinds'),
  ('{inbyggd,inmurad,fast,ingjuten}', 'kinds'), ('{nedgjuten,inmurad,fast,ingjuten}', 'kinds'), ('{gjuten,inmurad,fast,ingjuten}', 'kinds'),
  ('{ingrävd,inmurad,fast,ingjuten}', 'kinds'), ('{in-ground,inmurad,fast,ingjuten}', 'kinds'), ('{permanent,inmurad,fast,ingjuten}', 'kinds'),
  ('{lägenhet,dörr,minikorg}', 'kinds'), ('{vardagsrum,dörr,minikorg}', 'kinds'), ('{lekrum,dörr,minikorg}', 'kinds'),
  ('{personlig träning,skotträning,skottränare,tränare}', 'kinds'), ('{personlig tränare,skotträning,skottränare,tränare}', 'kinds'),
  ('{garageuppfart,flyttbar,på hjul,inmurad,vägg}', 'kinds'), ('{toddler,barn,de minsta,knatte}', 'kinds'), ('{mini ball,miniboll}', 'kinds'), ('{trophies,pokal,medalj}', 'kinds'), ('{mjukis,overall,uppvärmningsset}', 'kinds');
