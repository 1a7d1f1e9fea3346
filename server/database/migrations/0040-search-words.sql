-- Search by words: each ad stores the terms of its title, category, place and description, so that one condition finds
-- every form of a word. The server computes them (server/core/search); `words_version` tells which rules were used.
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
insert into search_synonyms (words) values
  -- Shoes and clothes.
  ('{sko,skor,sneaker,sneakers,doja,dojjor,gympasko,gymnastiksko,kicks,shoes,sportsko,träningssko}'),
  ('{inomhus,inomhusbruk,inne,indoor,sporthall}'),
  ('{utomhus,utomhusbruk,ute,outdoor,street,asfalt,utebana}'),
  ('{matchlinne,matchtröja,basketlinne,baskettröja,speltröja,spellinne,lagtröja,jersey}'),
  ('{landslagströja,sverigelinne,sverigetröja,landslagslinne}'), ('{linne,tank top,tanktop,singlet,jersey}'),
  ('{träningslinne,vändlinne,vändbart linne,vändväst,träningsväst}'),
  ('{t-shirt,tee,kortärmad tröja}'),
  ('{strumpa,socka,socks}'),
  ('{byxa,brallor,pants,träningsbyxa,mjukisbyxa,joggingbyxa}'),
  ('{shorts,kortbyxa,basketbyxa}'),
  ('{hoodie,huvtröja,luvtröja,munkjacka,huvjacka,luvjacka,collegetröja,sweatshirt}'),
  ('{overall,träningsoverall,träningsdräkt,uppvärmningsset,uppvärmningsoverall,uppvärmningsdräkt,tracksuit,träningsset,warmup}'),
  ('{tights,leggings,kompressionstights,kompressionsbyxa,underställ}'),
  ('{matchställ,matchkläder,matchdräkt,spelställ,dräkt}'),
  ('{jacka,jacket}'),
  ('{keps,cap,snapback}'),
  ('{mössa,beanie}'),
  ('{herr,man,mens,men,kille,vuxen}'),
  ('{barn,junior,ungdom,kid,kids,youth,barnstorlek}'),
  ('{flicka,tjej,girl,girls}'),
  ('{pojke,kille,grabb,boy,boys}'),
  ('{svart,black}'), ('{vit,white}'), ('{röd,red}'), ('{blå,blue}'), ('{grå,grey,gray}'), ('{grön,green}'),
  ('{gul,yellow}'), ('{lila,purple,violett}'), ('{rosa,pink}'), ('{guld,gold}'), ('{marinblå,mörkblå,navy}'),
  -- Balls and hoops.
  ('{boll,ball,basketboll,basketball}'),
  ('{viktboll,medicinboll,tung boll,tung träningsboll,medicinball}'),
  ('{uteboll,utomhusboll,streetboll,gummiboll,asfaltsboll}'),
  ('{inneboll,inomhusboll}'),
  ('{miniboll,mjuk boll,skumboll,barnboll}'),
  ('{korg,hoop,basketmål,basketkorg,basketställning}'),
  ('{ställning,stativ,stolpe}'),
  ('{dunkring,dunkbar ring}'),
  ('{basketring,korgring,ring,rim}'),
  ('{minikorg,dörrkorg,rumskorg}'),
  ('{flyttbar,mobil,portabel,portable,på hjul,rullbar,flytta}'),
  ('{vägghängd,väggmonterad,väggfäst,vägg,väggkorg}'),
  ('{fast,inmurad,ingjuten,nedgrävd,markfast}'),
  ('{minibasket,easybasket}'),
  ('{plexiglas,plexi,akryl,glasplatta,backboard}'),
  ('{nät,net}'), ('{kedja,kedjenät,chain}'),
  ('{returnät,bollretur,skottretur,bollreturnät}'),
  -- Accessories and training.
  ('{väska,bag,sportväska,träningsväska,sportbag,gymbag,gymväska,duffel,duffelbag,idrottsväska}'),
  ('{ryggsäck,backpack,ryggväska,bollryggsäck}'),
  ('{visselpipa,domarpipa,pipa,whistle,fox 40}'),
  ('{knäskydd,knee pads,kneepads,knästöd}'),
  ('{fotledsskydd,fotledsstöd,ankelskydd,ankelstöd,ankle brace,ankle support,ortos}'),
  ('{skottärm,armsleeve,sleeve,shooting sleeve,arm sleeve,armskydd,ärm,kompressionsärm}'),
  ('{pannband,headband,svettband,hårband}'),
  ('{vattenflaska,flaska,sportflaska,bottle}'),
  ('{pump,bollpump,handpump}'),
  ('{hopprep,hoppsnöre,hopprepp,jump rope,skipping rope,rep}'),
  ('{gummiband,motståndsband,träningsband,resistance band,resistance bands}'),
  ('{koordinationsstege,agilitystege,agility stege,fotarbetsstege,snabbhetsstege,stege,ladder}'),
  ('{kon,koner,cones,markeringskon}'),
  ('{taktiktavla,coachtavla,whiteboard,tränartavla,magnettavla,taktikbräda,coach board}'),
  ('{dribbelglasögon,dribble goggles,dribblingsglasögon,träningsglasögon}'),
  ('{kettlebell,kettleball,kettlebells}'),
  ('{bollvagn,bollställ,bollhållare,bollstativ,bollkorg}'),
  -- Cards, tickets, and the rest.
  ('{samlarkort,basketkort,spelarkort,samlarbild,trading card,trading cards,nba kort,kort,card,cards}'),
  ('{rookiekort,rookie kort,rookie card,rookie,rc}'),
  ('{graderat,graderad,graded,slabbat,slab}'),
  ('{graderat,psa}'), ('{graderat,bgs}'),
  ('{autograf,signerad,signerat,signatur,signed,autograph}'),
  ('{pärm,samlarpärm,binder,kortpärm,album}'),
  ('{kortpaket,booster,boosterpaket,card pack,hobby box}'),
  ('{90-tal,nittiotal,1990-tal}'), ('{80-tal,åttiotal,1980-tal}'),
  ('{biljett,ticket,tickets,inträde,entré,matchbiljett}'),
  ('{affisch,poster,plansch}'),
  ('{läger,camp,basketläger,sommarläger,dagläger,basketskola}'),
  ('{turnering,cup,tournament,streetballturnering}'),
  ('{3x3,3 mot 3,tre mot tre,3on3,3 on 3,streetball}'),
  ('{tränare,coach,skottränare,skotträning,instruktör}'),
  ('{domare,referee,ref}'),
  ('{resultattavla,poängtavla,matchtavla,scoreboard,matchklocka,skottklocka}'),
  ('{pokal,trofé,trophy,pris}'), ('{medalj,medal}'),
  ('{landslag,sverige,sweden,blågul,svenska}'),
  ('{basketligan,sbl,svenska basketligan}'),
  ('{nr,nummer,no}'), ('{ny,oanvänd}'),
  ('{ett,1}'), ('{två,2}'), ('{tre,3}'), ('{fyra,4}'), ('{fem,5}'), ('{sex,6}'), ('{sju,7}'), ('{åtta,8}'), ('{nio,9}'), ('{tio,10}'),
  ('{toffla,slides,slippers,sandal,badtoffla}'), ('{munskydd,tandskydd,mouthguard}'), ('{tejp,tape,kinesiotejp,sporttejp}'),
  ('{väst,bib,överdragsväst,lagväst}'), ('{halsduk,scarf,supporterhalsduk}'), ('{handduk,towel}'), ('{nyckelring,keychain}'),
  ('{sula,insole,iläggssula,inläggssula}'), ('{snöre,laces,skosnöre,skosnören}'), ('{bollnät,bollpåse,bollsäck,ball bag}'),
  ('{tidning,magasin,magazine,matchprogram}'), ('{bok,book,litteratur}'), ('{film,dvd,vhs,blu-ray}'),
  ('{tv-spel,nba 2k,2k,playstation,xbox,konsolspel}'), ('{figur,funko,docka,statyett}'), ('{skottmaskin,shooting machine}'),
  ('{hantel,dumbbell,vikt}'), ('{visir,mask,ansiktsmask}'), ('{bälte,träningsbälte}'), ('{flagga,flag,vimpel}'),
  ('{hög,high,mid}'), ('{låg,low}'), ('{vändbar,reversibel,reversible}'), ('{lös,separat}'), ('{läder,leather,skinn}'),
  ('{gummi,rubber}'), ('{komposit,composite,konstläder}'), ('{son,pojke}'), ('{dotter,flicka}'),
  ('{stockholm,sthlm}'), ('{göteborg,gbg}'), ('{västra götaland,västergötland}'),
  -- Players.
  ('{lebron,lebron james,king james}'), ('{jordan,michael jordan,air jordan}'), ('{kobe,kobe bryant,mamba,black mamba}'),
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
  ('{bulls,chicago bulls,chicago}'), ('{lakers,los angeles lakers,la lakers}'), ('{celtics,boston celtics,boston}'),
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
  ('{converse,chuck taylor,all star,chucks}'), ('{euroleague,euro league}'), ('{under armour,ua}'), ('{new balance,nb}');
insert into search_synonyms (words, direction) values
  ('{nike,jordan,lebron,kobe,kyrie,sabrina,giannis,hyperdunk,air force,westbrook}', 'kinds'),
  ('{adidas,harden,lillard,rose}', 'kinds'),
  ('{under armour,curry}', 'kinds'),
  ('{puma,lamelo}', 'kinds'), ('{mitchell ness,swingman}', 'kinds'),
  ('{dam,kvinna,women,womens,wmns,ladies,tjej,flicka,sabrina}', 'kinds'), ('{kvinna,dam}', 'same'),
  ('{flicka,dam}', 'kinds'), ('{women,dam}', 'kinds'), ('{womens,dam}', 'kinds'),
  ('{barn,mini,easybasket,flicka,pojke}', 'kinds'),
  ('{väska,ryggsäck}', 'kinds'), ('{tröja,linne,jersey}', 'kinds'), ('{dribbelglasögon,glasögon}', 'kinds'),
  ('{linne,matchtröja,baskettröja,retrotröja,landslagströja,lagtröja}', 'kinds'), ('{minibasket,mini}', 'kinds'),
  ('{jersey,retrotröja,landslagströja}', 'kinds'), ('{slutspel,final}', 'kinds'),
  ('{byxa,overall,tights,shorts}', 'kinds'), ('{mjukisbyxa,overall}', 'kinds'), ('{träningsbyxa,overall}', 'kinds'),
  ('{matchboll,tävlingsboll}', 'kinds'), ('{tavla,affisch}', 'kinds'),
  ('{turnering,3x3}', 'kinds'), ('{skydd,knäskydd,fotledsskydd,fotledsstöd}', 'kinds'),
  ('{retro,vintage,klassisk}', 'same'), ('{nba,bulls,lakers,celtics,warriors,heat,knicks,spurs}', 'kinds');
