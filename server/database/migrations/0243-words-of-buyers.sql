-- Words of buyers: US women's sizes, English, free-standing hoops, bands of terry, and an age class.
insert into search_synonyms (words, direction) values
  ('{stand,ställning,stativ,ställ}', 'kinds'), ('{needle,nål,ventilnål}', 'kinds'),
  ('{fristående,flyttbar,portabel,på hjul}', 'kinds'), ('{frotteband,pannband,svettband}', 'kinds'), ('{frottéband,pannband,svettband}', 'kinds'),
  ('{minior,barn,ungdom,junior}', 'kinds'), ('{wmns,dam,sabrina}', 'kinds'), ('{ladies,dam,sabrina}', 'kinds'), ('{nummer,nr}', 'same');
