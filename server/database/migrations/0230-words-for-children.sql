-- Words by which searches missed low hoops, hoops for small children, and tickets for a match at home or away.
insert into search_synonyms (words, direction) values
  ('{låg korg,easybasketkorg,minibasketkorg,barnkorg}', 'same'),
  ('{barn,de minsta}', 'kinds'), ('{småbarn,barn,knatte,de minsta}', 'kinds'),
  ('{hemmamatch,matchbiljett,biljett}', 'kinds'), ('{bortamatch,matchbiljett,biljett}', 'kinds');
