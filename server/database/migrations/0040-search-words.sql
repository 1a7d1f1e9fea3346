-- Search by words: each ad stores the terms of its title, category, place and description, so that one condition finds
-- every form of a word. The server computes them (server/core/search); `words_version` is the version of its rules.
alter table ads
  add column words tsvector not null default '',
  add column words_version smallint not null default 0;

-- A job computes the terms again where they are missing or older than the rules.
create index ads_by_words_version on ads (words_version);

-- A statement that changes the text without the terms, for example a renamed category, leaves them to that job.
create function clear_words_version() returns trigger language plpgsql as $$
begin
  new.words_version := 0;
  return new;
end $$;
create trigger ads_text_changed before update of title, description, category, condition, location, county on ads
  for each row when (new.words_version = old.words_version and new.words = old.words
    and (new.title, new.description, new.category, new.condition, new.location, new.county)
      is distinct from (old.title, old.description, old.category, old.condition, old.location, old.county))
  execute function clear_words_version();

-- The words replace the pieces of words by price band: a list by price reads the slices of the words instead.
drop index ads_by_text;
create index ads_by_text on ads
  using gin (slices, facets, words, search gin_trgm_ops, two_letter_grams(search)) with (fastupdate = off);
alter index ads_by_text alter column 5 set statistics 0;
drop function pieces_by_band, asked_in_band, pieces_in_band;

-- Words and names with the same meaning: a search for one also finds the others. Of the direction `kinds`, the first finds the
-- others, but not the reverse: a search for Nike also finds Jordan.
create table search_synonyms (
  id integer generated always as identity primary key,
  words text[] not null check (cardinality(words) between 2 and 20),
  direction text not null default 'same' check (direction in ('same', 'kinds'))
);
-- In the order of the rows, since a search takes the first synonyms only.
insert into search_synonyms (words, direction) values ('{jersey,retrotröja,landslagströja}', 'kinds');
insert into search_synonyms (words) values
  -- Shoes and clothes.
  ('{sko,skor,sneaker,sneakers,doja,dojjor,kicks,shoes,gympasko,gymnastiksko,gympadojor,basketdojor,bball shoes,hoopsko,pjuck,pjucks}'),
  ('{inomhus,inomhusbruk,inne,indoor,sporthall,gympasal,parkett}'),
  ('{utomhus,utomhusbruk,ute,outdoor,street,asfalt,utebana,gata,betong}'),
  ('{matchlinne,matchtröja,basketlinne,baskettröja,speltröja,spellinne,lagtröja,jersey}'),
  ('{landslagströja,sverigelinne,sverigetröja,landslagslinne}'), ('{linne,tank top,tanktop,singlet,jersey}'),
  ('{träningslinne,vändlinne,vändbart linne,vändväst,träningsväst}'),
  ('{t-shirt,tee,kortärmad tröja}'),
  ('{strumpa,socka,socks}'),
  ('{byxa,brallor,pants,träningsbyxa,mjukisbyxa,mysbyxa,joggingbyxa,joggers,sweatpants}'),
  ('{shorts,kortbyxa,basketbyxa,basketbrallor,matchshorts,spelshorts,träningsshorts,knickers}'),
  ('{hoodie,huvtröja,luvtröja,munkjacka,huvjacka,luvjacka,collegetröja,sweatshirt}'),
  ('{overall,träningsoverall,träningsdräkt,uppvärmningsset,uppvärmningsoverall,uppvärmningsdräkt,tracksuit,träningsset,warmup}'),
  ('{tights,leggings,kompressionstights,kompressionsbyxa,kompression,compression,underställ,trikåer}'),
  ('{matchställ,matchkläder,matchdräkt,spelställ,dräkt}'),
  ('{jacka,jacket,vindjacka,värmejacka,shooting shirt}'),
  ('{keps,cap,snapback,fitted}'),
  ('{mössa,beanie}'),
  ('{herr,man,mens,men,kille,vuxen}'),
  ('{barn,junior,ungdom,kid,kids,youth,barnstorlek}'),
  ('{flicka,tjej,dotter,girl,girls}'),
  ('{pojke,kille,grabb,son,boy,boys}'), ('{vuxen,senior,adult,unisex}'),
  ('{svart,black,svarta}'), ('{vit,white}'), ('{röd,red}'), ('{blå,blue}'), ('{grå,grey,gray}'), ('{grön,green}'),
  ('{gul,yellow}'), ('{lila,purple,violett}'), ('{rosa,pink}'), ('{guld,gold}'), ('{marinblå,mörkblå,navy}'),
  -- Balls and hoops.
  ('{boll,ball,basketboll,basketball}'),
  ('{viktboll,medicinboll,tung boll,tung träningsboll,medicinball,medicine ball,heavy ball,tränarboll}'),
  ('{uteboll,utomhusboll,streetboll,gummiboll,asfaltsboll,outdoor ball,street ball}'),
  ('{inneboll,inomhusboll,indoor ball}'),
  ('{miniboll,mjuk boll,skumboll,barnboll,leksaksboll,minibasketboll,liten boll}'),
  ('{korg,hoop,basketmål,basketkorg,basketställning,basket hoop,basketstativ,basketstolpe}'),
  ('{ställning,stativ,stolpe}'),
  ('{dunkring,dunkbar ring}'),
  ('{basketring,korgring,ring,rim}'),
  ('{minikorg,dörrkorg,rumskorg,mini hoop,door hoop,leksakskorg,innekorg,inomhuskorg,papperskorg}'),
  ('{flyttbar,mobil,portabel,portable,på hjul,rullbar,flytta}'),
  ('{vägghängd,väggmonterad,väggfäst,vägg,väggkorg}'),
  ('{fast,inmurad,ingjuten,nedgrävd,markfast}'),
  ('{minibasket,easybasket}'),
  ('{plexiglas,plexi,akryl,glasplatta,backboard}'),
  ('{nät,net}'), ('{kedja,kedjenät,chain}'),
  ('{returnät,bollretur,skottretur,bollreturnät,rebounder,ball return,returbåge,skottretursystem}'),
  -- Accessories and training.
  ('{väska,bag,trunk,sportväska,träningsväska,sportbag,gymbag,gymväska,duffel,duffelbag,idrottsväska}'),
  ('{ryggsäck,backpack,ryggväska,ryggsek,skolväska,bollryggsäck}'),
  ('{visselpipa,domarpipa,pipa,whistle,fox 40,fox40,domarvissla,vissla}'),
  ('{knäskydd,knee pads,kneepads,knee pad,knästöd,knäpad,knäbandage,knäkudde}'),
  ('{fotledsskydd,fotledsstöd,ankelskydd,ankelstöd,ankle brace,ankle support,ankle guard,fotstöd,fotledsbandage,vristskydd,vriststöd,ortos}'),
  ('{skottärm,armsleeve,sleeve,shooting sleeve,arm sleeve,armskydd,armbågsskydd,armvärmare,ärm,kompressionsärm,basketärm}'),
  ('{pannband,headband,svettband,hårband,sweatband}'),
  ('{vattenflaska,flaska,sportflaska,bottle,drickflaska,dricksflaska,water bottle}'),
  ('{pump,bollpump,handpump,ball pump,bollnål,ventilnål,luftpump}'),
  ('{hopprep,springrep,hoppsnöre,hopprepp,jump rope,jumprope,skipping rope,skipprep,speed rope,speedrope,rep}'),
  ('{gummiband,motståndsband,träningsband,resistance band,resistance bands,miniband,minibands,träningsgummi,powerband,elastiskt band}'),
  ('{koordinationsstege,stege,agilitystege,agility,ladder,speed ladder,speedladder,agility ladder,fotarbetsstege,snabbhetsstege,fotstege}'),
  ('{kon,koner,cones,markeringskon,träningskon,plastkon,markör}'),
  ('{taktiktavla,coachtavla,whiteboard,tränartavla,magnettavla,taktikbräda,coach board,coachboard,tactic board,spelplansch,ritplatta}'),
  ('{dribbelglasögon,dribble goggles,dribbling goggles,dribblingsglasögon,träningsglasögon,goggles}'),
  ('{kettlebell,kettleball,kettlebells,klotvikt,girja}'),
  ('{bollvagn,bollställ,bollhållare,bollstativ,bollkorg,bollrack,ball rack,ball cart,bollförvaring}'),
  -- Cards, tickets, and the rest.
  ('{samlarkort,kort,card,basketkort,spelarkort,samlarbild,basketbild,trading card,nba kort,idolkort,hockeybild}'),
  ('{rookiekort,rookie kort,rookie card,rookie,rc}'),
  ('{graderat,graderad,graded,gradat,slabbat,slab,psa,bgs}'),
  
  ('{autograf,signerad,signerat,signatur,signed,autograph,auto,signerade}'),
  ('{pärm,samlarpärm,binder,kortpärm,album,kortalbum,plastfickor,förvaring}'),
  ('{kortpaket,booster,boosterpaket,card pack,hobby box,blaster,blaster box,pack,wax}'),
  ('{90-tal,90-talet,nittiotal,1990-tal,90s}'), ('{80-tal,80-talet,åttiotal,1980-tal,80s}'),
  ('{biljett,ticket,inträde,entré,matchbiljett,plåt,läktarplats,sittplats}'),
  ('{affisch,poster,plansch,väggbild}'),
  ('{läger,camp,basketläger,sommarläger,dagläger,basketskola,basketcamp,sommarcamp,lovaktivitet,sommaraktivitet}'),
  ('{turnering,cup,tournament,streetballturnering,tävling,basketcup}'),
  ('{3x3,3 mot 3,tre mot tre,3on3,3 on 3,3v3,streetball,streetbasket}'),
  ('{tränare,coach,skottränare,skotträning,skottcoach,skottskola,instruktör,privatträning,individuell träning,pt,träningspass,lektioner,shooting coach}'),
  ('{domare,referee,ref,dommare,matchdomare,basketdomare,döma}'),
  ('{resultattavla,poängtavla,matchtavla,scoreboard,matchklocka,skottklocka,matchur,måltavla,shot clock,timer,tidtagning}'),
  ('{pokal,trofé,trophy,prispokal,buckla,vandringspris}'), ('{medalj,medal,medals,guldmedalj}'),
  ('{landslag,sverige,sweden,blågul,svenska}'),
  ('{basketligan,sbl,svenska basketligan}'),
  ('{nr,nummer,no}'), ('{ny,oanvänd}'), ('{oöppnad,plomberad,sealed,obruten,inplastad}'),
  ('{ett,1}'), ('{två,2}'), ('{tre,3}'), ('{fyra,4}'), ('{fem,5}'), ('{sex,6}'), ('{sju,7}'), ('{åtta,8}'), ('{nio,9}'), ('{tio,10}'),
  ('{toffla,slides,slippers,sandal,badtoffla}'), ('{munskydd,tandskydd,mouthguard}'), ('{tejp,tape,kinesiotejp,sporttejp}'),
  ('{väst,bib,överdragsväst,lagväst,vändlinne,träningslinne}'), ('{halsduk,scarf,supporterhalsduk}'), ('{handduk,towel}'), ('{nyckelring,keychain}'),
  ('{sula,insole,iläggssula,inläggssula}'), ('{snöre,laces,skosnöre,skosnören}'), ('{bollnät,bollpåse,bollsäck,ball bag}'),
  ('{tidning,magasin,magazine,matchprogram}'), ('{bok,book,books,litteratur,biografi,läsning,tränarbok,träningsbok,basketbok}'), ('{film,dvd,vhs,blu-ray}'),
  ('{tv-spel,nba 2k,2k,playstation,xbox,konsolspel}'), ('{figur,funko,docka,statyett}'), ('{skottmaskin,shooting machine}'),
  ('{hantel,dumbbell,vikt}'), ('{visir,mask,ansiktsmask}'), ('{bälte,träningsbälte}'), ('{flagga,flag,vimpel}'),
  ('{hög,high,mid,highs,höga}'), ('{låg,low,lows}'), ('{vändbar,reversibel,reversible}'), ('{lös,separat}'), ('{läder,leather,skinn}'),
  ('{gummi,rubber}'), ('{komposit,composite,konstläder}'),
  ('{stockholm,sthlm}'), ('{göteborg,gbg,götet}'), ('{västra götaland,västergötland}'),
  -- Players.
  ('{lebron,lebron james,king james,lbj}'), ('{jordan,michael jordan,air jordan,mj,jumpman,aj,aj1,jordans}'), ('{kobe,kobe bryant,bryant,mamba,black mamba}'),
  ('{curry,stephen curry,steph curry,steph}'), ('{harden,james harden}'), ('{sabrina,sabrina ionescu,ionescu}'),
  ('{kyrie,kyrie irving,irving}'), ('{giannis,giannis antetokounmpo,antetokounmpo,greek freak}'),
  ('{doncic,luka doncic,luka}'), ('{jokic,nikola jokic,joker}'), ('{durant,kevin durant,kd}'),
  ('{shaq,shaquille oneal,oneal}'), ('{iverson,allen iverson}'), ('{lillard,damian lillard,dame}'),
  ('{morant,ja morant}'), ('{tatum,jayson tatum}'), ('{westbrook,russell westbrook,why not}'),
  ('{pippen,scottie pippen}'), ('{rodman,dennis rodman}'), ('{wembanyama,victor wembanyama,wemby}'),
  ('{wade,dwyane wade}'), ('{garnett,kevin garnett}'), ('{embiid,joel embiid}'), ('{booker,devin booker}'),
  ('{zion,zion williamson}'), ('{edwards,anthony edwards}'), ('{magic johnson,earvin johnson}'), ('{bird,larry bird}'),
  ('{george,paul george}'), ('{lamelo,lamelo ball}'), ('{nowitzki,dirk nowitzki,dirk}'), ('{carter,vince carter}'),
  -- Teams.
  ('{bulls,chicago bulls,chicago,bull}'), ('{lakers,los angeles lakers,la lakers}'), ('{celtics,boston celtics,boston}'),
  ('{warriors,golden state warriors,golden state}'), ('{heat,miami heat,miami}'), ('{nets,brooklyn nets,brooklyn}'),
  ('{knicks,new york knicks,new york}'), ('{spurs,san antonio spurs,san antonio}'), ('{raptors,toronto raptors,toronto}'),
  ('{bucks,milwaukee bucks,milwaukee}'), ('{suns,phoenix suns,phoenix}'), ('{mavericks,dallas mavericks,mavs,dallas}'),
  ('{sixers,76ers,philadelphia 76ers,philadelphia}'), ('{hornets,charlotte hornets,charlotte}'),
  ('{orlando magic,orlando}'), ('{clippers,los angeles clippers,la clippers}'), ('{cavaliers,cavs,cleveland cavaliers,cleveland}'),
  ('{rockets,houston rockets,houston}'), ('{thunder,oklahoma city thunder,okc}'), ('{nuggets,denver nuggets,denver}'),
  ('{utah jazz,utah}'), ('{sacramento kings,sacramento}'), ('{hawks,atlanta hawks,atlanta}'), ('{pacers,indiana pacers,indiana}'),
  ('{pistons,detroit pistons,detroit}'), ('{grizzlies,memphis grizzlies,memphis}'), ('{timberwolves,minnesota timberwolves,wolves}'),
  ('{blazers,trail blazers,portland}'), ('{wizards,washington wizards}'), ('{pelicans,new orleans pelicans}'),
  -- Brands and models as they are also written.
  ('{converse,chuck taylor,chucks,all star,allstar,allstars,all stars,chuck}'), ('{euroleague,euro league}'), ('{under armour,ua}'), ('{new balance,nb}');
insert into search_synonyms (words, direction) values
  ('{nike,jordan,lebron,kobe,kyrie,sabrina,giannis,hyperdunk,air force,westbrook}', 'kinds'),
  ('{adidas,harden,lillard,rose}', 'kinds'),
  ('{under armour,curry}', 'kinds'),
  ('{puma,lamelo}', 'kinds'), ('{mitchell ness,swingman}', 'kinds'),
  ('{dam,sabrina,kvinna,women,womens,wmns,ladies,tjej,flicka}', 'kinds'), ('{kvinna,dam}', 'same'),
  ('{tjej,dam,barn,sabrina}', 'kinds'), ('{dotter,dam,barn,sabrina}', 'kinds'), ('{son,barn,herr}', 'kinds'), ('{pojke,barn}', 'kinds'), ('{kille,herr,barn}', 'kinds'),
  ('{flicka,barn,sabrina}', 'kinds'), ('{girl,dam,barn,sabrina}', 'kinds'), ('{prispokal,medalj}', 'kinds'), ('{coaching,tränare,coach,ledarskap,tränar,skotträning}', 'kinds'), ('{boy,barn}', 'kinds'), ('{knatte,barn}', 'kinds'), ('{tonåring,ungdom}', 'kinds'), ('{u12,barn}', 'kinds'),
  ('{liten,mini,minikorg,miniboll,barn}', 'kinds'), ('{rum,dörr,minikorg,vägg}', 'kinds'), ('{sovrum,dörr,minikorg}', 'kinds'), ('{kontor,dörr,minikorg}', 'kinds'),
  ('{barnrum,dörr,minikorg}', 'kinds'), ('{trädgård,gård}', 'same'), ('{uppfart,gård,trädgård,garage}', 'kinds'), ('{villa,gård}', 'kinds'),
  ('{sommar,sommarläger,dagläger}', 'kinds'), ('{träningskläder,kläder}', 'kinds'), ('{sportkläder,kläder}', 'kinds'), ('{outfit,kläder}', 'kinds'),
  ('{basketutrustning,träningsutrustning}', 'same'), ('{styrka,styrketräning,kettlebell,gummiband,hantel}', 'kinds'), ('{gymutrustning,kettlebell,gummiband,hantel}', 'kinds'),
  ('{snabbhet,koordinationsstege,hopprep}', 'kinds'), ('{kondition,hopprep}', 'kinds'), ('{spänst,hopprep,gummiband,hopp}', 'kinds'), ('{vertikalhopp,hopp}', 'kinds'),
  ('{dribbling,dribbelglasögon,dribbel}', 'kinds'), ('{memorabilia,signerad,autograf,samlarkort,affisch}', 'kinds'), ('{souvenir,halsduk,affisch,nyckelring}', 'kinds'),
  ('{playoffs,slutspel}', 'same'), ('{skjuta,skott}', 'same'), ('{lära,skotträning,tränare}', 'kinds'),
  ('{gammal,retro,vintage,nittiotal,90-tal}', 'kinds'), ('{slutspel,kvartsfinal,semifinal}', 'kinds'), ('{merch,halsduk,t-shirt,hoodie,keps}', 'kinds'),
  ('{flicka,dam}', 'kinds'), ('{women,dam}', 'kinds'), ('{womens,dam}', 'kinds'),
  ('{barn,mini,easybasket,flicka,pojke}', 'kinds'),
  ('{väska,ryggsäck}', 'kinds'), ('{tröja,linne,jersey}', 'kinds'), ('{dribbelglasögon,glasögon}', 'kinds'),
  ('{linne,matchtröja,baskettröja,retrotröja,landslagströja,lagtröja}', 'kinds'), ('{minibasket,mini}', 'kinds'),
   ('{slutspel,final}', 'kinds'),
  ('{byxa,overall,tights,shorts}', 'kinds'), ('{mjukisbyxa,overall}', 'kinds'), ('{träningsbyxa,overall}', 'kinds'),
  ('{matchboll,tävlingsboll}', 'kinds'), ('{tavla,affisch}', 'kinds'),
  ('{turnering,3x3}', 'kinds'), ('{skydd,knäskydd,fotledsskydd,fotledsstöd}', 'kinds'),
  ('{retro,vintage,klassisk}', 'same'), ('{nba,bulls,chicago,lakers,celtics,warriors,heat,knicks,swingman,retrotröja}', 'kinds');
