-- The places, written by server/database/places/make-places.js from GeoNames (geonames.org, CC BY 4.0), and some added by hand.
create temporary table new_places on commit drop as
  select string_to_array(line, '|') as part from string_to_table($data$146054|Stróvolos||Cypern|35.1487|33.3338|67904|strovolos
146268|Nicosia||Cypern|35.1753|33.3642|200452|nicosia;nikosia
146384|Limassol||Cypern|34.6841|33.0379|154000|limassol
146400|Larnaca||Cypern|34.9229|33.6233|72000|larnaca;larnaka
251833|Volos||Grekland|39.361|22.9425|86048|volos
251948|Výronas||Grekland|37.9611|23.753|61308|vyronas
252664|Trikala||Grekland|39.5549|21.7684|61653|trikala
255274|Pireus||Grekland|37.942|23.6462|163688|pireus;piraeus;piraus
255377|Petroúpolis||Grekland|38.0419|23.6849|58979|petroupolis
255524|Peristéri||Grekland|38.0154|23.6919|139981|peristeri
255683|Patra||Grekland|38.2444|21.7344|168034|patra;patrai;patras
256075|Palaió Fáliro||Grekland|37.9281|23.701|64021|palaio faliro;old faliron;alt phaleron
256429|Níkaia||Grekland|37.9667|23.65|89380|nikaia
256575|Néa Smýrni||Grekland|37.945|23.7142|73076|nea smyrni
256601|Ílion||Grekland|38.0333|23.7|84793|ilion;nea liosia
256614|Néa Ionía||Grekland|38.0357|23.7573|67134|nea ionia
258576|Lárisa||Grekland|39.6369|22.4176|144651|larisa;larissa
258620|Lamia||Grekland|38.9|22.4333|52006|lamia
260114|Chania||Grekland|35.5112|24.0292|53910|chania;hania
260133|Chalkis||Grekland|38.4635|23.6028|59125|chalkis;chalkida;chalcis;khalkis
260172|Khalándrion||Grekland|38.0237|23.8007|74192|khalandrion;chalandri
260204|Keratsíni||Grekland|37.9625|23.6197|77077|keratsini
261414|Kallithea||Grekland|37.95|23.7|100641|kallithea
261604|Kalamata||Grekland|37.0391|22.1126|54100|kalamata
261745|Heraklion||Grekland|35.3279|25.1434|137154|heraklion;irakleion;iraklio;iraklion
261779|Ioánnina||Grekland|39.6649|20.8519|65574|ioannina
262036|Glyfáda||Grekland|37.8629|23.758|87305|glyfada
262135|Galátsi||Grekland|38.0167|23.75|59345|galatsi
263986|Agios Dimitrios||Grekland|37.9333|23.7333|71294|agios dimitrios
264194|Agía Paraskeví||Grekland|38.0167|23.8333|59704|agia paraskevi
264371|Aten||Grekland|37.9838|23.7278|664046|aten;athens;athen;ateena
265243|Maroúsi||Grekland|38.05|23.8|72333|marousi
265488|Acharnés||Grekland|38.0833|23.7333|99346|acharnes
265533|Aigáleo||Grekland|37.9833|23.6833|69946|aigaleo
400666|Rhodos||Grekland|36.4356|28.222|56128|rhodos;rodos;rhodes
456172|Riga||Lettland|56.946|24.1059|742572|riga;riika
457954|Liepāja||Lettland|56.5047|21.0109|85132|liepaja
459201|Jūrmala||Lettland|56.968|23.7704|54088|jurmala;riga strand
459279|Jelgava||Lettland|56.65|23.7128|61791|jelgava;mitau
460413|Daugavpils||Lettland|55.8833|26.5333|111564|daugavpils;vainanlinna;dunaburg
462444|Zlatoust||Ryssland|55.1711|59.6508|191366|zlatoust;slatoust
462755|Zhukovskiy||Ryssland|55.5953|38.1203|97200|zhukovskiy;zukovski
463082|Zhigulevsk||Ryssland|53.3997|49.4953|57094|zhigulevsk
463343|Zheleznogorsk||Ryssland|52.331|35.3711|97900|zheleznogorsk;zeleznogorsk
463355|Zheleznodorozhnyy||Ryssland|55.744|38.0168|141648|zheleznodorozhnyy
463829|Zelenograd||Ryssland|55.9825|37.1814|215727|zelenograd
463835|Zelenodolsk||Ryssland|55.8438|48.5178|99600|zelenodolsk;selenodolsk
464625|Zarechnyy||Ryssland|53.2036|45.1923|63579|zarechnyy
466806|Josjkar-Ola||Ryssland|56.6388|47.8908|279100|josjkar ola;yoshkar ola;joskar ola;joschkar ola
466885|Jejsk||Ryssland|46.7055|38.2739|87814|jejsk;yeysk;jeisk
466990|Yessentuki||Ryssland|44.0444|42.8606|81015|yessentuki;jessentuki
467978|Jelets||Ryssland|52.6237|38.5017|115688|jelets;yelets;jelez
468082|Yelabuga||Ryssland|55.7613|52.0649|72643|yelabuga;jelabuga
468250|Yegor’yevsk||Ryssland|55.3828|39.0323|85200|yegoryevsk
468866|Yartsevo||Ryssland|55.0667|32.6964|52706|yartsevo
468902|Jaroslavl||Ryssland|57.6299|39.8737|606730|jaroslavl;yaroslavl;jaroslawl
470252|Vyshniy Volochëk||Ryssland|57.5913|34.5645|53800|vyshniy volochek;vyshny volochyok;wyschni wolotschok
470444|Vyksa||Ryssland|55.3175|42.1744|61664|vyksa;wyksa
470546|Viborg||Ryssland|60.7076|28.7528|78633|viborg;vyborg;viipuri;wyborg
470676|Vyaz’ma||Ryssland|55.2104|34.2951|55500|vyazma;wjasma
471430|Votkinsk||Ryssland|57.0487|53.9872|98633|votkinsk;wotkinsk
471656|Voskresensk||Ryssland|55.3173|38.6526|77086|voskresensk;woskressensk
472045|Voronezh||Ryssland|51.672|39.1843|848752|voronezh;voronez;woronesch
472231|Volzhskiy||Ryssland|48.7858|44.7797|323293|volzhskiy;volzski
472234|Volzhsk||Ryssland|55.8664|48.3594|58000|volzhsk;volzsk
472278|Vol’sk||Ryssland|52.0454|47.3799|70500|volsk
472459|Vologda||Ryssland|59.2239|39.884|314900|vologda;wologda
472757|Volgograd||Ryssland|48.7194|44.5018|1011417|volgograd;wolgograd
472761|Volgodonsk||Ryssland|47.5136|42.1514|167731|volgodonsk;wolgodonsk
473247|Vladimir||Ryssland|56.1365|40.3966|310024|vladimir;wladimir
473249|Vladikavkaz||Ryssland|43.0367|44.6678|317370|vladikavkaz;wladikawkas
473778|Vidnoye||Ryssland|55.5524|37.7097|51721|vidnoye
476077|Velikiye Luki||Ryssland|56.34|30.5452|103149|velikiye luki;velikije luki;welikije luki
476368|Vatutino||Ryssland|55.8844|37.6906|50000|vatutino;vatutine
477494|Uzlovaya||Ryssland|53.9818|38.1712|58458|uzlovaya;uslowaja
479123|Uljanovsk||Ryssland|54.3282|48.3866|640680|uljanovsk;ulyanovsk;uljanowsk
479411|Uchta||Ryssland|63.5671|53.6835|102187|uchta;ukhta;uhta
479561|Ufa||Ryssland|54.7431|55.9678|1033338|ufa
480060|Tver||Ryssland|56.8584|35.9006|400212|tver;twer
480089|Tuymazy||Ryssland|54.6067|53.7097|68829|tuymazy
480562|Tula||Ryssland|54.1961|37.6182|468825|tula
480716|Tuapse||Ryssland|44.1053|39.0802|64234|tuapse
481453|Troparëvo||Ryssland|55.6563|37.485|118000|troparevo
482283|Toljatti||Ryssland|53.5303|49.3461|702879|toljatti;tolyatti
482965|Timashëvsk||Ryssland|45.6169|38.9453|53940|timashevsk
483019|Tichvin||Ryssland|59.6451|33.5294|62075|tichvin;tikhvin;tihvina;tichwin
483029|Tikhoretsk||Ryssland|45.8547|40.1253|64387|tikhoretsk
484646|Tambov||Ryssland|52.7317|41.4433|290933|tambov;tambow
484907|Taganrog||Ryssland|47.2362|38.8969|279056|taganrog
484972|Syzran’||Ryssland|53.1585|48.4681|189338|syzran
485239|Syktyvkar||Ryssland|61.664|50.815|230139|syktyvkar;syktywkar
486968|Stupino||Ryssland|54.9008|38.0708|60999|stupino
487495|Sterlitamak||Ryssland|53.6246|55.9502|267231|sterlitamak;starletamaq
487846|Stavropol’||Ryssland|45.0428|41.9734|363064|stavropol;stawropol
487928|Staryy Oskol||Ryssland|51.2967|37.8417|226977|staryy oskol;stary oskol;staryi oskol
490172|Sosnovyy Bor||Ryssland|59.8996|29.0857|68563|sosnovyy bor;sosnovy bor;uustia;sosnowy bor
490996|Solnetsjnogorsk||Ryssland|56.1833|36.9833|58891|solnetsjnogorsk;solnechnogorsk;solnetsnogorsk;solnetschnogorsk
491023|Solikamsk||Ryssland|59.6316|56.7685|100812|solikamsk
491422|Sotji||Ryssland|43.5992|39.7257|327608|sotji;sochi;sotsi;sotschi
491687|Smolensk||Ryssland|54.7818|32.0401|320991|smolensk
492094|Slavyansk-na-Kubani||Ryssland|45.2558|38.1256|65196|slavyansk na kubani
493160|Sibay||Ryssland|52.7181|58.6658|61590|sibay;sibai
493231|Sjuja||Ryssland|56.8486|41.3883|60705|sjuja;shuya;suja;schuja
493702|Mikhaylovsk||Ryssland|45.1283|42.0256|59198|mikhaylovsk;mihajlovsk
495344|Shchelkovo||Ryssland|55.925|37.9722|113000|shchelkovo
495394|Shchëkino||Ryssland|54.0051|37.5219|60700|shchekino
496015|Sjachty||Ryssland|47.7091|40.2144|221312|sjachty;shakhty;sjakhty;sahty;schachty
496278|Severomorsk||Ryssland|69.0689|33.4162|53921|severomorsk;seweromorsk
496285|Severodvinsk||Ryssland|64.5635|39.8302|194292|severodvinsk;sewerodwinsk
496527|Serpukhov||Ryssland|54.9158|37.4111|128158|serpukhov;serpuhov;serpuchow
496638|Sergiyev Posad||Ryssland|56.3|38.1333|109252|sergiyev posad;sergijew possad
498525|Sarov||Ryssland|54.9358|43.3235|88000|sarov;sarow
498677|Saratov||Ryssland|51.5406|46.0086|863725|saratov;saratow
498687|Sarapul||Ryssland|56.4763|53.7978|98830|sarapul
498698|Saransk||Ryssland|54.1838|45.1749|303394|saransk
498817|Sankt Petersburg||Ryssland|59.9386|30.3141|5028000|sankt petersburg;saint petersburg;sankt petersborg;pietari
499099|Samara||Ryssland|53.2001|50.15|1134730|samara
499161|Sal’sk||Ryssland|46.4747|41.5411|61000|salsk
499292|Salavat||Ryssland|53.3837|55.9077|159893|salavat;salauat;salawat
499717|Rzjev||Ryssland|56.2624|34.3282|62246|rzjev;rzhev;rzev;rschew
500004|Rybinsk||Ryssland|58.0446|38.8426|216724|rybinsk
500096|Ryazan’||Ryssland|54.6269|39.6916|520173|ryazan;rjazan;rjasan
501175|Rostov-na-Donu||Ryssland|47.2313|39.7233|1074482|rostov na donu;rostov on don;rostov ved don;rostow am don
501215|Rossosh’||Ryssland|51.1209|38.5116|64323|rossosh
501231|Rossosh’||Ryssland|50.1983|39.5673|62000|rossosh;rossoh;rossos
501283|Roslavl’||Ryssland|53.9528|32.8639|56971|roslavl
502011|Revda||Ryssland|56.801|59.9303|61785|revda;rewda
502018|Reutov||Ryssland|55.7611|37.8575|78370|reutov;reutow
502965|Ramenskoye||Ryssland|55.5669|38.2303|96000|ramenskoye;ramenskoje
503550|Pyatigorsk||Ryssland|44.0486|43.0594|142865|pyatigorsk;pjatigorsk
503977|Pusjkino||Ryssland|56.0172|37.8667|102816|pusjkino;pushkino;puskino;puschkino
504003|Pusjkin||Ryssland|59.7142|30.3964|92889|pusjkin;pushkin;saari;puschkin
504341|Pskov||Ryssland|57.8136|28.3496|201990|pskov;pihkova;pleskau
504935|Prokhladnyy||Ryssland|43.7574|44.0297|60800|prokhladnyy;prohladnyi
508101|Podolsk||Ryssland|55.4242|37.5547|179400|podolsk
509820|Petroskoj||Ryssland|61.7849|34.3469|265025|petroskoj;petrozavodsk;petrosavodsk;petroskoi;petrosawodsk
510225|Petrodvorets||Ryssland|59.8957|29.8014|61973|petrodvorets
510291|Peterhof||Ryssland|59.8833|29.9|73199|peterhof;petergof;pietarhovi
510808|Pervoural’sk||Ryssland|56.9053|59.9436|133600|pervouralsk
511196|Perm||Ryssland|58.0105|56.2502|982419|perm
511510|Novo-Peredelkino||Ryssland|55.6453|37.3358|115536|novo peredelkino
511565|Penza||Ryssland|53.2007|45.0046|512602|penza;pensa
512023|Pavlovskiy Posad||Ryssland|55.7819|38.6502|60051|pavlovskiy posad
513883|Otradnyy||Ryssland|53.376|51.3452|50127|otradnyy
514734|Orsk||Ryssland|51.2049|58.5669|246836|orsk
515003|Orenburg||Ryssland|51.7727|55.0988|550204|orenburg
515012|Orjol||Ryssland|52.9651|36.0785|324200|orjol;orel;oryol
515024|Orechovo-Zujevo||Ryssland|55.8067|38.9618|120000|orechovo zujevo;orekhovo zuyevo;orehovo zujevo;orechowo sujewo
515083|Sunzha||Ryssland|43.3195|45.0491|71841|sunzha;sunza
515879|Oktyabr’skiy||Ryssland|54.4815|53.471|108200|oktyabrskiy
516215|Odintsovo||Ryssland|55.678|37.2777|137041|odintsovo;odinzowo
516436|Obninsk||Ryssland|55.0968|36.6101|107392|obninsk
517836|Novotroitsk||Ryssland|51.203|58.3267|106186|novotroitsk;nowotroizk
517963|Novoshakhtinsk||Ryssland|47.7604|39.9333|99478|novoshakhtinsk;nowoschachtinsk
518255|Novorossiysk||Ryssland|44.7244|37.7675|241856|novorossiysk;novorossijsk;noworossijsk
518557|Novomoskovsk||Ryssland|54.0105|38.2846|130982|novomoskovsk;nowomoskowsk
518659|Novokujbysjevsk||Ryssland|53.0959|49.9462|111800|novokujbysjevsk;novokuybyshevsk;novokuibysevsk;nowokuibyschewsk
518740|Novokhovrino||Ryssland|55.8667|37.5|50000|novokhovrino
518970|Novotjerkassk||Ryssland|47.421|40.0919|166974|novotjerkassk;novocherkassk;novotserkassk;nowotscherkassk
518976|Novocheboksarsk||Ryssland|56.111|47.4776|128468|novocheboksarsk;novotseboksarsk;nowotscheboksarsk
519336|Novgorod||Ryssland|58.5213|31.271|215062|novgorod;velikiy novgorod;veliky novgorod;weliki nowgorod
520068|Noginsk||Ryssland|55.8665|38.4438|115979|noginsk
520494|Nizhny Tagil||Ryssland|57.9194|59.965|381116|nizhny tagil
520555|Nizjnij Novgorod||Ryssland|56.3287|44.002|1284164|nizjnij novgorod;nizhniy novgorod;nizhny novgorod;nizni novgorod;nischni nowgorod
521118|Nizjnekamsk||Ryssland|55.6366|51.8245|234297|nizjnekamsk;nizhnekamsk;niznekamsk;nischnekamsk
522377|Nevinnomyssk||Ryssland|44.6333|41.9444|134345|nevinnomyssk;newinnomyssk
522942|Neftekamsk||Ryssland|56.092|54.2661|126805|neftekamsk;neftekama
523064|Nazran’||Ryssland|43.226|44.7732|164131|nazran;nasran
523426|Naro-Fominsk||Ryssland|55.3875|36.7331|72632|naro fominsk
523523|Nal’chik||Ryssland|43.4981|43.6189|272800|nalchik;naltsik
523750|Naberezhnyye Chelny||Ryssland|55.7255|52.4112|509870|naberezhnyye chelny;naberezhnye chelny;nabereznyje tselny;nabereschnyje tschelny
523812|Mytisjtji||Ryssland|55.9116|37.7308|160542|mytisjtji;mytishchi;mytischtschi
524294|Murom||Ryssland|55.575|42.0426|126931|murom
524305|Murmansk||Ryssland|68.9792|33.0925|319263|murmansk;muurmanski
524901|Moskva||Ryssland|55.7522|37.6156|10381222|moskva;moscow;moskova;moskau
526480|Mineralnyje Vody||Ryssland|44.2103|43.1353|76280|mineralnyje vody;mineralnye vody;mineralnyje wody
527012|Michajlovka||Ryssland|50.06|43.2379|58898|michajlovka;mikhaylovka;mihajlovka;michailowka
527191|Mitjurinsk||Ryssland|52.8978|40.4907|93499|mitjurinsk;michurinsk;mitschurinsk
527717|Meleuz||Ryssland|52.9647|55.9328|65362|meleuz;meleus
528293|Majkop||Ryssland|44.6078|40.1058|144055|majkop;maykop;maikop
532096|Machatjkala||Ryssland|42.9764|47.5024|497959|machatjkala;makhachkala;mahatskala;machatschkala
532288|Magnitogorsk||Ryssland|53.4186|59.0472|413351|magnitogorsk
532615|Ljubertsy||Ryssland|55.6772|37.8932|154650|ljubertsy;lyubertsy;ljuberzy
532657|Lytkarino||Ryssland|55.5827|37.9052|50619|lytkarino
532675|Lys’va||Ryssland|58.1086|57.8053|68660|lysva
534595|Lobnya||Ryssland|56.0097|37.4819|61772|lobnya
534701|Livny||Ryssland|52.4253|37.6069|52915|livny
534838|Liski||Ryssland|50.9841|39.5155|55939|liski
535121|Lipetsk||Ryssland|52.6031|39.5708|515655|lipetsk;lipezk
536162|Leninogorsk||Ryssland|54.6026|52.4609|66263|leninogorsk
537281|Labinsk||Ryssland|44.6342|40.7356|61945|labinsk
537737|Kuznetsk||Ryssland|53.1168|46.6004|90480|kuznetsk;kusnezk
538560|Kursk||Ryssland|51.7373|36.1874|409431|kursk
539147|Kungur||Ryssland|57.4368|56.9593|66389|kungur
539283|Kumertau||Ryssland|52.7667|55.7833|65321|kumertau
540103|Kstovo||Ryssland|56.1473|44.1979|67242|kstovo;kstowo
540251|Krymsk||Ryssland|44.9293|37.9912|57555|krymsk
540761|Kropotkin||Ryssland|45.4375|40.5756|79599|kropotkin
542327|Krasnokamsk||Ryssland|58.0796|55.7552|52689|krasnokamsk
542374|Krasnogorsk||Ryssland|55.8204|37.3302|92932|krasnogorsk
542420|Krasnodar||Ryssland|45.0448|38.976|649851|krasnodar
543460|Kovrov||Ryssland|56.3572|41.3192|154224|kovrov;kowrow
543704|Kotlas||Ryssland|61.2574|46.6496|59180|kotlas
543878|Kostroma||Ryssland|57.7665|40.9269|277656|kostroma
546105|Kolpino||Ryssland|59.7507|30.5886|138979|kolpino;kolppina
546230|Kolomna||Ryssland|55.0794|38.7783|147690|kolomna
547475|Klintsy||Ryssland|52.7602|32.2394|66336|klintsy;klinzy
547523|Klin||Ryssland|56.3333|36.7333|80778|klin
547560|Klimovsk||Ryssland|55.3635|37.5298|55206|klimovsk;klimowsk
547840|Kizlyar||Ryssland|43.8471|46.7144|50564|kizlyar;kizljar;kisljar
548114|Kislovodsk||Ryssland|43.9133|42.7208|132771|kislovodsk;kislowodsk
548395|Kirovo-Chepetsk||Ryssland|58.5539|50.0399|90252|kirovo chepetsk;kirovo tsepetsk;kirowo tschepezk
548408|Kirov||Ryssland|58.5966|49.6601|457383|kirov;kirow
548442|Kirishi||Ryssland|59.4471|32.0205|56190|kirishi;kirisi;kirischi
548602|Kingisepp||Ryssland|59.3733|28.6134|50566|kingisepp;jaama
548605|Kinesjma||Ryssland|57.4391|42.1289|92983|kinesjma;kineshma;kinesma;kineschma
548652|Kimry||Ryssland|56.8667|37.35|52070|kimry
550280|Chimki||Ryssland|55.897|37.4297|239967|chimki;khimki;himki
550478|Khasavyurt||Ryssland|43.2509|46.5877|126829|khasavyurt;hasavjurt
551487|Kazan||Ryssland|55.7887|49.1221|1104738|kazan;kasan
551847|Kaspiysk||Ryssland|42.8817|47.6392|81752|kaspiysk;kaspijsk
553287|Kamysjin||Ryssland|50.0983|45.416|128626|kamysjin;kamyshin;kamysin;kamyschin
553399|Kamensk-Shakhtinskiy||Ryssland|48.3178|40.2595|75814|kamensk shakhtinskiy;kamensk shakhtinsky
553915|Kaluga||Ryssland|54.5293|36.2754|338978|kaluga
554233|Koroljov||Ryssland|55.9142|37.8256|139798|koroljov;korolev;korolyov
554234|Kaliningrad||Ryssland|54.7065|20.511|434954|kaliningrad;konigsberg
554840|Izjevsk||Ryssland|56.8498|53.2045|631038|izjevsk;izhevsk;izevsk;ischewsk
555111|Ivanteyevka||Ryssland|55.9711|37.9208|51085|ivanteyevka
555312|Ivanovo||Ryssland|56.9972|40.9714|420839|ivanovo;iwanowo
555980|Ishimbay||Ryssland|53.4545|56.0415|70421|ishimbay;isembai
557775|Gus’-Khrustal’nyy||Ryssland|55.6111|40.6519|62746|gus khrustalnyy;gus hrustalnyi
558082|Gukovo||Ryssland|48.0621|39.9355|66079|gukovo
558146|Gubkin||Ryssland|51.2817|37.5458|87000|gubkin
558418|Groznyj||Ryssland|43.312|45.6889|226100|groznyj;groznyy;grozny;grosnij;groznyi;grosny
561347|Glazov||Ryssland|58.1393|52.658|100676|glazov;glasow
561627|Georgiyevsk||Ryssland|44.1519|43.4697|72649|georgiyevsk
561667|Gelendzhik||Ryssland|44.5622|38.0848|50715|gelendzhik;gelendzik;gelendschik
561887|Gattjina||Ryssland|59.5764|30.1283|89761|gattjina;gatchina;hatsina;gattschina
562319|Fryazino||Ryssland|55.9606|38.0456|52255|fryazino
562321|Fryazevo||Ryssland|55.7332|38.4646|53212|fryazevo
563379|Ezhva||Ryssland|61.8128|50.7283|56000|ezhva
563464|Engel’s||Ryssland|51.4839|46.1053|196011|engels
563514|Elista||Ryssland|46.3078|44.2558|106971|elista
563523|Elektrostal’||Ryssland|55.7896|38.4467|144387|elektrostal
563708|Dzerzjinsk||Ryssland|56.2414|43.4554|233126|dzerzjinsk;dzerzhinsk;dzerzinsk;dserschinsk
564719|Dubna||Ryssland|56.7333|37.1667|60604|dubna
565348|Donetsk||Ryssland|48.3396|39.9595|50850|donetsk;donezk
565381|Domodedovo||Ryssland|55.4413|37.7537|53887|domodedovo;domodedowo
565614|Dolgoprudnyy||Ryssland|55.9496|37.5018|68259|dolgoprudnyy;dolgoprudnyi
565955|Dmitrov||Ryssland|56.3449|37.5204|61607|dmitrov;dmitrow
566199|Dimitrovgrad||Ryssland|54.2139|49.6184|132226|dimitrovgrad;dimitrowgrad
566532|Derbent||Ryssland|42.0678|48.2899|105965|derbent
567434|Tjusovoj||Ryssland|58.3013|57.8131|50205|tjusovoj;chusovoy;tsusovoi;tschussowoi
567990|Chistopol’||Ryssland|55.3631|50.6424|62200|chistopol;tsistopol
569154|Cherkessk||Ryssland|44.2233|42.0578|116224|cherkessk;tserkessk;tscherkessk
569223|Tjerepovets||Ryssland|59.1333|37.9|315738|tjerepovets;cherepovets;tserepovets;tscherepowez
569273|Cherëmushki||Ryssland|55.6647|37.5613|106587|cheremushki
569591|Tjechov||Ryssland|55.1477|37.4773|75643|tjechov;chekhov;tsehov;tschechow
569696|Tjeboksary||Ryssland|56.1322|47.2519|446781|tjeboksary;cheboksary;tseboksary;tscheboksary
569742|Chaykovskiy||Ryssland|56.7686|54.1148|86712|chaykovskiy;tsaikovski
569955|Tjapajevsk||Ryssland|52.9771|49.7086|70147|tjapajevsk;chapayevsk;tsapajevsk
570427|Buzuluk||Ryssland|52.7807|52.2635|87714|buzuluk;busuluk
570479|Buynaksk||Ryssland|42.819|47.1192|62689|buynaksk;buinaksk
571159|Buguruslan||Ryssland|53.6554|52.442|53511|buguruslan
571170|Bugul’ma||Ryssland|54.5378|52.7985|91900|bugulma
571306|Budënnovsk||Ryssland|44.7839|44.1658|67962|budennovsk
571476|Bryansk||Ryssland|53.2521|34.3717|427236|bryansk;brjansk
572154|Borovitji||Ryssland|58.3878|33.9155|56571|borovitji;borovichi;borovitsi;borowitschi
572525|Borisoglebsk||Ryssland|51.3671|42.0849|68597|borisoglebsk;borissoglebsk
572665|Bor||Ryssland|56.3581|44.0748|60647|bor
577206|Berezniki||Ryssland|59.4091|56.8204|167748|berezniki;beresniki
577881|Beloretsk||Ryssland|53.9631|58.3981|70468|beloretsk;beloret
577893|Belorechensk||Ryssland|44.7713|39.8788|54526|belorechensk;beloretschensk
578072|Belgorod||Ryssland|50.6107|36.5802|345289|belgorod
578120|Belebey||Ryssland|54.1167|54.1167|62582|belebey;belebei
578740|Bataysk||Ryssland|47.1397|39.7518|109962|bataysk
579460|Balasjov||Ryssland|51.5502|43.1667|98107|balasjov;balashov;balasov;balaschow
579464|Balasjicha||Ryssland|55.8094|37.9581|150103|balasjicha;balashikha;balasiha;balaschicha
579492|Balakovo||Ryssland|52.0278|47.8007|199572|balakovo;balakowo
579514|Novaya Balakhna||Ryssland|56.4899|43.6011|63083|novaya balakhna;balakhna;balachna
580054|Azov||Ryssland|47.1078|39.4165|82133|azov;asow
580497|Astrachan||Ryssland|46.3497|48.0408|502533|astrachan;astrakhan;astrahan
580724|Arzamas||Ryssland|55.3948|43.8399|109479|arzamas;arsamas
580922|Armavir||Ryssland|44.9892|41.1234|199548|armavir;armawir
581049|Arkhangel’sk||Ryssland|64.5401|40.5433|356051|arkhangelsk;arkangeli
581357|Apatity||Ryssland|67.5641|33.4031|61186|apatity;apatiitti
582182|Anapa||Ryssland|44.895|37.3162|53600|anapa
582432|Al’met’yevsk||Ryssland|54.9044|52.3154|140437|almetyevsk;almetjevsk
582750|Aleksin||Ryssland|54.505|37.0674|66885|aleksin;alexin
583350|Aleksandrov||Ryssland|56.3952|38.7122|64088|aleksandrov;alexandrow
584243|Adler||Ryssland|43.429|39.9239|70200|adler
588335|Tartu||Estland|58.3806|26.7251|101092|tartu;tartto;dorpat
588409|Tallinn||Estland|59.437|24.7535|394024|tallinn;tallinna
590031|Narva||Estland|59.3772|28.1903|66980|narva;narwa
593116|Vilnius||Litauen|54.6892|25.2798|542366|vilnius;vilna
594739|Šiauliai||Litauen|55.9333|23.3167|130587|siauliai
596128|Panevėžys||Litauen|55.7333|24.35|117395|panevezys;ponewiesch
598098|Klaipėda||Litauen|55.7068|21.1391|192307|klaipeda
598316|Kaunas||Litauen|54.9027|23.9096|374643|kaunas
601084|Alytus||Litauen|54.3963|24.0414|70747|alytus
602137|Ursviken|Västerbotten|Sverige|64.7126|21.1658|3913|ursviken
602150|Umeå|Västerbotten|Sverige|63.8284|20.2597|83249|umea;uumaja
602261|Töre|Norrbotten|Sverige|65.9124|22.6513|1051|tore
602426|Täfteå|Västerbotten|Sverige|63.8397|20.4786|1305|taftea
602804|Södra Sunderbyn|Norrbotten|Sverige|65.6598|21.94|3162|sodra sunderbyn
602909|Skelleftehamn|Västerbotten|Sverige|64.6833|21.2333|3069|skelleftehamn
602913|Skellefteå|Västerbotten|Sverige|64.7507|20.9528|35516|skelleftea;heletti
603035|Råneå|Norrbotten|Sverige|65.8548|22.2913|1966|ranea
603037|Sävar|Västerbotten|Sverige|63.9038|20.5501|2968|savar
603261|Rosvik|Norrbotten|Sverige|65.4333|21.7|1848|rosvik
603291|Rolfs|Norrbotten|Sverige|65.85|23.1167|1001|rolfs
603292|Roknäs|Norrbotten|Sverige|65.35|21.2|1259|roknas
603303|Robertsfors|Västerbotten|Sverige|64.1932|20.8481|2030|robertsfors
603304|Röbäck|Västerbotten|Sverige|63.8088|20.189|2460|roback
603448|Sävast|Norrbotten|Sverige|65.77|21.7311|3093|savast
603570|Piteå|Norrbotten|Sverige|65.3172|21.4794|23067|pitea;piitime
603761|Pajala|Norrbotten|Sverige|67.2128|23.3661|2032|pajala
603814|Övertorneå|Norrbotten|Sverige|66.3878|23.6543|1906|overtornea
603823|Överkalix|Norrbotten|Sverige|66.3275|22.8441|1036|overkalix
603919|Obbola|Västerbotten|Sverige|63.7|20.3167|2173|obbola
604006|Norrfjärden|Norrbotten|Sverige|65.418|21.5015|1562|norrfjarden
604419|Malmberget|Norrbotten|Sverige|67.1753|20.6549|6017|malmberget
604490|Luleå|Norrbotten|Sverige|65.5841|22.1547|43574|lulea;luulaja
605155|Kiruna|Norrbotten|Sverige|67.8557|20.2251|17037|kiruna;kiiruna
605393|Kalix|Norrbotten|Sverige|65.853|23.1564|7495|kalix
605428|Kåge|Västerbotten|Sverige|64.8357|20.9845|2376|kage
605647|Hortlax|Norrbotten|Sverige|65.2819|21.4054|1128|hortlax
605676|Holmsund|Västerbotten|Sverige|63.706|20.3641|5962|holmsund
605859|Haparanda|Norrbotten|Sverige|65.8355|24.1368|6679|haparanda
606072|Gammelstad|Norrbotten|Sverige|65.6393|22.0114|4892|gammelstad
606086|Gällivare|Norrbotten|Sverige|67.1339|20.6528|10362|gallivare
606350|Byske|Västerbotten|Sverige|64.9526|21.2058|1785|byske
606363|Burträsk|Västerbotten|Sverige|64.5167|20.65|1573|burtrask
606370|Bureå|Västerbotten|Sverige|64.6167|21.2|2533|burea
606507|Boliden|Västerbotten|Sverige|64.8667|20.3833|1661|boliden
606531|Boden|Norrbotten|Sverige|65.8252|21.6886|16830|boden;puuti
606638|Bergsviken|Norrbotten|Sverige|65.3|21.3833|2251|bergsviken
606649|Bergnäset|Norrbotten|Sverige|65.5779|22.1084|3604|bergnaset
606834|Älvsbyn|Norrbotten|Sverige|65.6762|21.0016|4976|alvsbyn
616743|Druzhkivka||Ukraina|48.6301|37.5526|62315|druzhkivka;druzhkovka
617239|Tiraspol||Moldavien|46.8427|29.6291|157000|tiraspol
617486|Rîbniţa||Moldavien|47.7682|29.01|55455|ribnita
618426|Chișinău||Moldavien|47.0056|28.8575|635994|chisinau
618577|Tighina||Moldavien|46.8316|29.4777|110175|tighina;bender
618605|Bălţi||Moldavien|47.7631|27.9293|125000|balti
618800|Horad Zhodzina||Belarus|54.0985|28.3331|61007|horad zhodzina;zhodzina;schodsina
618806|Zhlobin||Belarus|52.8926|30.024|73089|zhlobin
620127|Vitsebsk||Belarus|55.1904|30.2049|342700|vitsebsk;vitebsk;wizebsk
621074|Svyetlahorsk||Belarus|52.6329|29.7389|71250|svyetlahorsk
621741|Slutsk||Belarus|53.0274|27.5597|62228|slutsk;sluzk
621754|Slonim||Belarus|53.0869|25.3163|51434|slonim
622428|Salihorsk||Belarus|52.7876|27.5415|101614|salihorsk
622794|Rechytsa||Belarus|52.3617|30.3916|65400|rechytsa;retschyza
623317|Polotsk||Belarus|55.4879|28.7856|82258|polotsk;polatsk;polazk
623549|Pinsk||Belarus|52.1229|26.0951|130777|pinsk
624079|Vorsja||Belarus|54.5081|30.4172|125347|vorsja;orsha;orsa;orscha
624784|Navapolatsk||Belarus|55.5318|28.5987|100885|navapolatsk;nawapolazk
625144|Minsk||Belarus|53.9|27.5667|1742124|minsk
625324|Mazir||Belarus|52.0495|29.2456|112137|mazir;mazyr;masyr
625625|Maladzyechna||Belarus|54.3167|26.854|101300|maladzyechna;maladsetschna
625665|Mahiljoŭ||Belarus|53.9168|30.3449|369200|mahiljou;mahilyow;mogilev
626081|Lida||Belarus|53.8833|25.2997|98036|lida
627145|Kobryn||Belarus|52.2138|24.3564|50691|kobryn
627904|Hrodna||Belarus|53.6884|23.8258|317365|hrodna;grodno
627907|Homel||Belarus|52.4345|30.9754|480951|homel;homyel;gomel
629634|Brest||Belarus|52.0975|23.6878|300715|brest
630376|Barysaw||Belarus|54.2279|28.505|143919|barysaw;borisov
630429|Baranovichi||Belarus|53.1327|26.0139|168772|baranovichi;baranovitsi;baranawitschy
630468|Babruysk||Belarus|53.1384|29.2214|220517|babruysk;bobruisk;babruisk
630704|Ytteresse||Finland|63.6221|22.9946|1758|ytteresse
630736|Ypäjä||Finland|60.8|23.2833|2659|ypaja
630752|Ylöjärvi||Finland|61.5563|23.5961|22140|ylojarvi
630768|Ylivieska||Finland|64.0833|24.55|13159|ylivieska
630779|Ylitornio||Finland|66.3089|23.6773|5104|ylitornio
630805|Ylistaro||Finland|62.9396|22.5131|5580|ylistaro
630918|Ylikiiminki||Finland|65.0833|26.25|3386|ylikiiminki
630952|Yli-Ii||Finland|65.3718|25.8458|2235|yli ii
630956|Ylihärmä||Finland|63.15|22.7833|2836|yliharma
630998|Yläne||Finland|60.8833|22.4167|2148|ylane
631003|Ylämaa||Finland|60.8|28|1415|ylamaa
631077|Vuosaari||Finland|60.2096|25.142|35826|vuosaari
631191|Vuolijoki||Finland|64.1854|26.9955|2557|vuolijoki
631204|Vuokatti||Finland|64.1447|28.282|6183|vuokatti
631254|Vörå||Finland|63.1361|22.2522|3416|vora
631358|Virtasalmi||Finland|62.127|27.4628|1123|virtasalmi
631376|Virrat||Finland|62.2476|23.78|7707|virrat
631388|Virolahti||Finland|60.5167|27.6831|0|virolahti
631393|Virojoki||Finland|60.5794|27.7035|1328|virojoki
631441|Vinkkilä||Finland|60.6833|21.7167|0|vinkkila
631448|Vimpeli||Finland|63.1619|23.8192|3418|vimpeli
631459|Vilppula||Finland|62.0212|24.5048|5422|vilppula
631511|Viljakkala||Finland|61.706|23.2669|2125|viljakkala
631560|Viitasaari||Finland|63.0667|25.8667|7511|viitasaari
631693|Viiala||Finland|61.2102|23.7674|5472|viiala
631707|Vichtis||Finland|60.417|24.3196|26280|vichtis;vihti
631758|Vihanti||Finland|64.4847|24.9916|3270|vihanti
631778|Vieremä||Finland|63.75|27.0167|4100|vierema
631825|Veteli||Finland|63.4784|23.7828|3523|veteli
631856|Vesilahti||Finland|61.3167|23.6167|3949|vesilahti
631873|Vesanto||Finland|62.9333|26.4167|2537|vesanto
631994|Velkua||Finland|60.4667|21.6667|217|velkua
632041|Vehmersalmi||Finland|62.761|28.0285|1889|vehmersalmi
632062|Vehmaa||Finland|60.6833|21.6667|2435|vehmaa
632225|Västanfjärd||Finland|60.05|22.6833|783|vastanfjard
632361|Varpaisjärvi||Finland|63.3593|27.7551|3007|varpaisjarvi
632370|Varkaus||Finland|62.3153|27.873|22365|varkaus
632421|Vårdö||Åland|60.25|20.3833|411|vardo
632453|Vanda||Finland|60.2941|25.041|190058|vanda;vantaa
632539|Vampula||Finland|61.0167|22.7|1743|vampula
632542|Vammala||Finland|61.3333|22.9|14982|vammala
632552|Valtimo||Finland|63.6667|28.8|2729|valtimo
632672|Valkeakoski||Finland|61.2642|24.0312|20376|valkeakoski
632860|Vahto||Finland|60.6|22.3|1916|vahto
632923|Vähäkyrö||Finland|63.0564|22.1058|4638|vahakyro
632978|Vasa||Finland|63.096|21.6158|57014|vasa;vaasa
633096|Vaala||Finland|64.5667|26.8333|3652|vaala
633221|Nystad||Finland|60.8004|21.4084|16226|nystad;uusikaupunki
633242|Uurainen||Finland|62.5|25.45|3104|uurainen
633268|Utsjoki||Finland|69.9086|27.0284|1401|utsjoki
633295|Utajärvi||Finland|64.75|26.3833|3243|utajarvi
633332|Urjala||Finland|61.0833|23.5333|5542|urjala
633395|Ulvila||Finland|61.4284|21.871|12314|ulvila
633413|Ullava||Finland|63.6|24.0833|1048|ullava
633541|Tyrnävä||Finland|64.7647|25.6523|5636|tyrnava
633591|Tusby||Finland|60.4037|25.0264|34725|tusby;tuusula
633593|Tuusniemi||Finland|62.8167|28.5|2833|tuusniemi
633611|Tuupovaara||Finland|62.4837|30.6273|2059|tuupovaara
633619|Tuulos||Finland|61.15|24.8|1466|tuulos
633679|Åbo||Finland|60.4515|22.2687|175945|abo;turku
633700|Turenki||Finland|60.9167|24.6333|0|turenki
634008|Töysä||Finland|62.628|23.8183|3144|toysa
634093|Torneå||Finland|65.8481|24.1466|21236|tornea;tornio
634297|Toivakka||Finland|62.1|26.0833|2349|toivakka
634317|Akaa||Finland|61.1667|23.8667|8258|akaa
634324|Toholampi||Finland|63.7667|24.25|3481|toholampi
634331|Tohmajärvi||Finland|62.1833|30.3833|4911|tohmajarvi
634561|Teuva||Finland|62.4819|21.7416|6092|teuva
634592|Tervola||Finland|66.0833|24.8|3538|tervola
634604|Tervo||Finland|62.95|26.75|1847|tervo
634651|Tervakoski||Finland|60.8141|24.6259|4753|tervakoski
634851|Tarvasjoki||Finland|60.5833|22.7333|1961|tarvasjoki
634963|Tammerfors||Finland|61.4991|23.7871|202687|tammerfors;tampere
634992|Tammela||Finland|60.8103|23.7682|6519|tammela
635130|Taivassalo||Finland|60.5609|21.6164|1702|taivassalo
635141|Taivalkoski||Finland|65.5667|28.25|4678|taivalkoski
635150|Taipalsaari||Finland|61.15|28.05|4778|taipalsaari
635243|Taavetti||Finland|60.9167|27.5667|0|taavetti
635336|Sysmä||Finland|61.5|25.6833|4570|sysma
635692|Suonenjoki||Finland|62.6167|27.1333|7568|suonenjoki
635696|Suomussalmi||Finland|64.8868|28.9078|9974|suomussalmi
635698|Suomusjärvi||Finland|60.35|23.65|1310|suomusjarvi
635745|Suolahti||Finland|62.5642|25.8536|5399|suolahti
635780|Suodenniemi||Finland|61.5581|22.7853|1274|suodenniemi
635815|Sund||Åland|60.25|20.1167|1080|sund
635826|Sumiainen||Finland|62.6574|26.0464|1251|sumiainen
635844|Sulkava||Finland|61.7869|28.373|3212|sulkava
636158|Sottunga||Åland|60.1302|20.6668|144|sottunga
636173|Sotkamo||Finland|64.1333|28.4167|10368|sotkamo
636301|Sonkajärvi||Finland|63.6667|27.5167|4819|sonkajarvi
636345|Somero||Finland|60.6167|23.5333|9840|somero
636393|Soini||Finland|62.8667|24.2167|2665|soini
636464|Sodankylä||Finland|67.4167|26.6|8942|sodankyla
636493|Smedsby||Finland|63.1167|21.7|0|smedsby
636608|Siuntio||Finland|60.1386|24.2272|5229|siuntio
636777|Simpele||Finland|61.4333|29.3667|0|simpele
636802|Simo||Finland|65.6667|25.05|3582|simo
636835|Broby||Finland|60.5|26.7167|0|broby
636947|Siilinjärvi||Finland|63.0833|27.6667|20209|siilinjarvi
637002|Siikajoki||Finland|64.8145|24.7592|1293|siikajoki
637020|Siikainen||Finland|61.877|21.8194|1917|siikainen
637035|Sievi||Finland|63.9|24.5|5281|sievi
637067|Sibbo||Finland|60.3775|25.2691|19430|sibbo;sipoo
637219|Seinäjoki||Finland|62.7945|22.8282|32149|seinajoki
637247|Säynätsalo||Finland|62.1403|25.7695|3322|saynatsalo
637284|Savukoski||Finland|67.2925|28.1581|1357|savukoski
637288|Savonranta||Finland|62.1833|29.2|1255|savonranta
637292|Nyslott||Finland|61.8699|28.88|27353|nyslott;savonlinna
637312|Savitaipale||Finland|61.2|27.7|4195|savitaipale
637400|Sauvo||Finland|60.3431|22.6964|2941|sauvo
637462|Saukkola||Finland|60.3833|23.9833|0|saukkola
637586|Särkisalo||Finland|60.1139|22.95|0|sarkisalo
637782|Sandsund||Finland|63.6476|22.7298|1998|sandsund
637835|Sammatti||Finland|60.3199|23.8209|1171|sammatti
637878|Saltvik||Åland|60.2833|20.05|1691|saltvik
637948|Salo||Finland|60.3833|23.1333|24900|salo
638074|Salla||Finland|66.8333|28.6667|4401|salla
638104|Säkylä||Finland|61.0333|22.3333|4870|sakyla
638210|Sahalahti||Finland|61.4746|24.3265|2141|sahalahti
638321|Saarijärvi||Finland|62.7049|25.254|10011|saarijarvi
638398|Saari||Finland|61.65|29.75|1326|saari
638582|Rymättylä||Finland|60.3766|21.9418|1987|rymattyla
638622|Ruukki||Finland|64.6667|25.1|4386|ruukki
638670|Rusko||Finland|60.5333|22.2167|3702|rusko
638691|Ruovesi||Finland|61.9858|24.0571|5314|ruovesi
638711|Ruotsinpyhtää||Finland|60.5268|26.462|2836|ruotsinpyhtaa
638803|Ruokolahti||Finland|61.2833|28.8333|5780|ruokolahti
638936|Rovaniemi||Finland|66.5|25.7167|34781|rovaniemi
639234|Ristijärvi||Finland|64.5|28.2167|1621|ristijarvi
639248|Ristiina||Finland|61.5058|27.2464|5171|ristiina
639406|Riihimäki||Finland|60.7377|24.7773|26451|riihimaki
639522|Replot||Finland|63.2288|21.4169|2100|replot
639534|Renko||Finland|60.8956|24.2878|2376|renko
639576|Reisjärvi||Finland|63.6167|24.9|3052|reisjarvi
639666|Rautjärvi||Finland|61.4333|29.35|4316|rautjarvi
639700|Rautavaara||Finland|63.4833|28.3|2066|rautavaara
639709|Rautalampi||Finland|62.6333|26.8333|3665|rautalampi
639734|Raumo||Finland|61.1272|21.5113|36550|raumo;rauma
639888|Ranua||Finland|65.9167|26.5333|4833|ranua
639895|Rantsila||Finland|64.5061|25.6645|2048|rantsila
639906|Rantasalmi||Finland|62.0667|28.3|4443|rantasalmi
640124|Reso||Finland|60.4859|22.1689|23597|reso;raisio
640271|Rääkkylä||Finland|62.3167|29.6167|2855|raakkyla
640276|Brahestad||Finland|64.6833|24.4833|22217|brahestad;raahe
640372|Pylkönmäki||Finland|62.6667|24.8|981|pylkonmaki
640384|Pyhtää||Finland|60.4935|26.5435|4964|pyhtaa
640398|Pyhäselkä||Finland|62.4333|29.9667|7210|pyhaselka
640403|Pyhäsalmi||Finland|63.6833|25.9833|0|pyhasalmi
640405|Pyhäranta||Finland|60.95|21.45|2355|pyharanta
640409|Pyhäntä||Finland|64.1|26.3167|1779|pyhanta
640437|Pyhäjoki||Finland|64.4667|24.2333|3615|pyhajoki
640440|Pyhäjärvi||Finland|67.0701|27.2176|6094|pyhajarvi
640441|Pyhäjärvi||Finland|63.6667|25.9|6138|pyhajarvi
640504|Puumala||Finland|61.5273|28.1749|2693|puumala
640658|Puolanka||Finland|64.8667|27.6667|3304|puolanka
640689|Punkalaidun||Finland|61.1167|23.1|3492|punkalaidun
640693|Punkaharju||Finland|61.7588|29.3884|3984|punkaharju
640718|Pulkkila||Finland|64.2667|25.8667|1661|pulkkila
640749|Pukkila||Finland|60.65|25.5667|1985|pukkila
640803|Pudasjärvi||Finland|65.3833|26.9167|9459|pudasjarvi
640828|Pöytyä||Finland|60.7667|22.6667|3650|poytya
640893|Posio||Finland|66.1086|28.1719|4252|posio
640973|Pornainen||Finland|60.4758|25.3749|4813|pornainen
640999|Björneborg||Finland|61.4833|21.7833|76772|bjorneborg;pori
641044|Pomarkku||Finland|61.6935|22.0086|2499|pomarkku
641055|Polvijärvi||Finland|62.85|29.3667|4937|polvijarvi
641124|Pohja||Finland|60.0963|23.5276|5257|pohja
641489|Birkala||Finland|61.4612|23.6323|15615|birkala;pirkkala
641612|Piippola||Finland|64.1667|25.9667|1450|piippola
641651|Piikkiö||Finland|60.4248|22.516|6553|piikkio
641660|Pihtipudas||Finland|63.3833|25.5667|4777|pihtipudas
641861|Pielavesi||Finland|63.2333|26.75|5521|pielavesi
641869|Pieksämäki||Finland|62.3|27.1333|12167|pieksamaki
641974|Petäjävesi||Finland|62.25|25.2|3610|petajavesi
642077|Pertunmaa||Finland|61.5|26.4833|2089|pertunmaa
642093|Pertteli||Finland|60.4333|23.2667|3740|pertteli
642113|Perniö||Finland|60.2|23.1333|5809|pernio
642118|Pernå||Finland|60.4487|26.0319|3938|perna
642139|Perho||Finland|63.2167|24.4167|2974|perho
642367|Pello||Finland|66.7736|23.9626|4542|pello
642377|Pelkosenniemi||Finland|67.1108|27.5106|1221|pelkosenniemi
642455|Pedersöre||Finland|63.65|22.6833|10436|pedersore
642622|Parola||Finland|61.0462|24.3546|0|parola
642657|Parkano||Finland|62.0167|23.0167|7213|parkano
642666|Parikkala||Finland|61.55|29.5|4274|parikkala
642673|Pargas||Finland|60.3067|22.301|11962|pargas
642750|Paltamo||Finland|64.4167|27.8333|3844|paltamo
642976|Pälkäne||Finland|61.3342|24.272|4262|palkane
643153|Paimio||Finland|60.4567|22.6869|10126|paimio
643260|Padasjoki||Finland|61.35|25.2833|3473|padasjoki
643453|Outokumpu||Finland|62.7268|29.0159|7738|outokumpu
643481|Oulunsalo||Finland|64.9346|25.4112|9556|oulunsalo
643492|Uleåborg||Finland|65.0124|25.4682|128618|uleaborg;oulu
643497|Oulainen||Finland|64.2667|24.8|8300|oulainen
643522|Otaniemi||Finland|60.184|24.8279|3496|otaniemi
643629|Orivesi||Finland|61.6777|24.3572|8846|orivesi
643640|Oripää||Finland|60.85|22.6833|1351|oripaa
643644|Orimattila||Finland|60.8049|25.7296|14603|orimattila
643681|Oravais||Finland|63.3013|22.3782|2141|oravais
644002|Oitti||Finland|60.7833|25.0333|0|oitti
644100|Nykarleby||Finland|63.5228|22.5307|7338|nykarleby
644159|Nurmo||Finland|62.8287|22.9099|11908|nurmo
644171|Nurmijärvi||Finland|60.4641|24.8073|37073|nurmijarvi
644187|Nurmes||Finland|63.5421|29.1396|8804|nurmes
644307|Nuijamaa||Finland|60.9601|28.551|1199|nuijamaa
644326|Nousiainen||Finland|60.6042|22.0793|4461|nousiainen
644436|Noormarkku||Finland|61.5927|21.8685|6076|noormarkku
644450|Nokia stad||Finland|61.4667|23.5|28676|nokia stad;nokia
644499|Nivala||Finland|63.9167|24.9667|10610|nivala
644632|Nilsiä||Finland|63.2075|28.0822|6474|nilsia
644930|Nickby||Finland|60.3833|25.2833|0|nickby
645035|Nastola||Finland|60.95|25.9333|14911|nastola
645081|Närpes||Finland|62.4728|21.3371|0|narpes
645148|Nakkila||Finland|61.3667|22|5792|nakkila
645165|Nagu||Finland|60.1938|21.9097|1410|nagu
645211|Naantali||Finland|60.4674|22.0243|13607|naantali
645233|Myrskylä||Finland|60.6696|25.8475|2043|myrskyla
645243|Mynämäki||Finland|60.6791|21.9927|6271|mynamaki
645370|Muurla||Finland|60.35|23.2833|1486|muurla
645385|Muurame||Finland|62.1333|25.6667|8826|muurame
645672|Muonio||Finland|67.95|23.7|2412|muonio
645691|Munkkiniemi||Finland|60.1986|24.8777|17334|munkkiniemi
645710|Multia||Finland|62.4167|24.7833|1991|multia
645765|Muhos||Finland|64.808|25.9931|8232|muhos
645766|Muhos||Finland|64.7667|26.1|0|muhos
645800|Mouhijärvi||Finland|61.5|23.0167|2961|mouhijarvi
646005|S:t Michel||Finland|61.6886|27.2723|46550|s t michel;mikkeli
646031|Mietoinen||Finland|60.6333|21.9333|1785|mietoinen
646079|Miehikkälä||Finland|60.6667|27.7|2506|miehikkala
646179|Merimasku||Finland|60.4833|21.8667|1538|merimasku
646192|Merikarvia||Finland|61.8584|21.5004|3547|merikarvia
646195|Merijärvi||Finland|64.3|24.45|1326|merijarvi
646218|Mellunkylä||Finland|60.2336|25.0995|36360|mellunkyla
646220|Mellilä||Finland|60.7667|22.95|1141|mellila
646486|Masku||Finland|60.5708|22.0988|5974|masku
646511|Marttila||Finland|60.5833|22.9|2125|marttila
646699|Mäntyharju||Finland|61.4167|26.8833|6871|mantyharju
646705|Mänttä||Finland|62.0301|24.6279|6459|mantta
646723|Mäntsälä||Finland|60.6333|25.3167|18074|mantsala
646875|Malax||Finland|62.9423|21.5731|5517|malax
647202|Maaninka||Finland|63.1552|27.2994|3638|maaninka
647260|Luvia||Finland|61.3638|21.6256|3260|luvia
647288|Luumäki||Finland|60.9262|27.5814|5305|luumaki
647383|Luopioinen||Finland|61.3629|24.6678|2381|luopioinen
647455|Lumparland||Åland|60.117|20.2582|335|lumparland
647471|Lumijoki||Finland|64.8374|25.1861|1871|lumijoki
647522|Luhanka||Finland|61.7968|25.7046|905|luhanka
647571|Lovisa||Finland|60.4566|26.225|15466|lovisa;loviisa
647660|Loppi||Finland|60.7167|24.45|7768|loppi
647731|Loimaa||Finland|60.8497|23.0561|0|loimaa
647741|Lohtaja||Finland|64.0247|23.5048|3043|lohtaja
647751|Lojo||Finland|60.2486|24.0653|35960|lojo;lohja
647851|Liperi||Finland|62.5333|29.3667|11386|liperi
647930|Liminka||Finland|64.8098|25.4154|7058|liminka
647978|Liljendal||Finland|60.5735|26.0526|1455|liljendal
648056|Lundo||Finland|60.5103|22.4618|15258|lundo;lieto
648090|Lieksa||Finland|63.3167|30.0167|13703|lieksa
648178|Lestijärvi||Finland|63.5333|24.65|924|lestijarvi
648227|Leppävirta||Finland|62.4901|27.7826|10936|leppavirta
648350|Lemu||Finland|60.5667|21.9667|1738|lemu
648366|Lempäälä||Finland|61.3167|23.75|18096|lempaala
648382|Lemland||Åland|60.0718|20.0847|1829|lemland
648387|Lemi||Finland|61.0624|27.8057|3034|lemi
648397|Leivonmäki||Finland|61.912|26.128|1138|leivonmaki
648554|Lehtimäki||Finland|62.7833|23.9167|1924|lehtimaki
648613|Lavia||Finland|61.6|22.6|2109|lavia
648635|Lauttasaari||Finland|60.159|24.868|20000|lauttasaari
648738|Laukas||Finland|62.4141|25.9519|17093|laukas;laukaa
648847|Larsmo||Finland|63.7539|22.7473|4331|larsmo
648855|Lapua||Finland|62.9693|23.0088|14091|lapua
648886|Lappi||Finland|61.1|21.8333|3212|lappi
648900|Villmanstrand||Finland|61.0587|28.1887|59276|villmanstrand;lappeenranta
648919|Lappajärvi||Finland|63.2|23.6333|3588|lappajarvi
648953|Lapinlahti||Finland|63.3667|27.4|7350|lapinlahti
648965|Lapinjärvi||Finland|60.6244|26.1972|2937|lapinjarvi
649121|Längelmäki||Finland|61.65|22.1|1636|langelmaki
649223|Lammi||Finland|61.0833|25.0167|5634|lammi
649302|Laitila||Finland|60.8757|21.6976|8403|laitila
649348|Laihia||Finland|62.9761|22.0114|7782|laihia
649360|Lahtis||Finland|60.9827|25.6615|98826|lahtis;lahti
649582|Kyyjärvi||Finland|63.0333|24.5667|1817|kyyjarvi
649625|Kyrö||Finland|60.7|22.75|0|kyro
649630|Kyrkslätt||Finland|60.1238|24.4385|32920|kyrkslatt;kirkkonummi
649728|Kylmäkoski||Finland|61.154|23.6886|2647|kylmakoski
649825|Kuusjoki||Finland|60.5167|23.2|1775|kuusjoki
649924|Kuusamo||Finland|65.9667|29.1833|17400|kuusamo
649998|Kustavi||Finland|60.5453|21.3588|951|kustavi
650014|Kuru||Finland|61.8756|23.7195|2701|kuru
650095|Kurikka||Finland|62.6167|22.4167|10628|kurikka
650166|Kuortane||Finland|62.8|23.5|4219|kuortane
650224|Kuopio||Finland|62.8924|27.677|89104|kuopio
650395|Kumlinge||Åland|60.2601|20.7789|384|kumlinge
650469|Kullaa||Finland|61.47|22.1614|1494|kullaa
650628|Kuivaniemi||Finland|65.5785|25.1881|1979|kuivaniemi
650703|Kuhmoinen||Finland|61.5667|25.1833|2824|kuhmoinen
650705|Kuhmo||Finland|64.1333|29.5167|10214|kuhmo
650707|Kuhmalahti||Finland|61.5|24.5667|1143|kuhmalahti
650754|Kronoby||Finland|63.7286|23.0339|6813|kronoby
650769|Kristinestad||Finland|62.2743|21.376|7712|kristinestad
650805|Köyliö||Finland|61.1191|22.3098|2901|koylio
650859|Kouvola||Finland|60.8667|26.7|31133|kouvola
650946|Kotka||Finland|60.4664|26.9458|54616|kotka
651073|Hämeenkoski||Finland|61.0222|25.1542|2149|hameenkoski
651077|Koski Tl||Finland|60.65|23.15|0|koski tl
651245|Kortesjärvi||Finland|63.3|23.1667|2400|kortesjarvi
651294|Korsnäs||Finland|62.7833|21.2|2194|korsnas
651299|Korsholm||Finland|63.1142|21.6822|17176|korsholm;mustasaari
651350|Korpilahti||Finland|62.0167|25.55|5050|korpilahti
651659|Kontiolahti||Finland|62.7602|29.8471|12411|kontiolahti
651696|Konnevesi||Finland|62.6167|26.3167|3132|konnevesi
651889|Kolari||Finland|67.3305|23.7779|3908|kolari
651943|Karleby||Finland|63.8385|23.1307|35586|karleby;kokkola
651980|Kokemäki||Finland|61.2565|22.3564|8390|kokemaki
651986|Kökar||Åland|59.9205|20.9088|355|kokar
652432|Kivijärvi||Finland|63.1198|25.0784|1427|kivijarvi
652559|Kiuruvesi||Finland|63.65|26.6167|9730|kiuruvesi
652578|Kiukainen||Finland|61.2167|22.0833|3358|kiukainen
652590|Kittilä||Finland|67.6647|24.8936|5713|kittila
652615|Kitee||Finland|62.1|30.15|9777|kitee
652629|Kisko||Finland|60.2333|23.4833|1958|kisko
652736|Kinnula||Finland|63.3833|24.95|1883|kinnula
652737|Kinnula||Finland|63.3667|24.9667|0|kinnula
652776|Kimito||Finland|60.1605|22.729|3287|kimito
652858|Kiiminki||Finland|65.1314|25.7974|12069|kiiminki
652878|Kiikoinen||Finland|61.4539|22.577|1248|kiikoinen
652888|Kiikala||Finland|60.4667|23.5667|1771|kiikala
652891|Kiihtelysvaara||Finland|62.4952|30.2508|2723|kiihtelysvaara
652896|Kihniö||Finland|62.2|23.1833|2305|kihnio
652977|Keuruu||Finland|62.2667|24.7|10942|keuruu
653039|Kestilä||Finland|64.35|26.2792|1576|kestila
653129|Kesälahti||Finland|61.8975|29.8349|2665|kesalahti
653180|Kerimäki||Finland|61.9107|29.2823|5841|kerimaki
653185|Kervo||Finland|60.4034|25.105|31347|kervo;kerava
653252|Kempele||Finland|64.9131|25.5034|14293|kempele
653272|Kemijärvi||Finland|66.7131|27.4306|8883|kemijarvi
653280|Keminmaa||Finland|65.8016|24.5448|8980|keminmaa
653281|Kemi||Finland|65.7364|24.5637|22641|kemi
653333|Kellokoski||Finland|60.5327|25.1092|4300|kellokoski
653387|Keitele||Finland|63.1833|26.3667|2832|keitele
653482|Kaustinen||Finland|63.5488|23.6884|4404|kaustinen
653559|Kauniainen||Finland|60.2121|24.7276|8688|kauniainen
653616|Kauhava||Finland|63.103|23.0713|7896|kauhava
653627|Kauhajoki||Finland|62.4333|22.1833|14526|kauhajoki
653758|Kaskinen||Finland|62.3844|21.2233|1514|kaskinen
653812|Karvia||Finland|62.2|22.65|0|karvia
653813|Karvia||Finland|62.1333|22.5667|2889|karvia
653841|Karttula||Finland|62.8963|26.9704|3383|karttula
653852|Karstula||Finland|62.8667|24.7833|4718|karstula
653880|Kärsämäki||Finland|63.9667|25.7667|2966|karsamaki
653951|Kärkölä||Finland|60.9167|25.25|0|karkola
653952|Kärkölä||Finland|60.6129|23.942|4853|karkola
653960|Karkkila||Finland|60.5342|24.2098|8811|karkkila
654012|Karjalohja||Finland|60.2401|23.7179|1657|karjalohja
654047|Karis||Finland|60.0718|23.6616|8853|karis
654059|Karinainen||Finland|60.6667|22.7667|2497|karinainen
654075|Karijoki||Finland|62.3085|21.7086|1621|karijoki
654137|Karhula||Finland|60.5216|26.9312|22867|karhula
654314|Kannus||Finland|63.9|23.9|5968|kannus
654318|Kannonkoski||Finland|62.9667|25.25|1591|kannonkoski
654363|Kankaanpää||Finland|61.8|22.4167|12381|kankaanpaa
654405|Kangasniemi||Finland|61.9936|26.6478|6211|kangasniemi
654413|Kangaslampi||Finland|62.2956|28.2529|1596|kangaslampi
654440|Kangasala||Finland|61.4638|24.076|24291|kangasala
654521|Kalvola||Finland|61.1008|24.1218|3406|kalvola
654533|Kälviä||Finland|63.8607|23.4529|4449|kalvia
654706|Kallio||Finland|60.1843|24.9503|27051|kallio
654738|Kållby||Finland|63.6254|22.8959|1083|kallby
654837|Kalajoki||Finland|64.25|23.95|8869|kalajoki
654899|Kajana||Finland|64.2273|27.7285|35375|kajana;kajaani
655069|Kaavi||Finland|62.9833|28.5|3538|kaavi
655130|S:t Karins||Finland|60.4072|22.369|21684|s t karins;kaarina
655143|Kaarela||Finland|60.2517|24.8811|26414|kaarela
655194|Jyväskylä||Finland|62.2415|25.7209|85026|jyvaskyla
655253|Juva||Finland|61.9|27.85|7165|juva
655307|Juupajoki||Finland|61.799|24.3694|2110|juupajoki
655312|Juuka||Finland|63.2333|29.25|6035|juuka
655363|Jurva||Finland|62.6833|21.9833|4450|jurva
655533|Juankoski||Finland|63.0667|28.35|5514|juankoski
655563|Joutseno||Finland|61.118|28.5076|10603|joutseno
655581|Joutsa||Finland|61.7333|26.1167|4060|joutsa
655626|Joroinen||Finland|62.1782|27.8316|5536|joroinen
655692|Jokioinen||Finland|60.8016|23.48|5568|jokioinen
655808|Joensuu||Finland|62.6012|29.7632|53388|joensuu
655958|Träskända||Finland|60.4737|25.0899|38148|traskanda;jarvenpaa
655988|Järvelä||Finland|60.8667|25.2833|0|jarvela
656015|Jäppilä||Finland|62.379|27.4337|1501|jappila
656073|Janakkala||Finland|60.9|24.6|15698|janakkala
656076|Jämsänkoski||Finland|61.919|25.1701|7442|jamsankoski
656083|Jämsä||Finland|61.8642|25.19|15261|jamsa
656090|Jämijärvi||Finland|61.8167|22.7|2241|jamijarvi
656117|Jalasjärvi||Finland|62.5|22.75|8662|jalasjarvi
656130|Jakobstad||Finland|63.6749|22.7026|19238|jakobstad;pietarsaari
656183|Jaala||Finland|61.0525|26.4812|1893|jaala
656220|Ivalo||Finland|68.6599|27.5389|3998|ivalo
656456|Isokyrö||Finland|63.0117|22.3333|5040|isokyro
656517|Isojoki||Finland|62.1132|21.9588|2585|isojoki
656636|Iniö||Finland|60.4|21.4|279|inio
656652|Ingå||Finland|60.0459|24.0046|5205|inga
656657|Inari||Finland|68.906|27.0288|7049|inari
656688|imatra||Finland|61.1718|28.7524|29615|imatra
656709|Ilomantsi||Finland|62.6716|30.9328|6408|ilomantsi
656739|Ilmajoki||Finland|62.7333|22.5667|11693|ilmajoki
656789|Ikaalinen||Finland|61.7695|23.0658|7309|ikaalinen
656807|Iitti||Finland|60.8949|26.3387|7246|iitti
656820|Idensalmi||Finland|63.5592|27.1907|22588|idensalmi;iisalmi
656851|Ii||Finland|65.3174|25.3731|6546|ii
656913|Hyvinge||Finland|60.6333|24.8667|43515|hyvinge;hyvinkaa
656949|Hyrynsalmi||Finland|64.6667|28.5333|3087|hyrynsalmi
657112|Humppila||Finland|60.9333|23.3667|2559|humppila
657180|Huittinen||Finland|61.1833|22.7|8952|huittinen
657305|Houtskär||Finland|60.2228|21.3722|626|houtskar
657479|Honkajoki||Finland|61.9833|22.2667|0|honkajoki
657530|Hollola||Finland|61.05|25.4333|20405|hollola
657531|Hollola||Finland|61|25.5|0|hollola
657730|Hirvensalmi||Finland|61.6333|26.8|2517|hirvensalmi
657838|Himanka||Finland|64.0622|23.6545|3136|himanka
658225|Helsingfors||Finland|60.1695|24.9354|558457|helsingfors;helsinki
658288|Heinola||Finland|61.2056|26.0381|20849|heinola
658318|Heinävesi||Finland|62.4333|28.6|4457|heinavesi
658581|Hausjärvi||Finland|60.7833|24.9333|8151|hausjarvi
658617|Haukivuori||Finland|62.0175|27.2191|2256|haukivuori
658629|Haukipudas||Finland|65.1765|25.3523|17298|haukipudas
658670|Hauho||Finland|61.1726|24.563|3755|hauho
658757|Hartola||Finland|61.5833|26.0167|3676|hartola
658921|Harjavalta||Finland|61.3167|22.1333|7572|harjavalta
659024|Hankasalmi||Finland|62.3833|26.4333|5372|hankasalmi
659101|Hanko||Finland|59.8333|22.95|9962|hanko
659169|Fredrikshamn||Finland|60.5697|27.1979|21712|fredrikshamn;hamina
659180|Tavastehus||Finland|60.996|24.4643|47261|tavastehus;hameenlinna
659184|Hämeenkyrö||Finland|61.6391|23.1953|9996|hameenkyro
659231|Halsua||Finland|63.4667|24.1667|1393|halsua
659350|Halikko||Finland|60.4|23.0833|9344|halikko
659431|Hailuoto||Finland|65.009|24.7139|955|hailuoto
659554|Haapavesi||Finland|64.1333|25.3667|7717|haapavesi
659681|Haapajärvi||Finland|63.75|25.3333|7627|haapajarvi
659735|Gumböle||Finland|60.2195|24.6168|1178|gumbole
659935|Forssa||Finland|60.8146|23.6215|17852|forssa
659949|Föglö||Åland|60.0167|20.4167|632|foglo
660065|Evijärvi||Finland|63.3667|23.4833|2878|evijarvi
660073|Eurajoki||Finland|61.2|21.7333|5656|eurajoki
660077|Eura||Finland|61.1333|22.1333|9338|eura
660158|Esbo||Finland|60.2052|24.6522|256760|esbo;espoo
660229|Enontekiö||Finland|68.3857|23.6321|2145|enontekio
660235|Enonkoski||Finland|62.0833|28.9333|1714|enonkoski
660242|Eno||Finland|62.8051|30.1542|6891|eno
660294|Elimäki||Finland|60.7167|26.4667|8751|elimaki
660325|Ekenäs||Finland|59.9736|23.4339|14377|ekenas
660374|Dragsfjärd||Finland|60.0667|22.4833|3309|dragsfjard
660521|Brändö||Åland|60.4117|21.0453|515|brando
660561|Borgå||Finland|60.3923|25.6651|47192|borga;porvoo
660735|Bennäs||Finland|63.6|22.8|0|bennas
660838|Auttoinen||Finland|61.299|25.0889|1300|auttoinen
660873|Aura||Finland|60.6471|22.5876|3693|aura
660927|Askola||Finland|60.5333|25.6|4515|askola
660940|Askainen||Finland|60.5667|21.8667|1004|askainen
660949|Asikkala||Finland|61.2167|25.5|8540|asikkala
660974|Artjärvi||Finland|60.7454|26.0708|1536|artjarvi
661164|Anjala||Finland|60.6833|26.8333|16779|anjala
661352|Alavus||Finland|62.5833|23.6167|9422|alavus
661363|Alavieska||Finland|64.1667|24.3|2883|alavieska
661410|Alastaro||Finland|60.95|22.85|0|alastaro
661576|Alajärvi||Finland|63|23.8167|8793|alajarvi
661601|Alahärmä||Finland|63.2333|22.85|4915|alaharma
661896|Ähtäri||Finland|62.554|24.0619|6835|ahtari
662095|Äänekoski||Finland|62.6|25.7333|13406|aanekoski
662334|Zalău||Rumänien|47.2|23.05|63232|zalau
663118|Vaslui||Rumänien|46.6333|27.7333|69225|vaslui
664460|Turda||Rumänien|46.5667|23.7833|54586|turda;thorenburg
664518|Tulcea||Rumänien|45.1787|28.805|92475|tulcea
665004|Târgu-Mureş||Rumänien|46.5425|24.5575|146863|targu mures;neumarkt am mieresch
665010|Târgu Jiu||Rumänien|45.05|23.2833|97179|targu jiu
665024|Târgovişte||Rumänien|44.9254|25.4567|88435|targoviste;tergowisch
665087|Timişoara||Rumänien|45.7537|21.2257|315053|timisoara;temeswar
665850|Suceava||Rumänien|47.6333|26.25|105796|suceava
666767|Slatina||Rumänien|44.4333|24.3667|78988|slatina
667268|Sibiu||Rumänien|45.8|24.15|151894|sibiu;hermannstadt
667303|Sfântu Gheorghe||Rumänien|45.8667|25.7833|60677|sfantu gheorghe
667873|Satu Mare||Rumänien|47.7993|22.8625|112490|satu mare;sathmar
668732|Roman||Rumänien|46.9212|26.9265|67819|roman
668872|Râmnicu Vâlcea||Rumänien|45.1|24.3667|107558|ramnicu valcea
668954|Reşiţa||Rumänien|45.3008|21.8892|81228|resita;reschitz
670474|Ploieşti||Rumänien|44.95|26.0167|228851|ploiesti
670609|Piteşti||Rumänien|44.85|24.8667|167669|pitesti;pitesk
670889|Piatra Neamţ||Rumänien|46.9167|26.3333|102688|piatra neamt
671768|Oradea||Rumänien|47.0458|21.9183|206614|oradea;grosswardein
673634|Mediaş||Rumänien|46.1667|24.35|53040|medias;mediasch
675810|Iaşi||Rumänien|47.1667|27.6|318012|iasi
675918|Hunedoara||Rumänien|45.75|22.9|69136|hunedoara
677106|Giurgiu||Rumänien|43.8866|25.9627|69067|giurgiu;zurz
677697|Galați||Rumänien|45.4369|28.0503|294087|galati;galatz
678015|Focșani||Rumänien|45.7|27.1833|77313|focsani
678817|Drobeta-Turnu Severin||Rumänien|44.6269|22.6529|102346|drobeta turnu severin
679452|Deva||Rumänien|45.8833|22.9|67802|deva
680332|Craiova||Rumänien|44.3167|23.8|304142|craiova
680963|Constanța||Rumänien|44.1807|28.6343|303399|constanta;konstanza
681290|Cluj-Napoca||Rumänien|46.7667|23.6|316748|cluj napoca;klausenburg
683123|Buzău||Rumänien|45.15|26.8333|130954|buzau
683506|Bukarest||Rumänien|44.4323|26.1063|1877155|bukarest;bucharest
683844|Braşov||Rumänien|45.6486|25.6061|276088|brasov;kronstadt
683902|Brăila||Rumänien|45.2715|27.9743|213569|braila
684039|Botoşani||Rumänien|47.75|26.6667|114783|botosani
684657|Bistriţa||Rumänien|47.1332|24.5001|81318|bistrita;bistritz
684802|Bârlad||Rumänien|46.2317|27.6691|67818|barlad
685826|Baia Mare||Rumänien|47.6573|23.5681|136553|baia mare
685948|Bacău||Rumänien|46.5672|26.9138|171396|bacau
686254|Arad||Rumänien|46.1833|21.3167|169065|arad
686578|Alba Iulia||Rumänien|46.0667|23.5833|66085|alba iulia;karlsburg
686967|Zjytomyr||Ukraina|50.2649|28.6767|282192|zjytomyr;zhytomyr;zitomir;schytomyr
687196|Zhovti Vody||Ukraina|48.3449|33.5037|51559|zhovti vody;zovti vody;schowti wody
687700|Zaporizhia||Ukraina|47.8229|35.1903|796217|zaporizhia;zaporizhzhya;saporischschja
688105|Jevpatorija||Ukraina|45.2009|33.3665|106202|jevpatorija;yevpatoriya;jewpatorija
688148|Yenakiyeve||Ukraina|48.2333|38.2114|104101|yenakiyeve
688533|Jalta||Ukraina|44.5022|34.1662|77003|jalta;yalta
689558|Vinnytsia||Ukraina|49.2328|28.481|352115|vinnytsia;winnyzja
690548|Uzjhorod||Ukraina|48.6167|22.3|117878|uzjhorod;uzhgorod;uzhhorod;uschgorod
690688|Uman||Ukraina|48.7484|30.2218|87658|uman
691374|Chystyakove||Ukraina|48.0388|38.5969|68037|chystyakove
691650|Ternopil||Ukraina|49.5534|25.5892|235676|ternopil
691999|Syevyerodonets’k||Ukraina|48.9483|38.4917|130000|syevyerodonetsk;syeverodonetsk
692105|Sverdlovs’k||Ukraina|48.0896|39.6524|68000|sverdlovsk
692194|Sumy||Ukraina|50.9216|34.8003|294456|sumy
692372|Stryi||Ukraina|49.2622|23.8561|61404|stryi
692975|Kadiyivka||Ukraina|48.5682|38.6435|84425|kadiyivka;stakhanov;stahanov
693381|Snizhne||Ukraina|48.0261|38.7722|55587|snizhne
693457|Smila||Ukraina|49.2224|31.8871|67530|smila
693468|Slovjansk||Ukraina|48.8667|37.6167|124800|slovjansk;sloviansk;slavjansk;slowjansk
693805|Simferopol||Ukraina|44.9572|34.1108|336460|simferopol
693942|Shostka||Ukraina|51.863|33.4698|85432|shostka;schostka
694382|Shakhtars’k||Ukraina|48.0566|38.4383|71700|shakhtarsk;shakhtersk
694423|Sevastopol||Ukraina|44.608|33.5213|416263|sevastopol;sewastopol
695274|Rubizhne||Ukraina|49.0123|38.3797|62993|rubizhne
695379|Roven’ky||Ukraina|48.0833|39.3776|53600|rovenky;rovenki
695594|Rivne||Ukraina|50.6231|26.2274|255106|rivne;riwne
696108|Pryluky||Ukraina|50.5932|32.3876|62823|pryluky
696643|Poltava||Ukraina|49.5937|34.5407|317847|poltava;pultava;poltawa
697593|Pervomays’k||Ukraina|48.0443|30.8507|70746|pervomaysk
697889|Pavlohrad||Ukraina|48.5343|35.871|115932|pavlohrad;pawlohrad
698625|Oleksandriya||Ukraina|48.6696|33.1159|103000|oleksandriya;oleksandriia;oleksandrija
698740|Odessa||Ukraina|46.4775|30.7326|1001558|odessa
699035|Novovolyns’k||Ukraina|50.7258|24.1626|57800|novovolynsk
699445|Novomoskovs’k||Ukraina|48.638|35.2455|73100|novomoskovsk
699553|Novohrad-Volynskyi||Ukraina|50.5941|27.6165|55925|novohrad volynskyi;nowohrad wolynskyj
699839|Nova Kachovka||Ukraina|46.7545|33.3486|50672|nova kachovka;nova kakhovka;nova kahovka;nowa kachowka
699942|Nizhyn||Ukraina|51.048|31.8869|75499|nizhyn;nizyn;nischyn
700051|Nikopol||Ukraina|47.5712|34.3964|130500|nikopol
700569|Mykolayiv||Ukraina|46.9659|31.9974|510840|mykolayiv
700646|Mukacheve||Ukraina|48.4392|22.7178|81633|mukacheve;mukatschewe
701404|Melitopol||Ukraina|46.8489|35.3653|158000|melitopol
701822|Mariupol||Ukraina|47.0951|37.5413|481626|mariupol
701855|Marhanets’||Ukraina|47.6354|34.6277|50443|marhanets
702320|Makiyivka||Ukraina|48.0478|37.9258|376610|makiyivka
702550|Lviv||Ukraina|49.8383|24.0232|717803|lviv;lwiw
702569|Lutsk||Ukraina|50.7593|25.3424|213661|lutsk;luzk
702658|Luhansk||Ukraina|48.5671|39.3171|452000|luhansk;lugansk
702723|Lubny||Ukraina|50.0162|32.9969|52600|lubny
702760|Lozova||Ukraina|48.8894|36.3175|62311|lozova;losowa
702972|Lysychans’k||Ukraina|48.9049|38.4421|111600|lysychansk;lisichansk
703448|Kyiv||Ukraina|50.4547|30.5238|2797553|kyiv;kiev;kiova;kyiw
703845|Kryvyj Rih||Ukraina|47.9097|33.3804|652380|kryvyj rih;kryvyi rih;krywyj rih
704147|Krementjuk||Ukraina|49.068|33.4204|227494|krementjuk;kremenchuk;krementsuk;krementschuk
704202|Krasnyy Luch||Ukraina|48.1395|38.9372|90005|krasnyy luch
704422|Pokrovsk||Ukraina|48.282|37.1758|68263|pokrovsk
704508|Kramatorsk||Ukraina|48.7231|37.5563|173700|kramatorsk
704617|Kovel||Ukraina|51.2153|24.7087|66400|kovel;kowel
704901|Korosten’||Ukraina|50.9594|28.6385|65000|korosten
705104|Kostyantynivka||Ukraina|48.5277|37.7069|91259|kostyantynivka;kostjantyniwka
705135|Konotop||Ukraina|51.2403|33.2026|91798|konotop
705392|Kolomyia||Ukraina|48.5311|25.0365|61781|kolomyia;kolomyya;kolomea
705812|Kropyvnytskyi||Ukraina|48.5132|32.2597|249454|kropyvnytskyi;kropywnyzkyj
706369|Khmelnytskyi||Ukraina|49.4216|26.9965|398346|khmelnytskyi;khmelnytskyy;chmelnyzkyj
706448|Cherson||Ukraina|46.6558|32.6178|320477|cherson;kherson;herson
706466|Khartsyz’k||Ukraina|48.0424|38.1473|64000|khartsyzk;khartsyzsk
706483|Charkiv||Ukraina|49.9808|36.2527|1430885|charkiv;kharkiv;harkova;charkiw
706524|Kertj||Ukraina|45.3567|36.4754|148932|kertj;kerch;kerts;kertsch
706950|Kamjanets-Podilskyj||Ukraina|48.6845|26.5856|100000|kamjanets podilskyj;kamianets podilskyi;kamyianets podilskyy;kamjanets podilskyi;kamjanez podilskyj
707099|Kalush||Ukraina|49.0119|24.3731|67698|kalush
707292|Izyum||Ukraina|49.2088|37.2485|53778|izyum
707308|Izmail||Ukraina|45.3506|28.8375|71780|izmail;ismajil
707471|Ivano-Frankivsk||Ukraina|48.9215|24.7097|204200|ivano frankivsk
707688|Chornomors’k||Ukraina|46.3049|30.6548|54102|chornomorsk
707753|Horlivka||Ukraina|48.3358|38.0532|278550|horlivka;horliwka
709161|Feodosija||Ukraina|45.032|35.3815|68562|feodosija;feodosiya;feodossija
709248|Fastiv||Ukraina|50.0767|29.9177|51143|fastiv;fastiw
709276|Energodar||Ukraina|47.4986|34.6574|55800|energodar;enerhodar
709611|Drohobych||Ukraina|49.3499|23.5056|79406|drohobych
709717|Donetsk||Ukraina|48.023|37.8022|1024700|donetsk;donezk
709930|Dnipro||Ukraina|48.4593|35.0386|1032822|dnipro
709932|Kamianske||Ukraina|48.5113|34.6021|248575|kamianske
710554|Chervonohrad||Ukraina|50.391|24.2351|83000|chervonohrad
710719|Tjernivtsi||Ukraina|48.2915|25.9403|236250|tjernivtsi;chernivtsi;tsernivtsi;tschernowitz
710735|Tjernihiv||Ukraina|51.5055|31.2849|307684|tjernihiv;chernihiv;tsernihiv;tschernihiw
710791|Tjerkasy||Ukraina|49.4285|32.0621|297568|tjerkasy;cherkasy;tserkasy;tscherkassy
711369|Bryanka||Ukraina|48.511|38.6722|51921|bryanka
711390|Brovary||Ukraina|50.5181|30.8067|88506|brovary;browary
711660|Boryspil’||Ukraina|50.3527|30.955|55000|boryspil
712160|Bilhorod-Dnistrovskyi||Ukraina|46.1948|30.3483|50201|bilhorod dnistrovskyi
712165|Bila Tserkva||Ukraina|49.8094|30.1121|199163|bila tserkva;bila zerkwa
712441|Berdytjiv||Ukraina|49.8993|28.6024|86250|berdytjiv;berdychiv;berdytsiv;berdytschiw
712451|Berdyansk||Ukraina|46.7664|36.7987|118284|berdyansk
713174|Bakhmut||Ukraina|48.5944|37.9998|80500|bakhmut;bachmut
713259|Antratsyt||Ukraina|48.115|39.0913|61600|antratsyt;antratsit;antrazyt
713716|Alchevs’k||Ukraina|48.4689|38.8167|116000|alchevsk
715126|Szolnok||Ungern|47.1833|20.2|75474|szolnok
715429|Szeged||Ungern|46.253|20.1482|164883|szeged;szegedin
716935|Nyíregyháza||Ungern|47.9554|21.7167|116298|nyiregyhaza
717582|Miskolc||Ungern|48.1031|20.7781|172637|miskolc
721239|Eger||Ungern|47.9027|20.3733|56647|eger;erlau
721472|Debrecen||Ungern|47.5317|21.6244|204124|debrecen
722437|Békéscsaba||Ungern|46.6833|21.1|65206|bekescsaba
723819|Prešov||Slovakien|48.9984|21.2339|94718|presov
723846|Poprad||Slovakien|49.0614|20.298|57431|poprad
724443|Košice||Slovakien|48.7139|21.2581|236563|kosice
725578|Yambol||Bulgarien|42.4833|26.5|80116|yambol
725712|Vratsa||Bulgarien|43.21|23.5625|64941|vratsa
725905|Vidin||Bulgarien|43.9916|22.8824|54409|vidin;widin
725993|Veliko Tărnovo||Bulgarien|43.0812|25.629|66217|veliko tarnovo;veliko turnovo;weliko tarnowo
726050|Varna||Bulgarien|43.2167|27.9167|312770|varna;warna
726418|Dobritj||Bulgarien|43.5667|27.8333|94831|dobritj;dobrich;dobrits;dobritsch
726848|Stara Zagora||Bulgarien|42.4328|25.6419|143431|stara zagora;stara sagora
727011|Sofia||Bulgarien|42.6975|23.3241|1152556|sofia
727079|Sliven||Bulgarien|42.6858|26.3292|96368|sliven;sliwen
727233|Sjumen||Bulgarien|43.2706|26.9229|87283|sjumen;shumen;schumen
727523|Ruse||Bulgarien|43.8487|25.9534|156238|ruse;rousse;russe
728193|Plovdiv||Bulgarien|42.15|24.75|340494|plovdiv;plowdiw
728203|Pleven||Bulgarien|43.4167|24.6167|118675|pleven;plewen
728330|Pernik||Bulgarien|42.6|23.0333|82467|pernik
728378|Pazardzjik||Bulgarien|42.2|24.3333|75977|pazardzjik;pazardzhik;pazardsjik;pasardschik
729794|Kardzjali||Bulgarien|41.65|25.3667|51000|kardzjali;kardzhali;kardzali;kardschali
730435|Haskovo||Bulgarien|41.9342|25.5556|79699|haskovo
730496|Kazanlăk||Bulgarien|42.6167|25.4|55196|kazanlak;kasanlak
731549|Gabrovo||Bulgarien|42.8747|25.3342|66175|gabrovo;gabrowo
732770|Burgas||Bulgarien|42.5061|27.4678|195966|burgas
733191|Blagoevgrad||Bulgarien|42.0167|23.1|71306|blagoevgrad;blagoewgrad
733618|Asenovgrad||Bulgarien|42.0167|24.8667|52170|asenovgrad
734077|Thessaloníki||Grekland|40.6436|22.9309|354290|thessaloniki
734330|Serrai||Grekland|41.085|23.5476|58287|serrai;serres
735861|Kavála||Grekland|40.9396|24.4069|54027|kavala
735914|Kateríni||Grekland|40.2696|22.5061|53293|katerini
736083|Kalamaria||Grekland|40.5825|22.9503|91617|kalamaria
736928|Alexandroupolis||Grekland|40.8499|25.8764|52979|alexandroupolis;alexandroupoli
753142|Żoliborz||Polen|52.269|20.9864|50934|zoliborz
753866|Zamość||Polen|50.7231|23.252|66034|zamosc
755330|Wola||Polen|52.2401|20.9887|143996|wola
756092|Wawer||Polen|52.1966|21.1775|62656|wawer
756135|Warszawa||Polen|52.2298|21.0118|1702139|warszawa;warsaw;varsova;warschau
756867|Tomaszów Mazowiecki||Polen|51.5313|20.0085|67197|tomaszow mazowiecki
757026|Tarnów||Polen|50.0138|20.987|117799|tarnow
757033|Tarnobrzeg||Polen|50.573|21.6794|50459|tarnobrzeg
757065|Targówek||Polen|52.2918|21.0484|124316|targowek
757718|Suwałki||Polen|54.1118|22.9309|69222|suwalki
758390|Starachowice||Polen|51.0374|21.0713|53739|starachowice
758445|Stalowa Wola||Polen|50.5829|22.0533|66495|stalowa wola
758470|Śródmieście||Polen|52.229|21.0164|134306|srodmiescie
759412|Siedlce||Polen|52.1677|22.2901|77185|siedlce
759734|Rzeszów||Polen|50.0413|21.999|158382|rzeszow
760778|Radom||Polen|51.4025|21.1471|226794|radom
761168|Przemyśl||Polen|49.785|22.7673|67013|przemysl
761228|Pruszków||Polen|52.1707|20.8121|55371|pruszkow
762863|Ostrowiec Świętokrzyski||Polen|50.9294|21.3852|73989|ostrowiec swietokrzyski
762909|Ostrołęka||Polen|53.0862|21.5757|53740|ostroleka
763166|Olsztyn||Polen|53.7799|20.4942|171803|olsztyn
763442|Ochota||Polen|52.221|20.9853|93192|ochota
763534|Nowy Sącz||Polen|49.6218|20.6971|84376|nowy sacz
764484|Mokotów||Polen|52.1934|21.0349|212670|mokotow
764849|Mielec||Polen|50.2871|21.4239|60993|mielec
765876|Lublin||Polen|51.25|22.5667|360044|lublin
766027|Łomża||Polen|53.1781|22.0593|63723|lomza
766555|Legionowo||Polen|52.4015|20.9266|50786|legionowo
769250|Kielce||Polen|50.8703|20.6275|208598|kielce
772621|Ełk||Polen|53.8282|22.3647|55769|elk;lyck
774558|Chełm||Polen|51.1431|23.4716|68043|chelm
776029|Bielany||Polen|52.2924|20.9353|134854|bielany
776069|Białystok||Polen|53.1333|23.1643|291855|bialystok
776103|Białołeka||Polen|52.3213|20.972|89324|bialoleka
776175|Biała Podlaska||Polen|52.0324|23.1165|57541|biala podlaska
776251|Bemowo||Polen|52.2546|20.9084|102393|bemowo
777019|Vardø||Norge|70.3705|31.1107|2075|vardo
777032|Vuonnabahta||Norge|70.1728|28.556|0|vuonnabahta
777073|Vadsø||Norge|70.0735|29.7494|5139|vadso
777381|Storslett||Norge|69.7678|21.0247|1455|storslett
777682|Skjervøy||Norge|70.0311|20.9714|2376|skjervoy
778346|Olderdalen||Norge|69.6041|20.5327|312|olderdalen
778362|Øksfjord||Norge|70.2394|22.3507|515|oksfjord
778707|Mehamn||Norge|71.0414|27.8513|742|mehamn
778829|Lyngseidet||Norge|69.5763|20.2189|821|lyngseidet
779082|Lakselv||Norge|70.0513|24.9718|2168|lakselv
779146|Kvalsund||Norge|70.5027|23.9797|0|kvalsund
779261|Kjøllefjord||Norge|70.9457|27.3465|975|kjollefjord
779303|Kirkenes||Norge|69.7271|30.0458|3282|kirkenes
779330|Kautokeino||Norge|69.0125|23.0412|2000|kautokeino
779350|Kárášjohka||Norge|69.4719|25.5112|1908|karasjohka
779554|Honningsvåg||Norge|70.9821|25.9704|2541|honningsvag
779622|Ávanuorri||Norge|70.9963|24.6622|1138|avanuorri
779683|Hammerfest||Norge|70.6634|23.6821|6788|hammerfest
780524|Burfjord||Norge|69.938|22.0521|0|burfjord
780643|Bjørnevatn||Norge|69.6675|29.9872|2392|bjornevatn
780687|Berlevåg||Norge|70.8578|29.0864|1085|berlevag
780717|Båtsfjord||Norge|70.6343|29.7175|2166|batsfjord
781988|Pogradec||Albanien|40.9025|20.6525|61530|pogradec
782756|Korçë||Albanien|40.6186|20.7808|58259|korce;korca
783263|Elbasan||Albanien|41.1125|20.0822|100903|elbasan
783814|Zrenjanin||Serbien|45.3836|20.3819|79773|zrenjanin
783920|Zemun||Serbien|44.8458|20.4012|155591|zemun
784227|Vranje||Serbien|42.5514|21.9003|56199|vranje
784759|Ferizaj||Kosovo|42.3706|21.1553|59504|ferizaj
785058|Veles||Nordmakedonien|41.7156|21.7756|57873|veles
785082|Tetovo||Nordmakedonien|42.0097|20.9716|72944|tetovo
785238|Suva Reka||Kosovo|42.3586|20.825|72229|suva reka
785756|Smederevo||Serbien|44.6644|20.9276|62000|smederevo
785842|Skopje||Nordmakedonien|41.9965|21.4314|474889|skopje
786712|Prizren||Kosovo|42.2139|20.7397|171464|prizren
786714|Pristina||Kosovo|42.6727|21.1669|550000|pristina
786735|Prilep||Nordmakedonien|41.3451|21.555|73814|prilep
787237|Pančevo||Serbien|44.8718|20.6417|76654|pancevo
787487|Ohrid||Nordmakedonien|41.1172|20.8019|54908|ohrid
787595|Novi Pazar||Serbien|43.1367|20.5122|85996|novi pazar
787657|Niš||Serbien|43.3247|21.9033|250000|nis
788709|Leskovac||Serbien|42.9981|21.9461|94758|leskovac
788886|Kumanovo||Nordmakedonien|42.1322|21.7144|76275|kumanovo
788975|Kruševac||Serbien|43.58|21.3339|75256|krusevac
789107|Kraljevo||Serbien|43.7258|20.6894|82846|kraljevo
789128|Kragujevac||Serbien|44.0167|20.9167|147473|kragujevac
789225|Mitrovicë||Kosovo|42.8833|20.8667|107045|mitrovice;kosovska mitrovica
790295|Gostivar||Nordmakedonien|41.796|20.9082|50974|gostivar
790674|Gnjilane||Kosovo|42.4605|21.4699|51912|gnjilane;gjilan
790701|Glogovac||Kosovo|42.6283|20.8939|58579|glogovac
791580|Deçan||Kosovo|42.5402|20.2879|50500|decan
791646|Gjakovë||Kosovo|42.3803|20.4308|94158|gjakove;gjakova
792078|Čačak||Serbien|43.8914|20.3497|117072|cacak
792578|Bitola||Nordmakedonien|41.0314|21.3347|86528|bitola
792680|Belgrad||Serbien|44.804|20.4651|1273651|belgrad;belgrade;beograd
827329|Pavlovo||Ryssland|55.9686|43.0912|63338|pavlovo;pawlowo
831165|Zarechnyy||Ryssland|53.1333|46.5833|62139|zarechnyy
833262|Čair||Nordmakedonien|42.0153|21.4411|64773|cair
846664|Äetsä||Finland|61.2833|22.6833|4929|aetsa
847633|Alta||Norge|69.9689|23.2717|12077|alta
847634|Rypefjord||Norge|70.6413|23.6721|1731|rypefjord
863675|Kisela Voda||Nordmakedonien|41.9489|21.5028|58216|kisela voda
1485439|Zarinsk||Ryssland|53.7074|84.9493|52209|zarinsk;sarinsk
1485724|Yurga||Ryssland|55.7231|84.8861|84220|yurga;jurga
1486209|Jekaterinburg||Ryssland|56.8519|60.6122|1349772|jekaterinburg;yekaterinburg;ekaterinburg
1486910|Vorkuta||Ryssland|67.4988|64.0525|80039|vorkuta;workuta
1487281|Verchnjaja Pysjma||Ryssland|56.9705|60.5822|59061|verchnjaja pysjma;verkhnyaya pyshma;verhnjaja pysma;werchnjaja pyschma
1488253|Zelenogorsk||Ryssland|56.1124|94.5985|71354|zelenogorsk;selenogorsk
1488754|Tiumen||Ryssland|57.1522|65.5272|519119|tiumen;tyumen;tjumen
1489246|Troitsk||Ryssland|54.0979|61.5773|82338|troitsk
1489425|Tomsk||Ryssland|56.4977|84.9744|485519|tomsk
1489530|Tobol’sk||Ryssland|58.1981|68.2546|113800|tobolsk
1490256|Talnakh||Ryssland|69.4865|88.3972|59051|talnakh
1490624|Surgut||Ryssland|61.25|73.4167|300367|surgut
1492517|Sjadrinsk||Ryssland|56.0852|63.6335|79479|sjadrinsk;shadrinsk;sadrinsk
1492663|Serov||Ryssland|59.6033|60.5787|98438|serov;serow
1493467|Rubtsovsk||Ryssland|51.5147|81.2061|161065|rubtsovsk;rubzowsk
1494114|Prokop’yevsk||Ryssland|53.9059|86.719|219000|prokopyevsk;prokopjevsk
1494573|Polevskoy||Ryssland|56.4422|60.1878|65770|polevskoy
1496153|Omsk||Ryssland|54.9924|73.3686|1129281|omsk
1496476|Nyagan||Ryssland|62.1406|65.3936|52137|nyagan
1496503|Noyabrsk||Ryssland|63.1931|75.4373|110000|noyabrsk
1496511|Novyy Urengoy||Ryssland|66.0833|76.6333|94212|novyy urengoy;novy urengoy
1496747|Novosibirsk||Ryssland|55.0415|82.9346|1419007|novosibirsk;nowosibirsk
1496990|Novokuznetsk||Ryssland|53.7557|87.1099|539616|novokuznetsk;novokusnetsk;nowokusnezk
1497173|Novoaltaysk||Ryssland|53.3917|83.9363|61050|novoaltaysk
1497337|Norilsk||Ryssland|69.3535|88.2027|140800|norilsk
1497543|Nizjnevartovsk||Ryssland|60.9344|76.5531|244937|nizjnevartovsk;nizhnevartovsk;niznevartovsk;nischnewartowsk
1497917|Nefteyugansk||Ryssland|61.0998|72.6035|112632|nefteyugansk
1497951|Nazarovo||Ryssland|56.0104|90.4011|55252|nazarovo;nasarowo
1498693|Minusinsk||Ryssland|53.7103|91.6875|72781|minusinsk;minussinsk
1498894|Miass||Ryssland|55.045|60.1083|167500|miass
1498920|Mezjduretjensk||Ryssland|53.6942|88.0603|101026|mezjduretjensk;mezhdurechensk;mezduretsensk;meschduretschensk
1500607|Lesosibirsk||Ryssland|58.2358|92.4828|65945|lesosibirsk;lessosibirsk
1500665|Leninsk-Kuznetskij||Ryssland|54.6567|86.1737|109023|leninsk kuznetskij;leninsk kuznetsky;leninsk kuznetski;leninsk kusnezki
1500973|Kyzyl||Ryssland|51.7108|94.4534|108240|kyzyl;kysyl
1501321|Kurgan||Ryssland|55.45|65.3333|343129|kurgan
1502026|Krasnojarsk||Ryssland|56.0184|92.8672|927200|krasnojarsk;krasnoyarsk
1502061|Krasnotur’insk||Ryssland|59.7666|60.2086|62600|krasnoturinsk
1502603|Kopeysk||Ryssland|55.1172|61.6282|70780|kopeysk
1503277|Kiselëvsk||Ryssland|53.99|86.6621|104000|kiselevsk
1503772|Chanty-Mansijsk||Ryssland|61.0042|69.0019|67800|chanty mansijsk;khanty mansiysk;khanty mansijsk;hanty mansijsk
1503901|Kemerovo||Ryssland|55.3333|86.0833|477090|kemerovo;kemerowo
1504682|Kansk||Ryssland|56.2017|95.7175|101502|kansk
1504826|Kamensk-Ural’skiy||Ryssland|56.4185|61.9329|182500|kamensk uralskiy
1505429|Iskitim||Ryssland|54.6366|83.3045|61827|iskitim
1505453|Isjim||Ryssland|56.1128|69.4901|67762|isjim;ishim;isim;ischim
1506271|Gorno-Altaysk||Ryssland|51.9606|85.9189|54917|gorno altaysk;gorno altaisk
1508054|Chernogorsk||Ryssland|53.8236|91.2842|71582|chernogorsk;tsernogorsk
1508291|Tjeljabinsk||Ryssland|55.154|61.4291|1062919|tjeljabinsk;chelyabinsk;tseljabinsk;tscheljabinsk
1510018|Biysk||Ryssland|52.5364|85.2072|215430|biysk;bijsk
1510205|Berëzovskiy||Ryssland|55.6|86.2|55000|berezovskiy
1510350|Berdsk||Ryssland|54.7551|83.0967|90250|berdsk
1510469|Belovo||Ryssland|54.4165|86.2976|75764|belovo;belowo
1510853|Barnaul||Ryssland|53.3606|83.7636|599579|barnaul
1511330|Asbest||Ryssland|57.0099|61.4578|74583|asbest
1511494|Anzhero-Sudzhensk||Ryssland|56.081|86.0285|82526|anzhero sudzhensk;anzero sudzensk;anschero sudschensk
1512165|Atjinsk||Ryssland|56.2694|90.4993|117634|atjinsk;achinsk;atsinsk;atschinsk
1512236|Abakan||Ryssland|53.7156|91.4292|167289|abakan
1536289|Snezhinsk||Ryssland|56.085|60.7314|50086|snezhinsk;snezinsk;sneschinsk
1538634|Ozersk||Ryssland|55.7556|60.7028|81023|ozersk
1538635|Zheleznogorsk||Ryssland|56.2511|93.5319|93834|zheleznogorsk;zeleznogorsk
1538636|Novoural’sk||Ryssland|57.2439|60.0839|93849|novouralsk
1538637|Seversk||Ryssland|56.6006|84.8864|109844|seversk;sewersk
2013159|Yakutsk||Ryssland|62.0339|129.7331|235600|yakutsk;jakutsk
2013348|Vladivostok||Ryssland|43.1056|131.8735|587022|vladivostok;wladiwostok
2013952|Ust’-Ilimsk||Ryssland|58.0006|102.6619|100271|ust ilimsk
2014006|Ussuriysk||Ryssland|43.8029|131.9458|157068|ussuriysk;ussurijsk
2014022|Usol’ye-Sibirskoye||Ryssland|52.7519|103.6453|85900|usolye sibirskoye;usolje sibirskoje
2014407|Ulan-Ude||Ryssland|51.8272|107.6063|360278|ulan ude
2014927|Tulun||Ryssland|54.5636|100.5814|51330|tulun
2015833|Svobodnyy||Ryssland|51.3753|128.141|61017|svobodnyy;svobodnyi
2019309|Neryungri||Ryssland|56.6664|124.6382|66320|neryungri;nerjungri
2019528|Nachodka||Ryssland|42.8138|132.8735|146920|nachodka;nakhodka;nahodka
2021618|Krasnokamensk||Ryssland|50.0979|118.0369|54316|krasnokamensk
2021851|Komsomolsk-on-Amur||Ryssland|50.5503|137.01|275908|komsomolsk on amur;komsomolsk na amure;komsomolsk am amur
2022890|Chabarovsk||Ryssland|48.4827|135.0838|579000|chabarovsk;khabarovsk;habarovsk;chabarowsk
2023469|Irkutsk||Ryssland|52.2978|104.2964|586695|irkutsk
2025339|Chita||Ryssland|52.0317|113.5009|308500|chita;tsita;tschita
2025527|Cheremkhovo||Ryssland|53.1561|103.0675|57395|cheremkhovo;tseremhovo
2026609|Blagovesjtjensk||Ryssland|50.2796|127.5405|221296|blagovesjtjensk;blagoveshchensk;blagovestsensk;blagoweschtschensk
2026643|Birobidzjan||Ryssland|48.7928|132.9239|76146|birobidzjan;birobidzhan;birobidzan;birobidschan
2026895|Belogorsk||Ryssland|50.9164|128.4773|67911|belogorsk
2027456|Artëm||Ryssland|43.3595|132.1889|102300|artem;artjom
2027468|Arsen’yev||Ryssland|44.1525|133.2779|58700|arsenyev;arsenjev
2027667|Angarsk||Ryssland|52.5367|103.8864|243158|angarsk
2051523|Bratsk||Ryssland|56.1325|101.6142|256600|bratsk
2063523|Perth||Australien|-31.9522|115.8614|1896548|perth
2078025|Adelaide||Australien|-34.9287|138.5986|1225235|adelaide
2119441|Juzjno-Sachalinsk||Ryssland|46.9541|142.736|176484|juzjno sachalinsk;yuzhno sakhalinsk;juzno sahalinsk;juschno sachalinsk
2122104|Petropavlovsk-Kamtjatskij||Ryssland|53.0444|158.6508|187282|petropavlovsk kamtjatskij;petropavlovsk kamchatsky;petropavlovsk kamchatskiy;petropavlovsk kamtsatski;petropawlowsk kamtschatski
2123628|Magadan||Ryssland|59.5638|150.8035|95282|magadan
2147714|Sydney||Australien|-33.8678|151.2073|4627345|sydney
2155472|Newcastle||Australien|-32.9295|151.7801|308308|newcastle
2158177|Melbourne||Australien|-37.814|144.9633|4246375|melbourne
2165087|Gold Coast||Australien|-28.0003|153.4309|591473|gold coast
2172517|Canberra||Australien|-35.2835|149.1281|367752|canberra
2174003|Brisbane||Australien|-27.4679|153.0281|2189878|brisbane
2262963|Setúbal||Portugal|38.5244|-8.8882|117110|setubal
2263827|Rio de Mouro||Portugal|38.7661|-9.328|54695|rio de mouro
2264268|Queluz||Portugal|38.7566|-9.2545|103399|queluz
2265467|Odivelas||Portugal|38.7927|-9.1838|54624|odivelas
2266249|Monsanto||Portugal|39.462|-8.7118|50000|monsanto
2266977|Loures||Portugal|38.8309|-9.1684|66231|loures
2267057|Lissabon||Portugal|38.7167|-9.1333|517802|lissabon;lisbon
2267827|Funchal||Portugal|32.6657|-16.9255|100847|funchal
2268406|Évora||Portugal|38.5667|-7.9|55620|evora
2269041|Corroios||Portugal|38.64|-9.1508|52520|corroios
2270503|Cacém||Portugal|38.767|-9.2979|93982|cacem
2271071|Barreiro||Portugal|38.6631|-9.0724|51280|barreiro
2271680|Amora||Portugal|38.6296|-9.1156|52577|amora
2271772|Amadora||Portugal|38.7538|-9.2308|178858|amadora
2271977|Algueirão||Portugal|38.7976|-9.3437|66250|algueirao
2509509|Vila-real||Spanien|39.9383|-0.1009|51205|vila real
2509769|Vélez-Málaga||Spanien|36.7811|-4.1027|74190|velez malaga
2509954|Valencia||Spanien|39.4697|-0.3774|814208|valencia
2510073|Utrera||Spanien|37.1852|-5.7809|50665|utrera
2510253|Torrevieja||Spanien|37.9787|-0.6822|101792|torrevieja
2510279|Torrent||Spanien|39.437|-0.4655|78543|torrent
2510281|Torremolinos||Spanien|36.6204|-4.4998|65448|torremolinos
2510409|Toledo||Spanien|39.8581|-4.0226|82291|toledo
2510542|Telde||Spanien|27.9924|-15.4192|100015|telde
2510693|Talavera de la Reina||Spanien|39.9635|-4.8308|88856|talavera de la reina
2510911|Sevilla||Spanien|37.3828|-5.9732|703206|sevilla;seville
2511032|San Vicent del Raspeig||Spanien|38.3964|-0.5255|53126|san vicent del raspeig
2511150|Santa Lucía||Spanien|27.9117|-15.5407|63637|santa lucia
2511174|Santa Cruz de Tenerife||Spanien|28.4682|-16.2546|222417|santa cruz de tenerife
2511306|Sanlúcar de Barrameda||Spanien|36.7781|-6.3515|65805|sanlucar de barrameda
2511388|San Fernando||Spanien|36.4759|-6.1982|96366|san fernando
2511401|La Laguna||Spanien|28.4853|-16.3201|150661|la laguna;san cristobal de la laguna
2511440|San Bartolomé de Tirajana||Spanien|27.9248|-15.5733|52161|san bartolome de tirajana
2511619|Sagunto||Spanien|39.6833|-0.2667|66070|sagunto;sagunt
2511716|Roquetas de Mar||Spanien|36.7642|-2.6147|82665|roquetas de mar
2512177|Puertollano||Spanien|38.6871|-4.1073|51842|puertollano
2512862|Paterna||Spanien|39.5026|-0.4408|64023|paterna
2512989|Palma de Mallorca||Spanien|39.5694|2.6502|401270|palma de mallorca;palma
2513076|Orihuela||Spanien|38.0848|-0.944|86164|orihuela
2513416|Murcia||Spanien|37.987|-1.13|436870|murcia
2513477|Motril||Spanien|36.7507|-3.5179|60279|motril
2513759|Molina de Segura||Spanien|38.0546|-1.2076|64065|molina de segura
2513882|Mijas||Spanien|36.5958|-4.6373|73787|mijas
2513917|Mérida||Spanien|38.9161|-6.3437|56395|merida
2513947|Melilla||Spanien|35.2937|-2.9383|73460|melilla
2514169|Marbella||Spanien|36.5154|-4.8858|134623|marbella
2514256|Málaga||Spanien|36.7202|-4.4203|568305|malaga
2514891|Lorca||Spanien|37.6712|-1.7017|91906|lorca
2515045|Linares||Spanien|38.0952|-3.636|61338|linares
2515270|Las Palmas de Gran Canaria||Spanien|28.0997|-15.4134|381847|las palmas de gran canaria
2515812|La Línea de la Concepción||Spanien|36.1681|-5.3478|64595|la linea de la concepcion
2516326|Jerez de la Frontera||Spanien|36.6865|-6.1361|207532|jerez de la frontera
2516395|Jaén||Spanien|37.7692|-3.7903|116557|jaen
2516548|Huelva||Spanien|37.2664|-6.94|148806|huelva
2517117|Granada||Spanien|37.1882|-3.6067|234325|granada
2517367|Gandia||Spanien|38.9667|-0.1833|80020|gandia
2517595|Fuengirola||Spanien|36.54|-4.6247|71482|fuengirola
2517816|Estepona||Spanien|36.4276|-5.1459|65592|estepona
2518207|El Puerto de Santa María||Spanien|36.5939|-6.233|87696|el puerto de santa maria
2518494|El Ejido||Spanien|36.7763|-2.8146|84227|el ejido
2518505|Elda||Spanien|38.4778|-0.7916|55168|elda
2518559|Elche||Spanien|38.2622|-0.7011|230112|elche;elx
2518794|Dos Hermanas||Spanien|37.2829|-5.9209|122943|dos hermanas
2519240|Córdoba||Spanien|37.8916|-4.7728|328428|cordoba
2519402|Ciudad Real||Spanien|38.9863|-3.9291|74014|ciudad real
2519513|Chiclana de la Frontera||Spanien|36.4198|-6.1437|77293|chiclana de la frontera
2519752|Castellón de la Plana||Spanien|39.9857|-0.0493|180005|castellon de la plana;castello de la plana;castellon
2520058|Cartagena||Spanien|37.6051|-0.9862|211996|cartagena
2520425|Campiña||Spanien|38.219|-2.9807|67904|campina
2520493|Calvià||Spanien|39.5657|2.5062|51774|calvia
2520600|Cádiz||Spanien|36.5267|-6.2891|126766|cadiz
2520611|Cáceres||Spanien|39.4765|-6.3722|93131|caceres
2521088|Benidorm||Spanien|38.5382|-0.131|71034|benidorm
2521139|Benalmádena||Spanien|36.5961|-4.5727|58854|benalmadena
2521420|Badajoz||Spanien|38.8779|-6.9706|148334|badajoz
2521570|Arrecife||Spanien|28.963|-13.5477|59127|arrecife
2521582|Arona||Spanien|28.0996|-16.681|78614|arona
2521886|Almería||Spanien|36.8381|-2.4597|188810|almeria
2521978|Alicante||Spanien|38.3452|-0.4815|334757|alicante
2522013|Algeciras||Spanien|36.1333|-5.4505|116209|algeciras
2522098|Alcoy||Spanien|38.7054|-0.4743|61552|alcoy;alcoi
2522165|Alcalá de Guadaira||Spanien|37.3379|-5.8395|70155|alcala de guadaira
2522258|Albacete||Spanien|38.9942|-1.8564|169716|albacete
2522713|Vittoria||Italien|36.9515|14.5279|50852|vittoria
2522876|Trapani||Italien|38.0176|12.5362|58681|trapani
2523083|Syrakusa||Italien|37.0754|15.2866|97472|syrakusa;siracusa;syracuse;syrakus
2523630|Reggio di Calabria||Italien|38.1105|15.6613|169140|reggio di calabria;reggio calabria
2523650|Ragusa||Italien|36.9257|14.7244|61380|ragusa
2523665|Quartu Sant'Elena||Italien|39.2293|9.25|66620|quartu santelena
2523920|Palermo||Italien|38.132|13.3356|648260|palermo
2524170|Messina||Italien|38.1939|15.5526|219948|messina
2524245|Marsala||Italien|37.7992|12.4367|77915|marsala
2524653|Gela||Italien|37.0738|14.2404|73854|gela
2524907|Cosenza||Italien|39.2989|16.2531|63852|cosenza
2525059|Catanzaro||Italien|38.8825|16.6009|78970|catanzaro
2525068|Catania||Italien|37.4922|15.0704|290927|catania
2525448|Caltanissetta||Italien|37.4903|14.0622|56715|caltanissetta
2525473|Cagliari||Italien|39.2305|9.1192|149257|cagliari
2525628|Bagheria||Italien|38.0789|13.5124|52952|bagheria
2567529|Grao de Murviedro||Spanien|39.6417|-0.2389|62368|grao de murviedro
2599299|Anneberg|Uppsala|Sverige|60.2417|18.4167|1398|anneberg
2599415|Björklinge|Uppsala|Sverige|60.03|17.552|3186|bjorklinge
2599418|Marieberg|Uppsala|Sverige|60.2333|18.5|1181|marieberg
2609990|Vrå||Danmark|57.3537|9.9418|2273|vra
2610020|Vordingborg||Danmark|55.008|11.9106|12014|vordingborg
2610075|Vojens||Danmark|55.2464|9.306|8019|vojens
2610095|Vodskov||Danmark|57.1085|10.0221|4406|vodskov
2610140|Vissenbjerg||Danmark|55.3848|10.1378|3055|vissenbjerg
2610159|Virklund||Danmark|56.1322|9.5558|3113|virklund
2610162|Vipperød||Danmark|55.6677|11.7397|2345|vipperod
2610189|Vindinge||Danmark|55.623|12.1387|2045|vindinge
2610196|Vinderup||Danmark|56.4818|8.7799|2991|vinderup
2610207|Vindeby||Danmark|55.0449|10.6131|2144|vindeby
2610259|Vildbjerg||Danmark|56.2|8.7667|3773|vildbjerg
2610302|Viðareiði||Färöarna|62.36|-6.5313|0|vidareidi
2610307|Videbæk||Danmark|56.0876|8.6285|4052|videbaek
2610311|Viby||Danmark|55.5487|12.0239|4505|viby
2610319|Viborg||Danmark|56.4532|9.402|34831|viborg
2610343|Vestmanna||Färöarna|62.1535|-7.1729|1284|vestmanna
2610380|Vester-Skerninge||Danmark|55.0732|10.4554|1315|vester skerninge
2610437|Vester Hassing||Danmark|57.0677|10.1256|2298|vester hassing
2610499|Vestbjerg||Danmark|57.1317|9.9594|2251|vestbjerg
2610566|Veksø||Danmark|55.7547|12.2384|1921|vekso
2610613|Vejle||Danmark|55.7093|9.5357|51177|vejle
2610634|Vejen||Danmark|55.4812|9.138|8525|vejen
2610726|Varde||Danmark|55.6211|8.4807|12735|varde
2610734|Vanløse||Danmark|55.6836|12.4871|37115|vanlose
2610760|Vamdrup||Danmark|55.4276|9.2843|4685|vamdrup
2610789|Vallensbæk||Danmark|55.622|12.3851|13500|vallensbaek
2610806|Vágur||Färöarna|61.4732|-6.8118|1569|vagur
2610823|Vadum||Danmark|57.1179|9.857|1978|vadum
2610908|Ulstrup||Danmark|56.3899|9.7935|1963|ulstrup
2610942|Ullerslev||Danmark|55.3617|10.6519|2962|ullerslev
2610959|Ulfborg||Danmark|56.2672|8.3217|1994|ulfborg
2611060|Tvøroyri||Färöarna|61.5556|-6.8111|1230|tvoroyri
2611132|Tune||Danmark|55.5929|12.1697|5168|tune
2611189|Trørød||Danmark|55.8395|12.5443|8576|trorod
2611256|Trige||Danmark|56.2529|10.1484|2475|trige
2611311|Tranebjerg||Danmark|55.8326|10.5972|0|tranebjerg
2611316|Tranbjerg||Danmark|56.0952|10.136|7307|tranbjerg
2611396|Torshamn||Färöarna|62.0097|-6.7716|13200|torshamn;torshavn
2611486|Tørring||Danmark|55.85|9.4833|2370|torring
2611497|Tønder||Danmark|54.9331|8.8667|7841|tonder
2611509|Tølløse||Danmark|55.6125|11.7703|3457|tollose
2611518|Tommerup Stationsby||Danmark|55.3454|10.1759|2401|tommerup stationsby
2611520|Tommerup||Danmark|55.3195|10.2066|2072|tommerup
2611565|Toftlund||Danmark|55.1886|9.0693|3438|toftlund
2611610|Tjæreborg||Danmark|55.4646|8.5797|2146|tjaereborg
2611684|Tinglev||Danmark|54.9379|9.2555|2829|tinglev
2611738|Thyborøn||Danmark|56.6985|8.2124|2587|thyboron
2611742|Thurø By||Danmark|55.0474|10.6639|3350|thuro by
2611755|Thisted||Danmark|56.9552|8.6949|13020|thisted
2611817|Taulov||Danmark|55.5458|9.6155|2898|taulov
2611828|Taastrup||Danmark|55.6501|12.3016|30977|taastrup
2611852|Tårs||Danmark|57.3833|10.1167|1856|tars
2611862|Tårnby||Danmark|55.6303|12.6004|10000|tarnby
2611865|Tarm||Danmark|55.9086|8.5304|4080|tarm
2611982|Svogerslev||Danmark|55.6342|12.0146|4355|svogerslev
2611999|Svinninge||Danmark|55.7211|11.4655|2376|svinninge
2612021|Svenstrup||Danmark|56.9723|9.8481|4550|svenstrup
2612045|Svendborg||Danmark|55.0598|10.6068|27553|svendborg
2612053|Svejbæk||Danmark|56.1326|9.6329|3743|svejbaek
2612057|Svebølle||Danmark|55.6518|11.2866|2186|svebolle
2612107|Sunds||Danmark|56.2074|9.0139|3525|sunds
2612192|Stubbekøbing||Danmark|54.8888|12.041|2301|stubbekobing
2612204|Struer||Danmark|56.492|8.594|11317|struer
2612211|Strøby Egede||Danmark|55.4138|12.245|2700|stroby egede
2612224|Strib||Danmark|55.5402|9.7675|4339|strib
2612274|Strandby||Danmark|57.4915|10.4961|2518|strandby
2612301|Storvorde||Danmark|57.0039|10.1013|2796|storvorde
2612411|Store Heddinge||Danmark|55.3096|12.3888|3679|store heddinge
2612500|Støvring||Danmark|56.8854|9.8384|6239|stovring
2612529|Stoholm||Danmark|56.4845|9.1462|2202|stoholm
2612541|Stilling||Danmark|56.0622|9.9882|3655|stilling
2612552|Stige||Danmark|55.4394|10.4094|2182|stige
2612629|Stenløse||Danmark|55.7683|12.1972|19998|stenlose
2612633|Stenlille||Danmark|55.5389|11.5912|1905|stenlille
2612689|Stege||Danmark|54.987|12.2846|3881|stege
2612695|Stavtrup||Danmark|56.1312|10.1199|3519|stavtrup
2612710|Stavnsholt||Danmark|55.8148|12.4055|5658|stavnsholt
2612730|Starup||Danmark|55.241|9.535|2091|starup
2612823|Spentrup||Danmark|56.537|10.0379|2155|spentrup
2612862|Sorø||Danmark|55.4318|11.5555|7167|soro
2612890|Sørvágur||Färöarna|62.072|-7.3075|1066|sorvagur
2612955|Søndersø||Danmark|55.4853|10.2554|2850|sonderso
2613102|Sønderborg||Danmark|54.909|9.7892|27033|sonderborg;sonderburg
2613106|Sønder Bjert||Danmark|55.4527|9.5674|1815|sonder bjert
2613172|Søften||Danmark|56.238|10.0851|2030|soften
2613233|Solrød Strand||Danmark|55.5329|12.2223|14845|solrod strand
2613234|Solrød||Danmark|55.5363|12.1827|2000|solrod
2613254|Solbjerg||Danmark|56.0427|10.0863|2964|solbjerg
2613293|Snoghøj||Danmark|55.5225|9.7212|2371|snoghoj
2613322|Snejbjerg||Danmark|56.1329|8.9035|3513|snejbjerg
2613345|Smørumnedre||Danmark|55.7423|12.3028|9507|smorumnedre
2613451|Slangerup||Danmark|55.85|12.1833|6829|slangerup
2613460|Slagelse||Danmark|55.4028|11.3546|31896|slagelse
2613471|Skævinge||Danmark|55.9079|12.1504|2555|skaevinge
2613477|Skúvoy||Färöarna|61.771|-6.805|53|skuvoy
2613539|Skaerbaek||Danmark|55.1574|8.769|3174|skaerbaek
2613621|Skovby||Danmark|56.1567|9.9452|2489|skovby
2613660|Skopun||Färöarna|61.9029|-6.8823|464|skopun
2613672|Skørping||Danmark|56.8363|9.8925|2722|skorping
2613694|Skælskør||Danmark|55.2506|11.2935|6455|skaelskor
2613715|Skjern||Danmark|55.95|8.5|7145|skjern
2613731|Skive||Danmark|56.567|9.0271|20815|skive
2613766|Skibby||Danmark|55.7512|11.9608|2661|skibby
2613887|Skanderborg||Danmark|56.0343|9.9318|13543|skanderborg
2613921|Skálavík||Färöarna|61.8314|-6.6623|171|skalavik
2613939|Skagen||Danmark|57.7209|10.5839|9747|skagen
2614010|Sindal||Danmark|57.4712|10.2031|2898|sindal
2614030|Silkeborg||Danmark|56.1697|9.5451|41674|silkeborg
2614135|Seden||Danmark|55.4265|10.4427|3350|seden
2614172|Sæby||Danmark|57.3319|10.5225|8435|saeby
2614212|Sandur||Färöarna|61.8425|-6.8078|608|sandur
2614265|Sandavágur||Färöarna|62.0537|-7.1498|779|sandavagur
2614328|Sakskøbing||Danmark|54.7997|11.626|4928|sakskobing
2614343|Sabro||Danmark|56.2133|10.0344|1977|sabro
2614353|Ryomgård||Danmark|56.3843|10.503|1952|ryomgard
2614387|Ry||Danmark|56.0904|9.7651|4909|ry
2614432|Rudkøbing||Danmark|54.9364|10.7102|4666|rudkobing
2614481|Roskilde||Danmark|55.6415|12.0803|44285|roskilde
2614547|Rønnede||Danmark|55.2571|12.0213|2395|ronnede
2614553|Rønne||Danmark|55.1009|14.7066|13890|ronne
2614565|Rønde||Danmark|56.3015|10.475|2213|ronde
2614595|Rødvig||Danmark|55.2554|12.3794|1783|rodvig
2614600|Rødovre||Danmark|55.6806|12.4537|30000|rodovre;rodovre municipality;rodovren kunta;rodovre kommune
2614611|Rødekro||Danmark|55.0708|9.3353|5452|rodekro
2614623|Rødding||Danmark|55.3657|9.0632|2769|rodding
2614624|Rødbyhavn||Danmark|54.6594|11.355|2145|rodbyhavn
2614626|Rødby||Danmark|54.6949|11.3888|2379|rodby
2614764|Ringsted||Danmark|55.4426|11.7901|20188|ringsted
2614776|Ringkøbing||Danmark|56.0901|8.244|9315|ringkobing
2614790|Ringe||Danmark|55.2383|10.4786|4849|ringe
2614813|Ribe||Danmark|55.3305|8.7697|7983|ribe
2615006|Randers||Danmark|56.4607|10.0364|55780|randers
2615089|Præstø||Danmark|55.1237|12.0448|3695|praesto
2615132|Porkeri||Färöarna|61.4813|-6.745|396|porkeri
2615222|Pandrup||Danmark|57.2215|9.6757|2942|pandrup
2615242|Padborg||Danmark|54.8266|9.3625|4684|padborg
2615351|Otterup||Danmark|55.5153|10.3976|4522|otterup
2615359|Osted||Danmark|55.5623|11.9579|2122|osted
2615666|Ørslev||Danmark|55.0436|11.9679|1801|orslev
2615730|Ølstykke||Danmark|55.7957|12.1551|5348|olstykke
2615749|Ølgod||Danmark|55.8068|8.6286|3891|olgod
2615859|Oksbøl||Danmark|55.6268|8.2876|2845|oksbol
2615876|Odense||Danmark|55.3959|10.3883|145931|odense;ottensee
2615886|Odder||Danmark|55.9731|10.153|11009|odder
2615932|Nyråd||Danmark|55.0051|11.9606|2224|nyrad
2615961|Nykøbing Falster||Danmark|54.7691|11.8742|16807|nykobing falster
2615962|Nykøbing Sjælland||Danmark|55.9249|11.6711|5596|nykobing sjaelland
2615964|Nykøbing Mors||Danmark|56.7933|8.8528|9326|nykobing mors
2616015|Nyborg||Danmark|55.3127|10.7896|15826|nyborg
2616038|Næstved||Danmark|55.2299|11.7609|40660|naestved
2616172|Nordby||Danmark|55.446|8.3979|2512|nordby
2616176|Nordborg||Danmark|55.0573|9.7408|7406|nordborg
2616235|Nørresundby||Danmark|57.0588|9.9228|22083|norresundby
2616365|Nørre Alslev||Danmark|54.8978|11.8841|2128|norre alslev
2616368|Nørre Åby||Danmark|55.4611|9.8794|2678|norre aby
2616423|Nødebo||Danmark|55.9788|12.3468|1875|nodebo
2616450|Nivå||Danmark|55.934|12.5048|8035|niva
2616483|Nibe||Danmark|56.9815|9.6392|4376|nibe
2616504|Nexø||Danmark|55.0607|15.1306|3841|nexo
2616518|Neder Vindinge||Danmark|55.0321|11.8836|1900|neder vindinge
2616540|Neder Holluf||Danmark|55.3645|10.4482|5612|neder holluf
2616599|Nakskov||Danmark|54.8304|11.1357|14081|nakskov
2616672|Munkebo||Danmark|55.4555|10.5543|5225|munkebo
2616914|Miðvágur||Färöarna|62.0511|-7.1939|1040|midvagur
2616933|Middelfart||Danmark|55.5059|9.7305|13596|middelfart
2617030|Marstal||Danmark|54.8562|10.5173|2265|marstal
2617034|Mårslet||Danmark|56.0669|10.1611|2698|marslet
2617072|Maribo||Danmark|54.7766|11.5002|5349|maribo
2617076|Mariager||Danmark|56.6499|9.9751|2433|mariager
2617112|Måløv||Danmark|55.7553|12.3233|8513|malov
2617114|Malling||Danmark|56.0363|10.1963|3339|malling
2617176|Lystrup||Danmark|56.2375|10.2378|9107|lystrup
2617220|Lynge||Danmark|55.8394|12.2773|4284|lynge
2617312|Lunderskov||Danmark|55.4838|9.2992|2687|lunderskov
2617443|Løkken||Danmark|57.3705|9.7147|8828|lokken
2617450|Løjt Kirkeby||Danmark|55.0896|9.4608|1975|lojt kirkeby
2617457|Løgumkloster||Danmark|55.0594|8.9551|3056|logumkloster
2617463|Løgten||Danmark|56.2746|10.3118|5048|logten
2617467|Løgstør||Danmark|56.9624|9.2583|4469|logstor
2617538|Liseleje||Danmark|56.0129|11.9654|2906|liseleje
2617619|Lind||Danmark|56.106|8.9792|3777|lind
2617626|Værløse||Danmark|55.7825|12.3686|13024|vaerlose
2617658|Lillerød||Danmark|55.875|12.3458|15359|lillerod
2617812|Lemvig||Danmark|56.5486|8.3102|7330|lemvig
2617832|Lejre||Danmark|55.6046|11.9748|2036|lejre
2617936|Langeskov||Danmark|55.3565|10.5845|3713|langeskov
2617981|Langå||Danmark|56.3903|9.8949|2710|langa
2618119|Kunoy||Färöarna|62.3039|-6.6475|70|kunoy
2618148|Kruså||Danmark|54.851|9.4013|1694|krusa
2618361|Korsør||Danmark|55.3299|11.1386|15029|korsor
2618415|Køge||Danmark|55.458|12.1821|33885|koge
2618425|Köpenhamn||Danmark|55.6759|12.5655|1153615|kopenhamn;copenhagen;kobenhavn;koopenhamina;kopenhagen
2618468|Kongens Lyngby||Danmark|55.7704|12.5038|10600|kongens lyngby
2618489|Kolt||Danmark|56.1084|10.0699|5061|kolt
2618511|Kollafjørður||Färöarna|62.1117|-6.9107|1049|kollafjordur
2618528|Kolding||Danmark|55.4904|9.4722|55363|kolding
2618545|Kokkedal||Danmark|55.9118|12.4995|0|kokkedal
2618787|Klarup||Danmark|57.0119|10.0562|3352|klarup
2618795|Klaksvík||Färöarna|62.2266|-6.589|4664|klaksvik
2618814|Kjellerup||Danmark|56.2858|9.4353|4514|kjellerup
2618855|Kirkja||Färöarna|62.3263|-6.3238|31|kirkja
2618872|Kirke Hvalsø||Danmark|55.5917|11.8625|4086|kirke hvalso
2618931|Kibæk||Danmark|56.0317|8.857|2656|kibaek
2618944|Kerteminde||Danmark|55.449|10.6577|5748|kerteminde
2619061|Kås||Danmark|57.1977|9.6717|1990|kas
2619068|Karup||Danmark|56.3067|9.1684|2176|karup
2619154|Kalundborg||Danmark|55.6795|11.0886|15939|kalundborg
2619216|Jyllinge||Danmark|55.7529|12.1031|9981|jyllinge
2619221|Jyderup||Danmark|55.664|11.4203|3984|jyderup
2619251|Juelsminde||Danmark|55.7088|10.0167|3667|juelsminde
2619287|Jægerspris||Danmark|55.8525|11.9856|3805|jaegerspris
2619340|Jelling||Danmark|55.7559|9.4258|3059|jelling
2619377|Ishøj||Danmark|55.6154|12.3518|19453|ishoj
2619426|Ikast||Danmark|56.1388|9.1577|14692|ikast
2619528|Hvidovre||Danmark|55.6572|12.4736|49380|hvidovre
2619537|Hvide Sande||Danmark|55.9987|8.126|3291|hvide sande
2619596|Hvalba||Färöarna|61.6024|-6.9606|673|hvalba
2619624|Hurup||Danmark|56.7494|8.4195|2769|hurup
2619650|Hundested||Danmark|55.964|11.8504|8615|hundested
2619669|Humlebæk||Danmark|55.9618|12.5341|8965|humlebaek
2619693|Hoyvík||Färöarna|62.0341|-6.7813|2777|hoyvik
2619734|Hov||Färöarna|61.5068|-6.7599|149|hov
2619771|Horsens||Danmark|55.8607|9.8503|58646|horsens
2619782|Hornsyld||Danmark|55.7562|9.8564|1619|hornsyld
2619787|Hornslet||Danmark|56.3155|10.3204|4906|hornslet
2619807|Hornbæk||Danmark|56.0903|12.4569|3223|hornbaek
2619844|Hørve||Danmark|55.7529|11.453|2382|horve
2619845|Høruphav||Danmark|54.9102|9.8987|2514|horuphav
2619856|Hørsholm||Danmark|55.881|12.5011|36670|horsholm
2619860|Hørning||Danmark|56.087|10.0372|6085|horning
2619882|Høng||Danmark|55.5074|11.2887|3789|hong
2619965|Højby||Danmark|55.9115|11.5976|0|hojby
2619967|Højby||Danmark|55.3318|10.4373|4406|hojby
2620030|Holte||Danmark|55.8167|12.4667|0|holte
2620042|Holsted||Danmark|55.5109|8.9187|3096|holsted
2620046|Holstebro||Danmark|56.3601|8.6161|32072|holstebro
2620134|Holeby||Danmark|54.7115|11.4642|1844|holeby
2620147|Holbæk||Danmark|55.7175|11.7128|24544|holbaek
2620167|Hobro||Danmark|56.6431|9.7903|11064|hobro
2620186|Hjortshøj||Danmark|56.2481|10.2653|2515|hjortshoj
2620214|Hjörring||Danmark|57.4642|9.9823|24634|hjorring
2620275|Hjallerup||Danmark|57.1647|10.1457|3320|hjallerup
2620279|Hirtshals||Danmark|57.5881|9.9592|6653|hirtshals
2620288|Hinnerup||Danmark|56.2661|10.063|7055|hinnerup
2620320|Hillerød||Danmark|55.9279|12.3008|30853|hillerod
2620425|Herning||Danmark|56.1362|8.9766|44763|herning
2620431|Herlev||Danmark|55.7237|12.44|0|herlev
2620473|Helsingör||Danmark|56.0361|12.6136|35048|helsingor;elsinore
2620476|Helsinge||Danmark|56.0228|12.1975|7354|helsinge
2620528|Hellebæk||Danmark|56.0682|12.5578|5243|hellebaek
2620583|Hedensted||Danmark|55.7704|9.7011|10048|hedensted
2620664|Havdrup||Danmark|55.5448|12.1239|3828|havdrup
2620712|Haslev||Danmark|55.3235|11.9639|10588|haslev
2620751|Hårlev||Danmark|55.3494|12.2338|2423|harlev
2620765|Hårby||Danmark|55.2236|10.1227|2400|harby
2620767|Harboøre||Danmark|56.6175|8.1807|1745|harboore
2620786|Hanstholm||Danmark|57.1155|8.6172|2418|hanstholm
2620814|Hammerum||Danmark|56.1336|9.0612|3025|hammerum
2620835|Hammel||Danmark|56.2576|9.8632|6138|hammel
2620871|Hals||Danmark|56.9961|10.3081|2388|hals
2620952|Hadsund||Danmark|56.7148|10.1168|5066|hadsund
2620956|Hadsten||Danmark|56.3282|10.0493|7020|hadsten
2620964|Haderslev||Danmark|55.2494|9.4877|20825|haderslev
2620997|Gundsømagle||Danmark|55.7356|12.1516|2149|gundsomagle
2621072|Guderup||Danmark|54.9898|9.8717|2424|guderup
2621101|Græsted||Danmark|56.0656|12.2851|3310|graested
2621193|Grindsted||Danmark|55.7573|8.9275|9414|grindsted
2621215|Greve||Danmark|55.5833|12.3|47671|greve
2621230|Grenaa||Danmark|56.4158|10.8782|14317|grenaa
2621258|Gråsten||Danmark|54.9192|9.5952|4022|grasten
2621279|Gram||Danmark|55.2895|9.0491|2548|gram
2621304|Gørlev||Danmark|55.5393|11.2271|2269|gorlev
2621356|Glostrups kommun||Danmark|55.6666|12.4038|20673|glostrups kommun;glostrup;glostrup municipality;glostrup kommune;glostrupin kunta
2621393|Glamsbjerg||Danmark|55.2724|10.1048|3099|glamsbjerg
2621436|Gjellerup||Danmark|56.1462|9.0547|3731|gjellerup
2621448|Give||Danmark|55.8452|9.2377|4240|give
2621449|Gistrup||Danmark|56.9943|9.9909|3622|gistrup
2621471|Gilleleje||Danmark|56.122|12.3106|5799|gilleleje
2621614|Ganløse||Danmark|55.7912|12.2642|2843|ganlose
2621710|Galten||Danmark|56.159|9.9169|4895|galten
2621805|Fuglebjerg||Danmark|55.306|11.5477|1985|fuglebjerg
2621808|Fuglafjørður||Färöarna|62.244|-6.814|1542|fuglafjordur
2621896|Frejlev||Danmark|57.0062|9.8171|2286|frejlev
2621910|Frederiksværk||Danmark|55.9707|12.0225|12176|frederiksvaerk
2621912|Frederikssund||Danmark|55.8396|12.069|14564|frederikssund
2621927|Fredrikshamn||Danmark|57.4407|10.5366|24103|fredrikshamn;frederikshavn
2621942|Frederiksberg||Danmark|55.6794|12.5346|95029|frederiksberg;frederiksbergin kunta;frederiksberg kommune
2621945|Frederiksberg||Danmark|55.4162|11.5693|3142|frederiksberg
2621951|Fredericia||Danmark|55.5657|9.7526|36946|fredericia
2621956|Fredensborg||Danmark|55.9756|12.4031|8249|fredensborg
2621967|Framlev||Danmark|56.1566|10.0132|3067|framlev
2622002|Forlev||Danmark|55.3745|11.2597|2058|forlev
2622061|Fløng||Danmark|55.6621|12.187|11108|flong
2622139|Fjerritslev||Danmark|57.0882|9.2662|3441|fjerritslev
2622226|Fensmark||Danmark|55.2792|11.8038|4203|fensmark
2622306|Farum||Danmark|55.8086|12.3607|18376|farum
2622310|Farsø||Danmark|56.7728|9.3392|3271|farso
2622369|Faxe Ladeplads||Danmark|55.2198|12.1701|2837|faxe ladeplads
2622372|Faxe||Danmark|55.2556|12.1193|3747|faxe
2622383|Faaborg||Danmark|55.0951|10.2423|7239|faaborg
2622418|Espergærde||Danmark|55.9946|12.5473|11358|espergaerde
2622447|Esbjerg||Danmark|55.4703|8.4519|72205|esbjerg
2622664|Ejby||Danmark|55.6892|11.8473|1987|ejby
2622665|Ejby||Danmark|55.4858|12.0817|2692|ejby
2622666|Ejby||Danmark|55.4301|9.9297|1996|ejby
2622676|Eiði||Färöarna|62.2993|-7.0925|634|eidi
2622686|Egtved||Danmark|55.6161|9.3076|2151|egtved
2622793|Ebeltoft||Danmark|56.1944|10.6821|7501|ebeltoft
2622854|Dybbøl||Danmark|54.9108|9.736|2303|dybbol
2622888|Dronninglund||Danmark|57.1604|10.2929|3084|dronninglund
2622937|Dragør||Danmark|55.5928|12.6722|11045|dragor
2623028|Dianalund||Danmark|55.5313|11.4925|3605|dianalund
2623181|Christianshavn||Danmark|55.6738|12.5954|10140|christianshavn
2623183|Christiansfeld||Danmark|55.3582|9.487|2709|christiansfeld
2623188|Charlottenlund||Danmark|55.7524|12.5745|40000|charlottenlund
2623199|Byrum||Danmark|57.2568|10.9974|0|byrum
2623247|Bullerup||Danmark|55.4269|10.4714|2982|bullerup
2623267|Buddinge||Danmark|55.7482|12.4953|0|buddinge
2623306|Brovst||Danmark|57.0975|9.5226|2710|brovst
2623321|Brørup||Danmark|55.4819|9.0176|4233|brorup
2623337|Brønderslev||Danmark|57.2702|9.941|11671|bronderslev
2623340|Brøndbyvester||Danmark|55.6455|12.4101|0|brondbyvester
2623394|Broager||Danmark|54.8894|9.6746|3376|broager
2623432|Brenderup||Danmark|55.4841|9.9791|1366|brenderup
2623441|Brejning||Danmark|55.6659|9.6722|2220|brejning
2623516|Brædstrup||Danmark|55.9715|9.6113|3130|braedstrup
2623554|Brande||Danmark|55.9432|9.128|6357|brande
2623570|Bramming||Danmark|55.4695|8.7001|6726|bramming
2623628|Borup||Danmark|55.4947|11.9758|3120|borup
2623694|Bording Kirkeby||Danmark|56.1687|9.2438|2104|bording kirkeby
2623736|Børkop||Danmark|55.642|9.6496|3561|borkop
2623857|Bogense||Danmark|55.5669|10.0886|3410|bogense
2623905|Blovstrød||Danmark|55.8704|12.3864|2137|blovstrod
2623978|Bjæverskov||Danmark|55.4576|12.0365|2618|bjaeverskov
2624019|Bjerringbro||Danmark|56.378|9.6607|7390|bjerringbro
2624112|Birkerød||Danmark|55.8476|12.4279|18901|birkerod
2624144|Billund||Danmark|55.7335|9.1078|6160|billund
2624193|Bellinge||Danmark|55.3353|10.3204|4129|bellinge
2624212|Beder||Danmark|56.0603|10.2118|4214|beder
2624341|Ballerup||Danmark|55.7317|12.3633|40000|ballerup;ballerup municipality;ballerupin kunta;ballerup kommune
2624419|Avlum||Danmark|56.2654|8.7926|2875|avlum
2624435|Auning||Danmark|56.4308|10.3782|2509|auning
2624439|Augustenborg||Danmark|54.952|9.8722|3132|augustenborg
2624499|Assentoft||Danmark|56.4421|10.1517|2432|assentoft
2624502|Assens||Danmark|55.2702|9.9008|6053|assens
2624521|Asnæs||Danmark|55.8123|11.5013|2441|asnaes
2624587|Årup||Danmark|55.3732|10.0413|2592|arup
2624595|Årslev||Danmark|55.3035|10.4643|3228|arslev
2624602|Aars||Danmark|56.804|9.5144|7771|aars
2624652|Århus||Danmark|56.1567|10.2108|237551|arhus;aarhus
2624653|Argir||Färöarna|61.996|-6.7715|1871|argir
2624660|Arden||Danmark|56.769|9.8618|2516|arden
2624819|Allingåbro||Danmark|56.4643|10.3196|1842|allingabro
2624864|Ålestrup||Danmark|56.6947|9.4934|2787|alestrup
2624886|Ålborg||Danmark|57.048|9.9187|122219|alborg;aalborg
2624906|Albertslund||Danmark|55.6569|12.3638|30000|albertslund;albertslund municipality;albertslundin kunta;albertslund kommune
2624929|Åkirkeby||Danmark|55.0708|14.9198|2195|akirkeby
2625001|Ærøskøbing||Danmark|54.888|10.4112|951|aeroskobing
2625037|Åbybro||Danmark|57.1625|9.73|4849|abybro
2625070|Aabenraa||Danmark|55.0443|9.4174|16344|aabenraa;aabenra;apenrade
2627130|Siglufjörður||Island|66.152|-18.9081|1190|siglufjordur
2627309|Sauðárkrókur||Island|65.7461|-19.6394|2575|saudarkrokur
2628020|Neskaupstaður||Island|65.1482|-13.6837|1466|neskaupstadur
2629833|Húsavík||Island|66.0415|-17.3383|2228|husavik
2630299|Höfn||Island|64.2539|-15.2121|1690|hofn
2632028|Eskifjörður||Island|65.0731|-14.0152|1014|eskifjordur
2632132|Egilsstaðir||Island|65.2669|-14.3948|2303|egilsstadir
2632287|Dalvík||Island|65.9702|-18.5286|1359|dalvik
2632428|Reyðarfjörður||Island|65.0316|-14.2183|1152|reydarfjordur
2633274|Akureyri||Island|65.6835|-18.0878|17693|akureyri
2633352|York||Storbritannien|53.9576|-1.0827|153717|york
2633485|Wrexham||Storbritannien|53.0466|-2.9913|65692|wrexham
2633521|Worthing||Storbritannien|50.818|-0.3754|99110|worthing
2633563|Worcester||Storbritannien|52.1893|-2.22|101659|worcester
2633691|Wolverhampton||Storbritannien|52.5855|-2.123|252791|wolverhampton
2633709|Woking||Storbritannien|51.319|-0.5589|103932|woking
2633948|Wigan||Storbritannien|53.543|-2.6371|175405|wigan
2633954|Widnes||Storbritannien|53.3618|-2.7341|61464|widnes
2634202|Weymouth||Storbritannien|50.6145|-2.4599|57691|weymouth
2634308|Weston-super-Mare||Storbritannien|51.346|-2.9766|82903|weston super mare
2634341|City of Westminster||Storbritannien|51.4975|-0.1357|247614|city of westminster
2634491|West Bromwich||Storbritannien|52.5187|-1.9945|135618|west bromwich
2634549|Wembley||Storbritannien|51.5524|-0.2969|90045|wembley
2634552|Welwyn Garden City||Storbritannien|51.8017|-0.2069|59910|welwyn garden city
2634578|Wellingborough||Storbritannien|52.3027|-0.6945|50577|wellingborough
2634677|Watford||Storbritannien|51.6553|-0.396|125707|watford
2634686|Waterlooville||Storbritannien|50.8807|-1.0304|64350|waterlooville
2634715|Washington||Storbritannien|54.9|-1.5167|53526|washington
2634739|Warrington||Storbritannien|53.3925|-2.5802|165456|warrington
2634853|Walsall||Storbritannien|52.5853|-1.984|172141|walsall
2634873|Wallasey||Storbritannien|53.4232|-3.065|58794|wallasey
2634910|Wakefield||Storbritannien|53.6833|-1.4977|78978|wakefield
2635650|Torquay||Storbritannien|50.462|-3.5252|65388|torquay
2636177|Taunton||Storbritannien|51.0149|-3.1029|64621|taunton
2636276|Tamworth||Storbritannien|52.634|-1.6959|81964|tamworth
2636389|Swindon||Storbritannien|51.558|-1.7812|185609|swindon
2636432|Swansea||Storbritannien|51.6208|-3.9432|300352|swansea
2636486|Sutton Coldfield||Storbritannien|52.5667|-1.8167|107030|sutton coldfield
2636503|Sutton||Storbritannien|51.35|-0.2|187600|sutton;london borough of sutton
2636531|Sunderland||Storbritannien|54.9046|-1.3822|335415|sunderland
2636616|Stroud||Storbritannien|51.75|-2.2|60155|stroud
2636769|Stourbridge||Storbritannien|52.4561|-2.1432|56284|stourbridge
2636841|Stoke-on-Trent||Storbritannien|53.0042|-2.1854|372775|stoke on trent
2636876|Stockton-on-Tees||Storbritannien|54.5685|-1.3187|79957|stockton on tees
2636882|Stockport||Storbritannien|53.4098|-2.1576|139052|stockport
2636940|Stevenage||Storbritannien|51.9022|-0.2026|90232|stevenage
2637126|Staines||Storbritannien|51.4309|-0.5061|51040|staines;staines upon thames
2637142|Stafford||Storbritannien|52.8052|-2.1164|69217|stafford
2637329|South Shields||Storbritannien|54.9986|-1.4323|83655|south shields
2637343|Southport||Storbritannien|53.6458|-3.0101|91703|southport
2637433|Southend-on-Sea||Storbritannien|51.5378|0.7143|295310|southend on sea
2637487|Southampton||Storbritannien|50.904|-1.4043|246201|southampton
2637490|Southall||Storbritannien|51.509|-0.3713|70000|southall
2637546|Solihull||Storbritannien|52.4143|-1.7809|96267|solihull
2637627|Slough||Storbritannien|51.5095|-0.5954|163777|slough
2637891|Shrewsbury||Storbritannien|52.7101|-2.7521|71715|shrewsbury
2638077|Sheffield||Storbritannien|53.383|-1.4659|685368|sheffield
2638324|Scunthorpe||Storbritannien|53.5791|-0.6544|79977|scunthorpe
2638419|Scarborough||Storbritannien|54.2797|-0.4044|61749|scarborough
2638671|Salford||Storbritannien|53.4877|-2.2904|72750|salford
2638678|Sale||Storbritannien|53.4252|-2.3244|55689|sale
2638703|Saint Peters||Storbritannien|51.3667|1.4167|125370|saint peters
2638785|St Helens||Storbritannien|53.45|-2.7333|102555|st helens
2638867|St Albans||Storbritannien|51.75|-0.3333|84561|st albans
2638960|Runcorn||Storbritannien|53.3417|-2.7312|62872|runcorn
2638978|Rugby||Storbritannien|52.3709|-1.2642|73150|rugby
2639022|Tunbridge Wells||Storbritannien|51.1332|0.2626|68910|tunbridge wells;royal tunbridge wells
2639093|Rotherham||Storbritannien|53.4301|-1.3568|117618|rotherham
2639192|Romford||Storbritannien|51.5752|0.1858|95000|romford
2639272|Rochdale||Storbritannien|53.6177|-2.1552|97550|rochdale
2639447|Rhondda||Storbritannien|51.659|-3.4489|59450|rhondda
2639506|Reigate||Storbritannien|51.2374|-0.2058|52123|reigate
2639545|Redhill||Storbritannien|51.2405|-0.1704|51559|redhill
2639557|Redditch||Storbritannien|52.3065|-1.9457|84300|redditch
2639577|Reading||Storbritannien|51.4562|-0.9711|318014|reading
2639842|Purley||Storbritannien|51.3368|-0.112|72000|purley
2639912|Preston||Storbritannien|53.7628|-2.7045|313332|preston
2639996|Portsmouth||Storbritannien|50.799|-1.0913|194150|portsmouth
2640101|Poole||Storbritannien|50.7143|-1.9846|150092|poole
2640194|Plymouth||Storbritannien|50.3715|-4.143|260203|plymouth
2640354|Peterborough||Storbritannien|52.5736|-0.2478|163379|peterborough
2640677|Paisley||Storbritannien|55.8317|-4.4325|76220|paisley
2640729|Oxford||Storbritannien|51.7522|-1.256|171380|oxford
2641022|Oldham||Storbritannien|53.5405|-2.1183|104782|oldham
2641157|Nuneaton||Storbritannien|52.5232|-1.4652|92698|nuneaton
2641170|Nottingham||Storbritannien|52.9536|-1.1505|729977|nottingham
2641181|Norwich||Storbritannien|52.6278|1.2983|213166|norwich
2641430|Northampton||Storbritannien|52.25|-0.8833|215963|northampton
2641520|Newtownabbey||Storbritannien|54.6598|-5.9086|63860|newtownabbey
2641598|Newport||Storbritannien|51.5877|-2.9983|306844|newport;newport wales
2641673|Newcastle-upon-Tyne||Storbritannien|54.9733|-1.614|192382|newcastle upon tyne
2641674|Newcastle under Lyme||Storbritannien|53|-2.2333|75794|newcastle under lyme
2642189|Morley||Storbritannien|53.7401|-1.5988|57385|morley
2642214|Morecambe||Storbritannien|54.0684|-2.8611|51644|morecambe
2642465|Milton Keynes||Storbritannien|52.0417|-0.7558|229941|milton keynes
2642607|Middlesbrough||Storbritannien|54.5762|-1.2348|142707|middlesbrough
2643044|Margate||Storbritannien|51.3813|1.3862|60134|margate
2643097|Mansfield||Storbritannien|53.1333|-1.2|171958|mansfield
2643123|Manchester||Storbritannien|53.4809|-2.2374|395515|manchester
2643179|Maidstone||Storbritannien|51.2667|0.5167|107627|maidstone
2643186|Maidenhead||Storbritannien|51.5228|-0.7199|64831|maidenhead
2643266|Macclesfield||Storbritannien|53.2602|-2.1256|63954|macclesfield
2643339|Luton||Storbritannien|51.8797|-0.4175|258018|luton
2643490|Lowestoft||Storbritannien|52.4752|1.7517|70945|lowestoft
2643567|Loughborough||Storbritannien|52.7667|-1.2|59932|loughborough
2643736|Derry||Storbritannien|54.9981|-7.3093|83652|derry;londonderry
2643743|London||Storbritannien|51.5085|-0.1257|7556900|london;lontoo
2644204|Livingston||Storbritannien|55.9029|-3.5226|56570|livingston
2644210|Liverpool||Storbritannien|53.4106|-2.9779|864122|liverpool
2644319|Littlehampton||Storbritannien|50.8114|-0.5408|58714|littlehampton
2644411|Lisburn||Storbritannien|54.5234|-6.0353|77506|lisburn
2644487|Lincoln||Storbritannien|53.2268|-0.5379|114879|lincoln
2644668|Leicester||Storbritannien|52.6386|-1.1317|508916|leicester
2644688|Leeds||Storbritannien|53.7965|-1.5478|455123|leeds
2644737|Royal Leamington Spa||Storbritannien|52.2852|-1.52|95172|royal leamington spa;leamington spa
2645418|Kingswood||Storbritannien|51.4528|-2.5083|64793|kingswood
2645425|Hull||Storbritannien|53.7446|-0.3352|314018|hull;kingston upon hull
2645724|Kidderminster||Storbritannien|52.3882|-2.25|57059|kidderminster
2645753|Kettering||Storbritannien|52.3984|-0.7257|63675|kettering
2645889|Keighley||Storbritannien|53.8679|-1.9066|50171|keighley
2646003|Islington||Storbritannien|51.5362|-0.103|319143|islington
2646057|Ipswich||Storbritannien|52.0592|1.1555|178835|ipswich
2646329|Huyton||Storbritannien|53.4115|-2.8394|54738|huyton
2646458|Huddersfield||Storbritannien|53.649|-1.7842|149017|huddersfield
2646504|Hove||Storbritannien|50.8309|-0.1672|75174|hove
2646517|Hounslow||Storbritannien|51.4684|-0.3609|66292|hounslow;london borough of hounslow
2646557|Horsham||Storbritannien|51.0631|-0.3276|51472|horsham
2646914|High Wycombe||Storbritannien|51.6291|-0.7493|133204|high wycombe
2647074|Hereford||Storbritannien|52.0568|-2.7148|60415|hereford
2647138|Hemel Hempstead||Storbritannien|51.7537|-0.4497|85629|hemel hempstead
2647261|Hayes||Storbritannien|51.5158|-0.4234|50000|hayes
2647356|Hastings||Storbritannien|50.8552|0.5729|133422|hastings
2647400|Hartlepool||Storbritannien|54.6855|-1.2103|88855|hartlepool
2647428|Harrogate||Storbritannien|53.9908|-1.5373|89060|harrogate
2647461|Harlow||Storbritannien|51.7766|0.1116|94365|harlow
2647570|Hamilton||Storbritannien|55.7667|-4.0333|53200|hamilton
2647632|Halifax||Storbritannien|53.7167|-1.85|82624|halifax
2647639|Halesowen||Storbritannien|52.4486|-2.0494|55265|halesowen
2647793|Guildford||Storbritannien|51.2354|-0.5743|71873|guildford
2647878|Grimsby||Storbritannien|53.5654|-0.0755|134160|grimsby
2647984|Great Yarmouth||Storbritannien|52.6083|1.7305|63434|great yarmouth
2648182|Grays||Storbritannien|51.4757|0.3252|89755|grays
2648187|Gravesend||Storbritannien|51.4421|0.3711|54263|gravesend
2648272|Gosport||Storbritannien|50.7951|-1.129|70793|gosport
2648404|Gloucester||Storbritannien|51.8657|-2.2431|150053|gloucester
2648579|Glasgow||Storbritannien|55.8651|-4.2576|591620|glasgow
2648657|Gillingham||Storbritannien|51.3891|0.5486|101187|gillingham
2648773|Gateshead||Storbritannien|54.9621|-1.6017|77649|gateshead
2648970|Fylde||Storbritannien|53.8333|-2.9167|76500|fylde
2649258|Folkestone||Storbritannien|51.0817|1.1673|66429|folkestone
2649672|Farnborough||Storbritannien|51.2942|-0.7557|59902|farnborough
2649692|Fareham||Storbritannien|50.8516|-1.1793|57390|fareham
2649808|Exeter||Storbritannien|50.7236|-3.5275|117763|exeter
2649911|Esher||Storbritannien|51.3697|-0.3669|52392|esher
2649997|Enfield Town||Storbritannien|51.6515|-0.085|103970|enfield town;enfield
2650096|Ellesmere Port||Storbritannien|53.2788|-2.9013|67768|ellesmere port
2650225|Edinburgh||Storbritannien|55.9521|-3.1965|464990|edinburgh
2650396|Eastleigh||Storbritannien|50.9667|-1.35|54225|eastleigh
2650405|East Kilbride||Storbritannien|55.7641|-4.1767|74740|east kilbride
2650497|Eastbourne||Storbritannien|50.7687|0.2845|118219|eastbourne
2650657|Dunstable||Storbritannien|51.8857|-0.5229|51973|dunstable
2650732|Dunfermline||Storbritannien|56.0716|-3.4589|50380|dunfermline
2650752|Dundee||Storbritannien|56.4691|-2.9749|147710|dundee
2650839|Dudley||Storbritannien|52.5|-2.0833|199059|dudley
2651123|Doncaster||Storbritannien|53.5228|-1.1312|158141|doncaster
2651286|Dewsbury||Storbritannien|53.6908|-1.6291|56640|dewsbury
2651347|Derby||Storbritannien|52.9228|-1.4766|270468|derby
2651500|Dartford||Storbritannien|51.4466|0.2142|56694|dartford
2651513|Darlington||Storbritannien|54.5243|-1.5504|92363|darlington
2651621|Dagenham||Storbritannien|51.55|0.1667|108368|dagenham
2651715|Cumbernauld||Storbritannien|55.9468|-3.9905|51610|cumbernauld
2651817|Croydon||Storbritannien|51.3833|-0.1|173314|croydon;croydon london
2652002|Crewe||Storbritannien|53.0979|-2.4416|75556|crewe
2652053|Crawley||Storbritannien|51.113|-0.1831|180508|crawley
2652221|Coventry||Storbritannien|52.4066|-1.5122|359262|coventry
2652381|Corby||Storbritannien|52.4964|-0.6894|56810|corby
2652618|Colchester||Storbritannien|51.8892|0.9042|121859|colchester
2652974|Clacton-on-Sea||Storbritannien|51.7897|1.156|50548|clacton on sea
2653225|Chesterfield||Storbritannien|53.25|-1.4167|113057|chesterfield
2653228|Chester||Storbritannien|53.1905|-2.8919|90524|chester
2653232|Cheshunt||Storbritannien|51.7002|-0.0303|57374|cheshunt
2653261|Cheltenham||Storbritannien|51.9001|-2.0797|116447|cheltenham
2653266|Chelmsford||Storbritannien|51.7358|0.4696|111511|chelmsford
2653305|Chatham||Storbritannien|51.3789|0.5279|75509|chatham
2653558|Castlereagh||Storbritannien|54.5735|-5.8847|56679|castlereagh
2653584|Castleford||Storbritannien|53.7259|-1.3626|60509|castleford
2653775|Carlisle||Storbritannien|54.8951|-2.9382|78470|carlisle
2653822|Cardiff||Storbritannien|51.48|-3.18|447287|cardiff
2653877|Canterbury||Storbritannien|51.279|1.0799|55240|canterbury
2653883|Cannock||Storbritannien|52.6904|-2.0309|86121|cannock
2653941|Cambridge||Storbritannien|52.2|0.1167|158434|cambridge
2654187|Bury||Storbritannien|53.6|-2.3|61044|bury
2654200|Burton upon Trent||Storbritannien|52.8073|-1.6426|122199|burton upon trent;burton on trent
2654264|Burnley||Storbritannien|53.8|-2.2333|149422|burnley
2654394|Buckley||Storbritannien|53.1667|-3.0833|63576|buckley
2654675|Bristol||Storbritannien|51.4552|-2.5966|617280|bristol
2654710|Brighton||Storbritannien|50.8284|-0.1395|139001|brighton
2654755|Bridgend||Storbritannien|51.5058|-3.5772|58380|bridgend
2654782|Brentwood||Storbritannien|51.6213|0.3056|52586|brentwood
2654938|Braintree||Storbritannien|51.8782|0.5529|53477|braintree
2654993|Bradford||Storbritannien|53.7939|-1.7521|299310|bradford
2655009|Bracknell||Storbritannien|51.4136|-0.7505|76103|bracknell
2655095|Bournemouth||Storbritannien|50.7205|-1.8795|163600|bournemouth
2655198|Bootle||Storbritannien|53.4667|-3.0167|57791|bootle
2655237|Bolton||Storbritannien|53.5833|-2.4333|141331|bolton
2655262|Bognor Regis||Storbritannien|50.7821|-0.6798|63885|bognor regis
2655351|Bletchley||Storbritannien|51.9933|-0.7347|50193|bletchley
2655459|Blackpool||Storbritannien|53.8167|-3.05|239409|blackpool
2655524|Blackburn||Storbritannien|53.75|-2.4833|146521|blackburn
2655603|Birmingham||Storbritannien|52.4814|-1.8998|984333|birmingham
2655613|Birkenhead||Storbritannien|53.3934|-3.0148|325264|birkenhead
2655775|Bexley||Storbritannien|51.4416|0.1487|228000|bexley
2655984|Belfast||Storbritannien|54.5968|-5.9254|274770|belfast
2656046|Bedford||Storbritannien|52.1346|-0.4663|106940|bedford
2656065|Beckenham||Storbritannien|51.4088|-0.0253|82000|beckenham
2656168|Batley||Storbritannien|53.7029|-1.6337|50807|batley
2656173|Bath||Storbritannien|51.3751|-2.3617|94782|bath
2656192|Basingstoke||Storbritannien|51.2625|-1.0871|107642|basingstoke
2656194|Basildon||Storbritannien|51.5684|0.4578|144859|basildon
2656235|Barry||Storbritannien|51.3998|-3.2838|54673|barry
2656284|Barnsley||Storbritannien|53.55|-1.4833|71447|barnsley
2656333|Barking||Storbritannien|51.5333|0.0833|61000|barking
2656396|Bangor||Storbritannien|54.6534|-5.6689|60385|bangor
2656719|Aylesbury||Storbritannien|51.8167|-0.8146|74748|aylesbury
2656955|Ashford||Storbritannien|51.1465|0.8738|62787|ashford
2657540|Aldershot||Storbritannien|51.2483|-0.7639|61339|aldershot
2657697|Acton||Storbritannien|51.509|-0.2762|53689|acton
2657832|Aberdeen||Storbritannien|57.1437|-2.0981|196670|aberdeen
2657896|Zürich||Schweiz|47.3667|8.55|341730|zurich
2657970|Winterthur||Schweiz|47.5056|8.7241|91908|winterthur
2658822|Sankt Gallen||Schweiz|47.4239|9.3748|70572|sankt gallen;st gallen
2659811|Luzern||Schweiz|47.0505|8.3064|57066|luzern;lucerne
2659836|Lugano||Schweiz|46.0101|8.96|63000|lugano
2659994|Lausanne||Schweiz|46.516|6.6328|116751|lausanne
2660646|Genève||Schweiz|46.2022|6.1457|183981|geneve;geneva;genf
2661552|Bern||Schweiz|46.9481|7.4474|121631|bern
2661604|Basel||Schweiz|47.5584|7.5733|164488|basel
2662149|Ystad|Skåne|Sverige|55.4297|13.8204|18806|ystad
2662324|Vrigstad|Jönköping|Sverige|57.35|14.4667|1461|vrigstad
2662518|Vittsjö|Skåne|Sverige|56.3437|13.6608|1787|vittsjo
2662659|Vislanda|Kronoberg|Sverige|56.7833|14.45|1813|vislanda
2662666|Viskafors|Västra Götaland|Sverige|57.6294|12.8489|3701|viskafors
2662689|Visby|Gotland|Sverige|57.6409|18.296|23402|visby
2662706|Virserum|Kalmar|Sverige|57.3167|15.5833|1769|virserum
2662758|Vintrosa|Örebro|Sverige|59.25|14.95|2285|vintrosa
2662778|Vinslöv|Skåne|Sverige|56.1|13.9167|3989|vinslov
2662795|Vinninga|Västra Götaland|Sverige|58.45|13.2667|1033|vinninga
2662830|Vingåker|Södermanland|Sverige|59.0433|15.8737|4548|vingaker
2662851|Vindeln|Västerbotten|Sverige|64.2018|19.7194|2403|vindeln
2662881|Vimmerby|Kalmar|Sverige|57.6659|15.8552|8037|vimmerby
2662935|Vilhelmina|Västerbotten|Sverige|64.6242|16.656|3572|vilhelmina
2662996|Vikingstad|Östergötland|Sverige|58.383|15.432|2335|vikingstad
2663036|Viken|Skåne|Sverige|56.1506|12.5743|4489|viken
2663077|Vikarbyn|Dalarna|Sverige|60.9167|15.0167|1193|vikarbyn
2663254|Vibble|Gotland|Sverige|57.6045|18.256|1709|vibble
2663293|Vetlanda|Jönköping|Sverige|57.4289|15.0776|13430|vetlanda
2663399|Vellinge|Skåne|Sverige|55.4712|13.0197|6496|vellinge
2663432|Vejbystrand|Skåne|Sverige|56.3178|12.7672|2764|vejbystrand
2663435|Veinge|Halland|Sverige|56.55|13.0667|1417|veinge
2663482|Veddige|Halland|Sverige|57.2659|12.3322|2260|veddige
2663514|Veberöd|Skåne|Sverige|55.6333|13.4833|4850|veberod
2663536|Växjö|Kronoberg|Sverige|56.8777|14.8091|65383|vaxjo
2663540|Vaxholm|Stockholm|Sverige|59.4023|18.3532|4849|vaxholm
2663585|Vattholma|Uppsala|Sverige|60.0167|17.7333|1410|vattholma
2664050|Västra Frölunda|Västra Götaland|Sverige|57.6467|11.9294|15924|vastra frolunda
2664203|Västervik|Kalmar|Sverige|57.7584|16.6373|21178|vastervik
2664454|Västerås|Västmanland|Sverige|59.6162|16.5528|117746|vasteras
2664740|Vasastan|Stockholm|Sverige|59.3457|18.0498|58458|vasastan
2664783|Vårsta|Stockholm|Sverige|59.1653|17.7972|2470|varsta
2664855|Värnamo|Jönköping|Sverige|57.186|14.04|19061|varnamo
2664921|Vargön|Västra Götaland|Sverige|58.356|12.3906|4981|vargon
2664939|Vårgårda|Västra Götaland|Sverige|58.0371|12.8091|5384|vargarda
2664989|Vårby|Stockholm|Sverige|59.2667|17.8841|10115|varby
2664996|Varberg|Halland|Sverige|57.1056|12.2508|34248|varberg
2665018|Vara|Västra Götaland|Sverige|58.2623|12.9541|4052|vara
2665063|Vansbro|Dalarna|Sverige|60.5089|14.2246|2042|vansbro
2665090|Vännäsby|Västerbotten|Sverige|63.9156|19.8244|1581|vannasby
2665093|Vännäs|Västerbotten|Sverige|63.9068|19.7571|4373|vannas
2665171|Vänersborg|Västra Götaland|Sverige|58.3807|12.3234|23119|vanersborg
2665452|Vallentuna|Stockholm|Sverige|59.5344|18.0776|31937|vallentuna;vallentunan kunta
2665487|Vallda|Halland|Sverige|57.4775|12.0014|3929|vallda
2665589|Valla|Södermanland|Sverige|59.0167|16.3833|1485|valla
2665627|Valje|Skåne|Sverige|56.0628|14.5439|1067|valje
2665675|Valdemarsvik|Östergötland|Sverige|58.2031|16.6023|2685|valdemarsvik
2665691|Valbo|Gävleborg|Sverige|60.65|17.0333|7147|valbo
2665708|Vålberg|Värmland|Sverige|59.3914|13.1863|2848|valberg
2665844|Vagnhärad|Södermanland|Sverige|58.9459|17.4876|3397|vagnharad
2665857|Vaggeryd|Jönköping|Sverige|57.4981|14.1484|5122|vaggeryd
2665902|Vadstena|Östergötland|Sverige|58.4486|14.8897|5674|vadstena
2666199|Uppsala|Uppsala|Sverige|59.8588|17.6389|149245|uppsala
2666238|Upplands Väsby|Stockholm|Sverige|59.5184|17.9113|36534|upplands vasby
2666264|Hjärup|Skåne|Sverige|55.6688|13.1393|4744|hjarup
2666493|Ulricehamn|Västra Götaland|Sverige|57.7916|13.4142|10629|ulricehamn
2666670|Uddevalla|Västra Götaland|Sverige|58.3478|11.9424|34781|uddevalla
2666772|Tyringe|Skåne|Sverige|56.1604|13.5981|4712|tyringe
2666823|Tygelsjö|Skåne|Sverige|55.5167|13|3420|tygelsjo
2666950|Tvååker|Halland|Sverige|57.0415|12.3995|2640|tvaaker
2667094|Tumba|Stockholm|Sverige|59.1986|17.8332|40832|tumba
2667109|Tullinge|Stockholm|Sverige|59.2|17.9|16000|tullinge
2667253|Trosa|Södermanland|Sverige|58.8962|17.5481|5836|trosa
2667264|Trönninge|Halland|Sverige|56.6167|12.9333|1569|tronninge
2667303|Trollhättan|Västra Götaland|Sverige|58.2837|12.2886|48573|trollhattan
2667328|Gimo|Uppsala|Sverige|60.173|18.1851|2698|gimo
2667402|Trelleborg|Skåne|Sverige|55.3751|13.1569|29316|trelleborg
2667405|Trekanten|Kalmar|Sverige|56.7|16.1167|1599|trekanten
2667499|Träslövsläge|Halland|Sverige|57.0542|12.279|1985|traslovslage
2667599|Tranemo|Västra Götaland|Sverige|57.4833|13.35|3224|tranemo
2667628|Tranås|Jönköping|Sverige|58.0372|14.9782|14550|tranas
2667757|Torup|Halland|Sverige|56.9566|13.0772|1245|torup
2667809|Torslanda|Västra Götaland|Sverige|57.7243|11.7701|10129|torslanda
2667847|Torshälla|Södermanland|Sverige|59.4167|16.4667|8928|torshalla
2667876|Torsby|Värmland|Sverige|60.1353|13.0082|4419|torsby
2667904|Torsås|Kalmar|Sverige|56.4125|15.9984|2000|torsas
2668180|Tormestorp|Skåne|Sverige|56.1135|13.7452|1043|tormestorp
2668244|Torekov|Skåne|Sverige|56.425|12.6333|1078|torekov
2668247|Töreboda|Västra Götaland|Sverige|58.7074|14.126|4626|toreboda
2668365|Tomelilla|Skåne|Sverige|55.5429|13.9546|6826|tomelilla
2668430|Tollarp|Skåne|Sverige|55.9333|13.9833|3404|tollarp
2668552|Töcksfors|Värmland|Sverige|59.5082|11.8443|1221|tocksfors
2668591|Tjuvkil|Västra Götaland|Sverige|57.9|11.7333|1013|tjuvkil
2669019|Tingsryd|Kronoberg|Sverige|56.5247|14.979|3087|tingsryd
2669047|Timrå|Västernorrland|Sverige|62.4865|17.3261|10495|timra
2669057|Timmernabben|Kalmar|Sverige|56.9667|16.4333|1357|timmernabben
2669086|Tillberga|Västmanland|Sverige|59.6833|16.6167|2151|tillberga
2669098|Tierp|Uppsala|Sverige|60.3427|17.5181|5826|tierp
2669113|Tidaholm|Västra Götaland|Sverige|58.1803|13.9582|8175|tidaholm
2669118|Tibro|Västra Götaland|Sverige|58.4245|14.1616|8396|tibro
2669193|Tenhult|Jönköping|Sverige|57.7076|14.3221|3112|tenhult
2669254|Teckomatorp|Skåne|Sverige|55.8667|13.0833|1703|teckomatorp
2669342|Tärnsjö|Uppsala|Sverige|60.15|16.9333|1174|tarnsjo
2669415|Tanumshede|Västra Götaland|Sverige|58.7238|11.3259|1774|tanumshede
2669633|Tallboda|Östergötland|Sverige|58.4252|15.6815|3311|tallboda
2669772|Täby|Stockholm|Sverige|59.4439|18.0687|58123|taby
2669788|Taberg|Jönköping|Sverige|57.6772|14.0888|4486|taberg
2670044|Svenljunga|Västra Götaland|Sverige|57.4955|13.1108|3592|svenljunga
2670061|Sveg|Jämtland|Sverige|62.0341|14.3658|2543|sveg
2670128|Svedala|Skåne|Sverige|55.5079|13.2352|11796|svedala
2670278|Svärtinge|Östergötland|Sverige|58.6551|16.0282|3326|svartinge
2670403|Svärdsjö|Dalarna|Sverige|60.7402|15.9017|1335|svardsjo
2670470|Svängsta|Blekinge|Sverige|56.2667|14.7667|1904|svangsta
2670478|Svanesund|Västra Götaland|Sverige|58.1429|11.8182|1946|svanesund
2670536|Svalsta|Södermanland|Sverige|58.7427|16.8698|1095|svalsta
2670542|Svalöv|Skåne|Sverige|55.9134|13.1076|3852|svalov
2670603|Surte|Västra Götaland|Sverige|57.8253|12.016|6003|surte
2670613|Surahammar|Västmanland|Sverige|59.7073|16.2219|6270|surahammar
2670710|Sunne|Värmland|Sverige|59.8376|13.143|5026|sunne
2670781|Sundsvall|Västernorrland|Sverige|62.3913|17.3063|57606|sundsvall
2670833|Sundsbruk|Västernorrland|Sverige|62.4581|17.3489|2098|sundsbruk
2670879|Sundbyberg|Stockholm|Sverige|59.3613|17.9711|34529|sundbyberg
2670995|Styrsö|Västra Götaland|Sverige|57.6164|11.7856|1324|styrso
2671055|Sturkö|Blekinge|Sverige|56.0833|15.7|1325|sturko
2671060|Sturefors|Östergötland|Sverige|58.3333|15.7333|2228|sturefors
2671206|Strövelstorp|Skåne|Sverige|56.1698|12.8392|1207|strovelstorp
2671221|Strömsund|Jämtland|Sverige|63.8521|15.5558|3690|stromsund
2671224|Strömstad|Västra Götaland|Sverige|58.9395|11.1712|7176|stromstad
2671230|Strömsnäsbruk|Kronoberg|Sverige|56.55|13.7167|2246|stromsnasbruk
2671292|Strömma|Stockholm|Sverige|59.2833|18.5333|2468|stromma
2671392|Strängnäs|Södermanland|Sverige|59.3774|17.0312|13693|strangnas
2671490|Storvreta|Uppsala|Sverige|59.9593|17.7059|6340|storvreta
2671501|Storvik|Gävleborg|Sverige|60.5833|16.5333|2202|storvik
2671530|Storuman|Västerbotten|Sverige|65.0959|17.1173|2188|storuman
2672053|Storfors|Värmland|Sverige|59.5318|14.272|2218|storfors
2672122|Storebro|Kalmar|Sverige|57.5833|15.85|1011|storebro
2673076|Stora Höga|Västra Götaland|Sverige|58.0167|11.8333|2846|stora hoga
2673621|Storå|Örebro|Sverige|59.7141|15.1317|1967|stora
2673629|Stöpen|Västra Götaland|Sverige|58.478|13.8661|1373|stopen
2673693|Stockvik|Västernorrland|Sverige|62.3367|17.3658|2532|stockvik
2673730|Stockholm|Stockholm|Sverige|59.3294|18.0687|1515017|stockholm;tukholma
2673758|Stockaryd|Jönköping|Sverige|57.3174|14.5934|1019|stockaryd
2673829|Stigtomta|Södermanland|Sverige|58.8|16.7833|1949|stigtomta
2673875|Stenungsund|Västra Götaland|Sverige|58.0705|11.8181|13093|stenungsund
2673953|Stenstorp|Västra Götaland|Sverige|58.2725|13.7145|1823|stenstorp
2674181|Stenkullen|Västra Götaland|Sverige|57.7948|12.3169|2000|stenkullen
2674201|Steninge|Halland|Sverige|56.769|12.6303|1112|steninge
2674209|Stenhamra|Stockholm|Sverige|59.3344|17.6884|3588|stenhamra
2674326|Stehag|Skåne|Sverige|55.9019|13.3958|1191|stehag
2674343|Stavsnäs|Stockholm|Sverige|59.2833|18.6833|1784|stavsnas
2674512|Stångby|Skåne|Sverige|55.7503|13.198|1943|stangby
2674594|Stallarholmen|Södermanland|Sverige|59.3667|17.2|1671|stallarholmen
2674649|Staffanstorp|Skåne|Sverige|55.6428|13.2064|15373|staffanstorp
2674672|Gamla Stan|Stockholm|Sverige|59.3263|18.0725|3000|gamla stan
2674993|Sösdala|Skåne|Sverige|56.0399|13.6781|1808|sosdala
2675079|Sorsele|Västerbotten|Sverige|65.5348|17.537|1175|sorsele
2675146|Sörforsa|Gävleborg|Sverige|61.7333|16.9833|1581|sorforsa
2675280|Söråker|Västernorrland|Sverige|62.5056|17.5103|2374|soraker
2675365|Sölvesborg|Blekinge|Sverige|56.0521|14.5753|8972|solvesborg
2675397|Solna|Stockholm|Sverige|59.36|18.0009|66909|solna
2675408|Sollentuna|Stockholm|Sverige|59.428|17.9509|139606|sollentuna
2675416|Sollefteå|Västernorrland|Sverige|63.1667|17.2667|7399|solleftea
2675418|Sollebrunn|Västra Götaland|Sverige|58.1167|12.5333|1482|sollebrunn
2675561|Södra Vi|Kalmar|Sverige|57.7399|15.7939|1134|sodra vi
2675692|Södra Sandby|Skåne|Sverige|55.7168|13.3466|6306|sodra sandby
2676176|Södertälje|Stockholm|Sverige|59.1955|17.6253|70777|sodertalje
2676209|Södermalm|Stockholm|Sverige|59.3128|18.0758|127323|sodermalm
2676215|Söderköping|Östergötland|Sverige|58.4806|16.3222|7418|soderkoping
2676224|Söderhamn|Gävleborg|Sverige|61.3037|17.0592|12259|soderhamn
2676240|Söderfors|Uppsala|Sverige|60.3833|17.2333|1704|soderfors
2676488|Smygehamn|Skåne|Sverige|55.3434|13.3699|1297|smygehamn
2676511|Smögen|Västra Götaland|Sverige|58.3559|11.2241|1292|smogen
2676586|Smedjebacken|Dalarna|Sverige|60.1418|15.4142|5258|smedjebacken
2676596|Smedby|Kalmar|Sverige|56.6741|16.2432|3607|smedby
2676644|Smålandsstenar|Jönköping|Sverige|57.1624|13.4121|4564|smalandsstenar
2676700|Slottsbron|Värmland|Sverige|59.3227|13.1027|1010|slottsbron
2677019|Skutskär|Uppsala|Sverige|60.6251|17.4155|6279|skutskar
2677025|Skurup|Skåne|Sverige|55.4784|13.5019|8040|skurup
2677062|Skultuna|Västmanland|Sverige|59.7167|16.4167|3378|skultuna
2677063|Skultorp|Västra Götaland|Sverige|58.35|13.8333|3644|skultorp
2677149|Skrea|Halland|Sverige|56.8833|12.5667|1846|skrea
2677234|Skövde|Västra Götaland|Sverige|58.3912|13.8451|36842|skovde
2677239|Skottsund|Västernorrland|Sverige|62.2906|17.3869|1052|skottsund
2677356|Sköllersta|Örebro|Sverige|59.1374|15.3394|1079|skollersta
2677370|Skogstorp|Södermanland|Sverige|59.3247|16.4828|2180|skogstorp
2677456|Skoghall|Värmland|Sverige|59.3232|13.4655|13605|skoghall
2677548|Skivarp|Skåne|Sverige|55.4167|13.5667|1258|skivarp
2677593|Skinnskatteberg|Västmanland|Sverige|59.8303|15.6934|2383|skinnskatteberg
2677644|Skillingaryd|Jönköping|Sverige|57.4304|14.0938|3965|skillingaryd
2677719|Skepplanda|Västra Götaland|Sverige|57.9833|12.2|1821|skepplanda
2677770|Skegrie|Skåne|Sverige|55.4063|13.0769|1156|skegrie
2677869|Skattkärr|Värmland|Sverige|59.4121|13.6708|1979|skattkarr
2678129|Skärhamn|Västra Götaland|Sverige|57.9866|11.5574|3495|skarhamn
2678156|Skåre|Värmland|Sverige|59.4333|13.4333|5444|skare
2678173|Skärblacka|Östergötland|Sverige|58.5667|15.9|4023|skarblacka
2678210|Skara|Västra Götaland|Sverige|58.3866|13.4384|11437|skara
2678266|Skänninge|Östergötland|Sverige|58.3943|15.0866|3358|skanninge
2678687|Sjuntorp|Västra Götaland|Sverige|58.2|12.2167|2213|sjuntorp
2678804|Sjömarken|Västra Götaland|Sverige|57.7153|12.8349|2596|sjomarken
2678913|Sjöbo|Skåne|Sverige|55.6313|13.7062|7910|sjobo
2679107|Simrishamn|Skåne|Sverige|55.5565|14.3504|6779|simrishamn
2679226|Siljansnäs|Dalarna|Sverige|60.7833|14.85|1274|siljansnas
2679302|Sigtuna|Stockholm|Sverige|59.6173|17.7236|9074|sigtuna
2679397|Sibbhult|Skåne|Sverige|56.2667|14.2|1431|sibbhult
2679567|Segeltorp|Stockholm|Sverige|59.276|17.9307|10536|segeltorp
2679698|Sävsjö|Jönköping|Sverige|57.4033|14.6624|5374|savsjo
2679721|Sävja|Uppsala|Sverige|59.8187|17.6996|9723|savja
2679819|Sätofta|Skåne|Sverige|55.9167|13.55|1160|satofta
2679825|Sätila|Västra Götaland|Sverige|57.5417|12.4343|1210|satila
2679855|Säter|Dalarna|Sverige|60.3478|15.7505|4613|sater
2679920|Särö|Halland|Sverige|57.5058|11.9321|2982|saro
2680075|Sandviken|Gävleborg|Sverige|60.6167|16.7667|24724|sandviken
2680350|Sandarne|Gävleborg|Sverige|61.2589|17.1528|1681|sandarne
2680352|Sandared|Västra Götaland|Sverige|57.7099|12.7924|2993|sandared
2680460|Saltsjöbaden|Stockholm|Sverige|59.2833|18.3|9477|saltsjobaden
2680653|Sålanda|Västra Götaland|Sverige|57.9833|12.2167|4240|salanda
2680662|Sala|Västmanland|Sverige|59.9199|16.6065|13087|sala
2680764|Säffle|Värmland|Sverige|59.1323|12.9289|9150|saffle
2680959|Rydsgård|Skåne|Sverige|55.4729|13.5883|1383|rydsgard
2680969|Rydebäck|Skåne|Sverige|55.9667|12.7667|5904|rydeback
2680977|Rydaholm|Jönköping|Sverige|56.9839|14.3085|1587|rydaholm
2681007|Ryd|Kronoberg|Sverige|56.4667|14.6833|1474|ryd
2681368|Rottne|Kronoberg|Sverige|57.0167|14.9|2395|rottne
2681576|Rosersberg|Stockholm|Sverige|59.5833|17.8833|1765|rosersberg
2681803|Rönninge|Stockholm|Sverige|59.2|17.7333|0|ronninge
2681825|Ronneby|Blekinge|Sverige|56.21|15.276|12612|ronneby
2681866|Rönnäng|Västra Götaland|Sverige|57.9333|11.5833|1551|ronnang
2681913|Romme|Dalarna|Sverige|60.4333|15.5|1735|romme
2682155|Rödeby|Blekinge|Sverige|56.2608|15.6214|3508|rodeby
2682487|Rinkabyholm|Kalmar|Sverige|56.6497|16.2667|1631|rinkabyholm
2682562|Rindö|Stockholm|Sverige|59.3969|18.3943|1100|rindo
2682569|Rimforsa|Östergötland|Sverige|58.1362|15.6865|2259|rimforsa
2682570|Rimbo|Stockholm|Sverige|59.75|18.3667|4882|rimbo
2682706|Resarö|Stockholm|Sverige|59.4291|18.3339|3249|resaro
2682834|Reftele|Jönköping|Sverige|57.1747|13.595|1289|reftele
2682913|Rävlanda|Västra Götaland|Sverige|57.6534|12.4979|1522|ravlanda
2682995|Rättvik|Dalarna|Sverige|60.8863|15.1179|5160|rattvik
2683015|Råtorp|Värmland|Sverige|59.402|13.4914|3287|ratorp
2683034|Råsunda|Stockholm|Sverige|59.3659|17.9957|16877|rasunda
2683436|Ramnäs|Västmanland|Sverige|59.7667|16.2|1333|ramnas
2684213|Perstorp|Skåne|Sverige|56.1383|13.3948|5847|perstorp
2684231|Pershagen|Stockholm|Sverige|59.1549|17.6534|2235|pershagen
2684386|Påskallavik|Kalmar|Sverige|57.1667|16.45|1099|paskallavik
2684395|Partille|Västra Götaland|Sverige|57.7395|12.1064|28648|partille
2684485|Pålsboda|Örebro|Sverige|59.0656|15.3375|1610|palsboda
2684596|Påarp|Skåne|Sverige|56.0333|12.8167|2932|paarp
2684636|Oxie|Skåne|Sverige|55.5401|13.096|12665|oxie
2684653|Oxelösund|Södermanland|Sverige|58.6706|17.1015|11157|oxelosund
2684945|Överum|Kalmar|Sverige|57.9886|16.3139|1166|overum
2685404|Östra Ljungby|Skåne|Sverige|56.196|13.092|1740|ostra ljungby
2685699|Östhammar|Uppsala|Sverige|60.2591|18.3741|4726|osthammar
2685724|Östervåla|Uppsala|Sverige|60.1833|17.1833|1696|ostervala
2685750|Östersund|Jämtland|Sverige|63.1792|14.6357|49806|ostersund
2685828|Östermalm|Stockholm|Sverige|59.3388|18.0849|36418|ostermalm
2685900|Österbymo|Östergötland|Sverige|57.8246|15.2736|897|osterbymo
2685903|Österbybruk|Uppsala|Sverige|60.2|17.9|2331|osterbybruk
2686153|Ösmo|Stockholm|Sverige|58.9833|17.9|3866|osmo
2686160|Oskarström|Halland|Sverige|56.8|12.9667|4172|oskarstrom
2686162|Oskarshamn|Kalmar|Sverige|57.2645|16.4484|18287|oskarshamn
2686209|Osby|Skåne|Sverige|56.3817|13.9936|7554|osby
2686286|Örsundsbro|Uppsala|Sverige|59.7333|17.3|1302|orsundsbro
2686380|Orsa|Dalarna|Sverige|61.1203|14.6155|5349|orsa
2686469|Örnsköldsvik|Västernorrland|Sverige|63.2909|18.7153|32493|ornskoldsvik
2686493|Ornäs|Dalarna|Sverige|60.5094|15.5413|1083|ornas
2686596|Örkelljunga|Skåne|Sverige|56.2834|13.2777|5193|orkelljunga
2686649|Öregrund|Uppsala|Sverige|60.3333|18.4333|1589|oregrund
2686657|Örebro|Örebro|Sverige|59.2741|15.2066|115765|orebro
2686674|Örbyhus|Uppsala|Sverige|60.2241|17.7014|2025|orbyhus
2686858|Önnestad|Skåne|Sverige|56.0575|14.0223|1392|onnestad
2687062|Olofström|Blekinge|Sverige|56.2773|14.534|7526|olofstrom
2687066|Olofstorp|Västra Götaland|Sverige|57.8044|12.1713|3746|olofstorp
2687272|Öjersjö|Västra Götaland|Sverige|57.6988|12.1345|4394|ojersjo
2687384|Ödsmål|Västra Götaland|Sverige|58.1|11.85|1414|odsmal
2687420|Ödeshög|Östergötland|Sverige|58.2295|14.6529|2554|odeshog
2687444|Odensjö|Jönköping|Sverige|57.7167|14.1667|2646|odensjo
2687454|Odensbacken|Örebro|Sverige|59.1667|15.5333|1378|odensbacken
2687498|Ödåkra|Skåne|Sverige|56.1041|12.7477|5231|odakra
2687509|Öckerö|Västra Götaland|Sverige|57.7081|11.6558|3568|ockero
2687517|Ockelbo|Gävleborg|Sverige|60.8912|16.7185|2875|ockelbo
2687636|Nynäshamn|Stockholm|Sverige|58.9034|17.9479|14532|nynashamn
2687693|Nykvarn|Stockholm|Sverige|59.1772|17.4323|7327|nykvarn
2687700|Nyköping|Södermanland|Sverige|58.753|17.0079|32224|nykoping
2687738|Nyhammar|Dalarna|Sverige|60.2833|14.9667|1052|nyhammar
2687902|Nybro|Kalmar|Sverige|56.7446|15.9071|13039|nybro
2688131|Nossebro|Västra Götaland|Sverige|58.1881|12.716|1884|nossebro
2688172|Norsjö|Västerbotten|Sverige|64.9121|19.4815|2057|norsjo
2688250|Norrtälje|Stockholm|Sverige|59.758|18.705|19365|norrtalje;norrtaljen kunta
2688368|Norrköping|Östergötland|Sverige|58.5942|16.1826|93765|norrkoping
2689192|Norra Åsum|Skåne|Sverige|55.9833|14.15|1248|norra asum
2689336|Nordmaling|Västerbotten|Sverige|63.5685|19.5024|2671|nordmaling
2689452|Norberg|Västmanland|Sverige|60.065|15.9237|4653|norberg
2689471|Nora|Örebro|Sverige|59.5193|15.0398|6597|nora
2689520|Nolby|Västernorrland|Sverige|62.2875|17.3692|1200|nolby
2689580|Njurundabommen|Västernorrland|Sverige|62.2634|17.3835|1959|njurundabommen
2690061|Nättraby|Blekinge|Sverige|56.2|15.5167|3284|nattraby
2690101|Näsum|Skåne|Sverige|56.1769|14.4971|1307|nasum
2690170|Nässjö|Jönköping|Sverige|57.6531|14.6968|17719|nassjo
2690580|Nacka|Stockholm|Sverige|59.3105|18.1637|25170|nacka
2690713|Myggenäs|Västra Götaland|Sverige|58.0618|11.7494|1460|myggenas
2690829|Munkfors|Värmland|Sverige|59.8386|13.5436|2834|munkfors
2690843|Munkedal|Västra Götaland|Sverige|58.4663|11.6735|3910|munkedal
2690866|Munka-Ljungby|Skåne|Sverige|56.25|12.9667|3148|munka ljungby
2690902|Mullsjö|Jönköping|Sverige|57.9171|13.8783|5584|mullsjo
2690960|Motala|Östergötland|Sverige|58.5371|15.0365|30944|motala
2691230|Mörtnäs|Stockholm|Sverige|59.3186|18.4431|1291|mortnas
2691271|Mörrum|Blekinge|Sverige|56.1928|14.7474|3903|morrum
2691326|Morgongåva|Uppsala|Sverige|59.934|16.9635|1441|morgongava
2691348|Mörbylånga|Kalmar|Sverige|56.5248|16.3788|1824|morbylanga
2691387|Mörarp|Skåne|Sverige|56.0575|12.8802|1935|morarp
2691400|Mora|Dalarna|Sverige|61.007|14.5432|12602|mora
2691407|Mönsterås|Kalmar|Sverige|57.0413|16.4446|4998|monsteras
2691440|Mölnlycke|Västra Götaland|Sverige|57.6589|12.1179|17579|molnlycke
2691459|Mölndal|Västra Götaland|Sverige|57.6554|12.0138|59430|molndal
2691462|Mölnbo|Stockholm|Sverige|59.05|17.4167|1089|molnbo
2691471|Mölltorp|Västra Götaland|Sverige|58.5|14.4|1047|molltorp
2691510|Molkom|Värmland|Sverige|59.6006|13.7211|1896|molkom
2691542|Moheda|Kronoberg|Sverige|57|14.5667|1880|moheda
2691602|Mockfjärd|Dalarna|Sverige|60.5|14.9667|1920|mockfjard
2691743|Mjölby|Östergötland|Sverige|58.3259|15.1236|12858|mjolby
2691793|Mjällby|Blekinge|Sverige|56.05|14.6833|1319|mjallby
2692049|Mellerud|Västra Götaland|Sverige|58.6998|12.4531|3797|mellerud
2692059|Mellbystrand|Halland|Sverige|56.4856|12.9396|3412|mellbystrand
2692349|Matfors|Västernorrland|Sverige|62.3486|17.0317|3437|matfors
2692475|Märsta|Stockholm|Sverige|59.6216|17.8548|27034|marsta
2692596|Markaryd|Kronoberg|Sverige|56.4614|13.5964|4664|markaryd
2692613|Mariestad|Västra Götaland|Sverige|58.7097|13.8237|16122|mariestad
2692625|Marieholm|Skåne|Sverige|55.8667|13.15|1604|marieholm
2692633|Mariefred|Södermanland|Sverige|59.2596|17.223|3911|mariefred
2692661|Mariannelund|Jönköping|Sverige|57.6167|15.5667|1503|mariannelund
2692748|Mantorp|Östergötland|Sverige|58.35|15.2833|3781|mantorp
2692876|Malung|Dalarna|Sverige|60.6833|13.7154|4927|malung
2692943|Malmslätt|Östergötland|Sverige|58.411|15.5165|5074|malmslatt
2692969|Malmö|Skåne|Sverige|55.6059|13.0007|301706|malmo
2692972|Malmköping|Södermanland|Sverige|59.1333|16.7333|2106|malmkoping
2693002|Malmbäck|Jönköping|Sverige|57.5767|14.4617|1087|malmback
2693049|Målilla|Kalmar|Sverige|57.3877|15.8067|1348|malilla
2693152|Malå|Västerbotten|Sverige|65.185|18.7424|2043|mala
2693301|Lysekil|Västra Götaland|Sverige|58.2743|11.4358|7734|lysekil
2693347|Lycksele|Västerbotten|Sverige|64.5954|18.6735|8545|lycksele
2693678|Lund|Skåne|Sverige|55.7058|13.1932|87244|lund
2693759|Ludvika|Dalarna|Sverige|60.1496|15.1878|15245|ludvika
2693812|Lövstalöt|Uppsala|Sverige|59.9574|17.5783|1399|lovstalot
2694165|Lönsboda|Skåne|Sverige|56.4|14.3167|1986|lonsboda
2694264|Lomma|Skåne|Sverige|55.6724|13.0685|12368|lomma
2694366|Lödöse|Västra Götaland|Sverige|58.0299|12.1593|1540|lodose
2694375|Löddeköpinge|Skåne|Sverige|55.7667|13.0167|6481|loddekopinge
2694417|Löberöd|Skåne|Sverige|55.7761|13.5241|1251|loberod
2694475|Ljusne|Gävleborg|Sverige|61.2117|17.1279|1946|ljusne
2694503|Ljusdal|Gävleborg|Sverige|61.8288|16.0913|7259|ljusdal
2694522|Ljungskile|Västra Götaland|Sverige|58.2245|11.9201|3689|ljungskile
2694529|Ljungsbro|Östergötland|Sverige|58.5167|15.5|6763|ljungsbro
2694537|Ljunghusen|Skåne|Sverige|55.3979|12.9249|2444|ljunghusen
2694552|Ljungbyholm|Kalmar|Sverige|56.6333|16.1667|1725|ljungbyholm
2694554|Ljungbyhed|Skåne|Sverige|56.0744|13.2401|2127|ljungbyhed
2694560|Ljungby|Kronoberg|Sverige|56.8332|13.9408|15785|ljungby
2694631|Lit|Jämtland|Sverige|63.3203|14.8459|1117|lit
2694762|Linköping|Östergötland|Sverige|58.4109|15.6216|106502|linkoping
2694779|Linghem|Östergötland|Sverige|58.4333|15.7833|2853|linghem
2694808|Lindsdal|Kalmar|Sverige|56.7333|16.3|5709|lindsdal
2694831|Lindome|Västra Götaland|Sverige|57.5667|12.0833|10942|lindome
2694838|Lindö|Östergötland|Sverige|58.6167|16.25|4763|lindo
2694869|Lindholmen|Stockholm|Sverige|59.5833|18.1|1146|lindholmen
2694893|Lindesberg|Örebro|Sverige|59.592|15.2304|9571|lindesberg
2695016|Limmared|Västra Götaland|Sverige|57.5359|13.3557|1434|limmared
2696059|Lilla Edet|Västra Götaland|Sverige|58.1333|12.1333|3772|lilla edet
2696329|Lidköping|Västra Götaland|Sverige|58.5052|13.1577|22988|lidkoping
2696334|Lidingö|Stockholm|Sverige|59.3667|18.1333|42466|lidingo
2696473|Lessebo|Kronoberg|Sverige|56.7518|15.2697|2857|lessebo
2696503|Lerum|Västra Götaland|Sverige|57.7705|12.269|26913|lerum
2696608|Lenhovda|Kronoberg|Sverige|57|15.2833|1762|lenhovda
2696650|Leksand|Dalarna|Sverige|60.7303|14.9999|6107|leksand
2696804|Laxå|Örebro|Sverige|58.9863|14.619|3125|laxa
2697065|Långvik|Stockholm|Sverige|59.2458|18.5167|1206|langvik
2697295|Långshyttan|Dalarna|Sverige|60.4524|16.0383|1609|langshyttan
2697310|Långsele|Västernorrland|Sverige|63.1833|17.0667|1642|langsele
2697455|Länghem|Västra Götaland|Sverige|57.6|13.2333|1086|langhem
2697703|Landvetter|Västra Götaland|Sverige|57.6867|12.2117|8839|landvetter
2697720|Landskrona|Skåne|Sverige|55.8708|12.8302|32229|landskrona;landscrone
2697727|Landsbro|Jönköping|Sverige|57.3667|14.9|1438|landsbro
2697766|Lammhult|Kronoberg|Sverige|57.1667|14.5833|1694|lammhult
2697861|Laholm|Halland|Sverige|56.5121|13.0437|6527|laholm
2697944|Lagan|Kronoberg|Sverige|56.9167|13.9833|1550|lagan
2698242|Kvissleby|Västernorrland|Sverige|62.2936|17.375|8785|kvissleby
2698293|Kvidinge|Skåne|Sverige|56.1339|13.0468|1823|kvidinge
2698295|Kvicksund|Södermanland|Sverige|59.451|16.3213|2179|kvicksund
2698520|Kvänum|Västra Götaland|Sverige|58.3|13.1833|1278|kvanum
2698681|Kungsör|Västmanland|Sverige|59.4224|16.0966|5885|kungsor
2698691|Kungsholmen|Stockholm|Sverige|59.3318|18.0412|69363|kungsholmen
2698697|Kungshamn|Västra Götaland|Sverige|58.3631|11.2594|3657|kungshamn
2698729|Kungsbacka|Halland|Sverige|57.4872|12.0761|18698|kungsbacka
2698733|Kungsängen|Stockholm|Sverige|59.4786|17.7483|10151|kungsangen
2698739|Kungälv|Västra Götaland|Sverige|57.871|11.9805|24101|kungalv
2698745|Kummelnäs|Stockholm|Sverige|59.35|18.2833|3360|kummelnas
2698767|Kumla|Örebro|Sverige|59.1277|15.1434|16663|kumla
2698975|Krylbo|Dalarna|Sverige|60.1333|16.2167|4072|krylbo
2699176|Krokom|Jämtland|Sverige|63.3259|14.4488|1953|krokom
2699206|Krokek|Östergötland|Sverige|58.6723|16.3674|5053|krokek
2699282|Kristinehamn|Värmland|Sverige|59.3098|14.1081|18557|kristinehamn
2699310|Kristianstad|Skåne|Sverige|56.0313|14.1524|39762|kristianstad;christiansstad
2699313|Kristdala|Kalmar|Sverige|57.4007|16.205|1016|kristdala
2699394|Kramfors|Västernorrland|Sverige|62.9316|17.7765|6582|kramfors
2699749|Kopparmora|Stockholm|Sverige|59.3331|18.5831|2280|kopparmora
2699768|Kopparberg|Örebro|Sverige|59.876|14.9944|3065|kopparberg
2699777|Köpmanholmen|Västernorrland|Sverige|63.1667|18.5667|1194|kopmanholmen
2699786|Köpingebro|Skåne|Sverige|55.4553|13.9345|1254|kopingebro
2699791|Köping|Västmanland|Sverige|59.514|15.9925|18355|koping
2699879|Kolsva|Västmanland|Sverige|59.6|15.8333|2440|kolsva
2700011|Kolbäck|Västmanland|Sverige|59.5652|16.2304|2034|kolback
2700079|Kode|Västra Götaland|Sverige|57.9426|11.8505|1605|kode
2700199|Knivsta|Uppsala|Sverige|59.7256|17.7875|7977|knivsta
2700218|Knislinge|Skåne|Sverige|56.1833|14.0833|3144|knislinge
2700279|Knäred|Halland|Sverige|56.5186|13.3242|1211|knared
2700487|Klippan|Skåne|Sverige|56.1356|13.1309|8411|klippan
2700497|Klintehamn|Gotland|Sverige|57.3867|18.2037|1490|klintehamn
2700694|Klågerup|Skåne|Sverige|55.5942|13.2457|1940|klagerup
2700791|Kista|Stockholm|Sverige|59.4032|17.9448|10254|kista
2700800|Kisa|Östergötland|Sverige|57.9878|15.633|3776|kisa
2700839|Kinna|Västra Götaland|Sverige|57.5073|12.6946|15019|kinna
2700858|Kimstad|Östergötland|Sverige|58.5497|15.963|1469|kimstad
2700947|Kilafors|Gävleborg|Sverige|61.2333|16.5667|1197|kilafors
2700960|Kil|Värmland|Sverige|59.5023|13.3128|7627|kil
2701078|Kaxholmen|Jönköping|Sverige|57.8535|14.3046|1561|kaxholmen
2701096|Kävlinge|Skåne|Sverige|55.7919|13.1102|9320|kavlinge
2701223|Katrineholm|Södermanland|Sverige|58.9959|16.2072|23283|katrineholm
2701680|Karlstad|Värmland|Sverige|59.3793|13.5036|61492|karlstad
2701713|Karlskrona|Blekinge|Sverige|56.1616|15.5866|36477|karlskrona
2701715|Karlskoga|Örebro|Sverige|59.3267|14.5239|27490|karlskoga
2701727|Karlshamn|Blekinge|Sverige|56.1706|14.8619|20112|karlshamn
2701757|Karlsborg|Västra Götaland|Sverige|58.5372|14.5047|3624|karlsborg
2701792|Karlholmsbruk|Uppsala|Sverige|60.5209|17.6315|1193|karlholmsbruk
2702261|Kalmar|Kalmar|Sverige|56.6616|16.3616|38408|kalmar;kalmari
2702405|Kallinge|Blekinge|Sverige|56.2484|15.2872|4664|kallinge
2702449|Kållered|Västra Götaland|Sverige|57.6099|12.0511|6784|kallered
2702489|Källby|Västra Götaland|Sverige|58.51|13.3058|1737|kallby
2702683|Kågeröd|Skåne|Sverige|55.9998|13.0879|1516|kagerod
2702776|Jursla|Östergötland|Sverige|58.6667|16.1833|1647|jursla
2702892|Jörlanda|Västra Götaland|Sverige|57.9863|11.8294|1465|jorlanda
2702908|Jordbro|Stockholm|Sverige|59.1497|18.1167|10757|jordbro
2702928|Jonstorp|Skåne|Sverige|56.2338|12.6718|1972|jonstorp
2702979|Jönköping|Jönköping|Sverige|57.7814|14.1562|93797|jonkoping
2702997|Jokkmokk|Norrbotten|Sverige|66.6067|19.8232|2794|jokkmokk
2703038|Johannedal|Västernorrland|Sverige|62.4342|17.3727|2592|johannedal
2703145|Järvsö|Gävleborg|Sverige|61.7167|16.1667|1557|jarvso
2703212|Järpen|Jämtland|Sverige|63.3462|13.4657|1539|jarpen
2703268|Järna|Dalarna|Sverige|60.5333|14.3667|1725|jarna
2703269|Järna|Stockholm|Sverige|59.0917|17.5662|6038|jarna
2703300|Järbo|Gävleborg|Sverige|60.7167|16.6|1813|jarbo
2703339|Jämshög|Blekinge|Sverige|56.2333|14.5167|1612|jamshog
2703349|Jämjö|Blekinge|Sverige|56.1919|15.8412|2629|jamjo
2703396|Jakobsberg|Stockholm|Sverige|59.4227|17.8351|24046|jakobsberg
2703526|Irsta|Västmanland|Sverige|59.6|16.7|2809|irsta
2703547|Insjön|Dalarna|Sverige|60.6769|15.0949|2141|insjon
2703686|Ingelstad|Kronoberg|Sverige|56.75|14.9167|1762|ingelstad
2703827|Iggesund|Gävleborg|Sverige|61.6422|17.0748|3419|iggesund
2704008|Hyltebruk|Halland|Sverige|56.9989|13.2396|3992|hyltebruk
2704042|Hyllinge|Skåne|Sverige|56.1|12.85|2287|hyllinge
2704114|Husum|Västernorrland|Sverige|63.3333|19.1667|1563|husum
2704136|Huskvarna|Jönköping|Sverige|57.786|14.3021|21500|huskvarna
2704245|Hunnebostrand|Västra Götaland|Sverige|58.4413|11.3032|2053|hunnebostrand
2704398|Hultsfred|Kalmar|Sverige|57.4881|15.8436|5510|hultsfred
2704613|Hudiksvall|Gävleborg|Sverige|61.7274|17.1056|16081|hudiksvall
2704620|Huddinge|Stockholm|Sverige|59.2371|17.9819|90182|huddinge
2704638|Hovsta|Örebro|Sverige|59.35|15.2167|2831|hovsta
2704654|Hovmantorp|Kronoberg|Sverige|56.7869|15.1402|3082|hovmantorp
2704662|Höviksnäs|Västra Götaland|Sverige|58.0333|11.7667|1750|hoviksnas
2704716|Hova|Västra Götaland|Sverige|58.8536|14.2191|1254|hova
2704885|Horred|Västra Götaland|Sverige|57.3548|12.4778|1203|horred
2704956|Hörnefors|Västerbotten|Sverige|63.6231|19.9086|2514|hornefors
2704962|Horndal|Dalarna|Sverige|60.3|16.4167|1120|horndal
2705049|Hörby|Skåne|Sverige|55.8524|13.6609|7459|horby
2705055|Höör|Skåne|Sverige|55.9344|13.5385|12152|hoor
2705075|Hönö|Västra Götaland|Sverige|57.6897|11.6497|5293|hono
2705128|Hölö|Stockholm|Sverige|59.0167|17.5333|1477|holo
2705402|Höllviken|Skåne|Sverige|55.4098|12.9558|14889|hollviken
2705492|Hököpinge|Skåne|Sverige|55.4941|13.0078|1164|hokopinge
2705562|Hökåsen|Västmanland|Sverige|59.6667|16.5833|2986|hokasen
2705718|Högsby|Kalmar|Sverige|57.166|16.0256|1923|hogsby
2706003|Höganäs|Skåne|Sverige|56.1997|12.5579|14778|hoganas
2706054|Hofterup|Skåne|Sverige|55.8049|12.9797|3814|hofterup
2706057|Hofors|Gävleborg|Sverige|60.5457|16.2867|6090|hofors
2706100|Hjuvik|Västra Götaland|Sverige|57.7017|11.7164|3754|hjuvik
2706184|Hjo|Västra Götaland|Sverige|58.3013|14.2878|6203|hjo
2706222|Hjärnarp|Skåne|Sverige|56.3167|12.9167|1095|hjarnarp
2706324|Hittarp|Skåne|Sverige|56.1|12.6333|4545|hittarp
2706392|Hindås|Västra Götaland|Sverige|57.7034|12.4466|2901|hindas
2706435|Hillerstorp|Jönköping|Sverige|57.3129|13.8844|1746|hillerstorp
2706486|Hestra|Jönköping|Sverige|57.4423|13.5958|1327|hestra
2706523|Herrljunga|Västra Götaland|Sverige|58.0774|13.0266|3982|herrljunga
2706543|Herrestad|Östergötland|Sverige|58.3833|14.8|2412|herrestad
2706619|Henån|Västra Götaland|Sverige|58.2385|11.676|2243|henan
2706678|Hemse|Gotland|Sverige|57.2379|18.3744|1668|hemse
2706713|Hemmesta|Stockholm|Sverige|59.3227|18.4868|4577|hemmesta
2706767|Helsingborg|Skåne|Sverige|56.0467|12.6944|104250|helsingborg
2706914|Hedesunda|Gävleborg|Sverige|60.4|17|1067|hedesunda
2706982|Hedemora|Dalarna|Sverige|60.2797|15.9886|7371|hedemora
2707057|Heby|Uppsala|Sverige|59.9382|16.8622|2724|heby
2707138|Haverdal|Halland|Sverige|56.7222|12.6719|1681|haverdal
2707217|Hästveda|Skåne|Sverige|56.2847|13.9355|1693|hastveda
2707366|Hasslö|Blekinge|Sverige|56.1167|15.4833|1606|hasslo
2707399|Hässleholm|Skåne|Sverige|56.1591|13.7664|19309|hassleholm
2707664|Harplinge|Halland|Sverige|56.7449|12.7276|1498|harplinge
2707684|Härnösand|Västernorrland|Sverige|62.6323|17.9379|18426|harnosand
2707953|Haninge|Stockholm|Sverige|59.1677|18.1448|74968|haninge
2708016|Handen|Stockholm|Sverige|59.1681|18.138|11524|handen
2708025|Hanaskog|Skåne|Sverige|56.1606|14.0931|1385|hanaskog
2708135|Hammerdal|Jämtland|Sverige|63.5761|15.3652|1043|hammerdal
2708152|Hammarstrand|Jämtland|Sverige|63.1104|16.3538|1116|hammarstrand
2708238|Hammar|Skåne|Sverige|56.0167|14.2167|3311|hammar
2708365|Halmstad|Halland|Sverige|56.6745|12.8568|66124|halmstad
2708426|Hallstavik|Stockholm|Sverige|60.05|18.6|4536|hallstavik
2708429|Hallstahammar|Västmanland|Sverige|59.614|16.2285|10787|hallstahammar
2708511|Hallsberg|Örebro|Sverige|59.0646|15.1099|8146|hallsberg
2708584|Hällevik|Blekinge|Sverige|56.0167|14.7|1545|hallevik
2708663|Hälleforsnäs|Södermanland|Sverige|59.1521|16.497|1624|halleforsnas
2708665|Hällefors|Örebro|Sverige|59.7839|14.522|4449|hallefors
2708710|Hällbybrunn|Södermanland|Sverige|59.3915|16.4223|3323|hallbybrunn
2708821|Hällabrottet|Örebro|Sverige|59.1167|15.2|1806|hallabrottet
2708891|Häljarp|Skåne|Sverige|55.85|12.9167|3134|haljarp
2709214|Hagfors|Värmland|Sverige|60.0238|13.6721|4869|hagfors
2709494|Habo|Jönköping|Sverige|57.9119|14.0744|7740|habo
2709600|Gusum|Östergötland|Sverige|58.2688|16.4989|1149|gusum
2709628|Gustavsberg|Stockholm|Sverige|59.3268|18.3897|20774|gustavsberg
2709761|Gunnebo|Kalmar|Sverige|57.7167|16.5333|1022|gunnebo
2709912|Gullspång|Västra Götaland|Sverige|58.9862|14.0964|1568|gullspang
2709969|Gullbrandstorp|Halland|Sverige|56.7|12.7333|1642|gullbrandstorp
2710205|Grycksbo|Dalarna|Sverige|60.6875|15.4851|1870|grycksbo
2710343|Grums|Värmland|Sverige|59.3514|13.1111|5040|grums
2710731|Grillby|Uppsala|Sverige|59.626|17.2579|1028|grillby
2710796|Grebo|Östergötland|Sverige|58.3015|15.8709|1047|grebo
2710797|Grebbestad|Västra Götaland|Sverige|58.7025|11.2574|1877|grebbestad
2710885|Grästorp|Västra Götaland|Sverige|58.3322|12.6812|2946|grastorp
2711174|Gränna|Jönköping|Sverige|58.0167|14.4667|2726|granna
2711256|Grängesberg|Dalarna|Sverige|60.0746|15.0078|2146|grangesberg
2711451|Gråbo|Västra Götaland|Sverige|57.8362|12.2995|6021|grabo
2711526|Götene|Västra Götaland|Sverige|58.5282|13.4946|5027|gotene
2711537|Göteborg|Västra Götaland|Sverige|57.7072|11.9668|572799|goteborg;gothenburg
2711561|Göta|Västra Götaland|Sverige|58.1062|12.1525|1002|gota
2711790|Gnosjö|Jönköping|Sverige|57.3585|13.7369|4528|gnosjo
2711798|Gnesta|Södermanland|Sverige|59.0475|17.3119|5772|gnesta
2711803|Gnarp|Gävleborg|Sverige|62.0487|17.2586|1199|gnarp
2711820|Glumslöv|Skåne|Sverige|55.9409|12.8093|2093|glumslov
2711863|Glommen|Halland|Sverige|56.9333|12.35|1082|glommen
2711896|Glimåkra|Skåne|Sverige|56.3|14.1333|1466|glimakra
2712045|Gislaved|Jönköping|Sverige|57.3044|13.5408|10180|gislaved
2712255|Getinge|Halland|Sverige|56.8167|12.7333|1909|getinge
2712373|Genarp|Skåne|Sverige|55.5991|13.3982|2962|genarp
2712377|Gemla|Kronoberg|Sverige|56.8675|14.6438|1462|gemla
2712414|Gävle|Gävleborg|Sverige|60.6745|17.1417|74884|gavle
2712628|Gärsnäs|Skåne|Sverige|55.5495|14.1792|1094|garsnas
2712642|Garphyttan|Örebro|Sverige|59.3043|14.9462|1613|garphyttan
2712859|Gantofta|Skåne|Sverige|55.9873|12.8048|1322|gantofta
2712887|Gånghester|Västra Götaland|Sverige|57.7|13.0167|2533|ganghester
2712988|Gamleby|Kalmar|Sverige|57.8948|16.4051|2758|gamleby
2712993|Gamla Uppsala|Uppsala|Sverige|59.8982|17.6339|16231|gamla uppsala
2713219|Gagnef|Dalarna|Sverige|60.5986|15.0775|1199|gagnef
2713350|Fyllinge|Halland|Sverige|56.65|12.9167|2830|fyllinge
2713385|Furulund|Västra Götaland|Sverige|57.7167|12.1333|3888|furulund
2713386|Furulund|Skåne|Sverige|55.7738|13.0902|4359|furulund
2713516|Frövi|Örebro|Sverige|59.4667|15.3667|2480|frovi
2713596|Frösakull|Halland|Sverige|56.6833|12.7333|2296|frosakull
2713656|Fritsla|Västra Götaland|Sverige|57.5566|12.7846|2307|fritsla
2713661|Fristad|Västra Götaland|Sverige|57.8248|13.0106|5409|fristad
2713679|Frillesås|Halland|Sverige|57.3167|12.1667|2832|frillesas
2713797|Fränsta|Västernorrland|Sverige|62.4986|16.1702|2062|fransta
2713943|Förslöv|Skåne|Sverige|56.35|12.8167|2386|forslov
2713964|Forsheda|Jönköping|Sverige|57.1641|13.8302|1510|forsheda
2713971|Forshaga|Värmland|Sverige|59.5254|13.4813|6361|forshaga
2713975|Forserum|Jönköping|Sverige|57.7|14.4667|2080|forserum
2714009|Forsbacka|Gävleborg|Sverige|60.6167|16.8833|1754|forsbacka
2714327|Floby|Västra Götaland|Sverige|58.1333|13.3333|1562|floby
2714401|Flen|Södermanland|Sverige|59.0583|16.5878|6594|flen
2714618|Fjugesta|Örebro|Sverige|59.1737|14.8723|2160|fjugesta
2714678|Fjärås kyrkby|Halland|Sverige|57.4591|12.1751|2385|fjaras kyrkby
2714765|Fjälkinge|Skåne|Sverige|56.0436|14.2756|1832|fjalkinge
2714795|Fittja|Stockholm|Sverige|59.2487|17.8599|7500|fittja
2714903|Finspång|Östergötland|Sverige|58.7058|15.7674|12807|finspang
2715081|Filipstad|Värmland|Sverige|59.7124|14.1683|6119|filipstad
2715164|Fellingsbro|Örebro|Sverige|59.4333|15.5833|1475|fellingsbro
2715313|Färlöv|Skåne|Sverige|56.0667|14.0833|1016|farlov
2715324|Färjestaden|Kalmar|Sverige|56.6499|16.4686|5645|farjestaden
2715341|Färila|Gävleborg|Sverige|61.8001|15.8442|1398|farila
2715351|Färgelanda|Västra Götaland|Sverige|58.5682|11.9924|1986|fargelanda
2715459|Falun|Dalarna|Sverige|60.6036|15.626|37000|falun
2715568|Falköping|Västra Götaland|Sverige|58.1735|13.5507|17170|falkoping
2715573|Falkenberg|Halland|Sverige|56.9055|12.4912|24099|falkenberg
2715656|Fagersta|Västmanland|Sverige|60.0042|15.7932|11936|fagersta
2715946|Eslöv|Skåne|Sverige|55.8393|13.3039|18592|eslov
2715953|Eskilstuna|Södermanland|Sverige|59.3666|16.5077|67359|eskilstuna
2716085|Eriksberg|Stockholm|Sverige|59.2424|17.8163|3200|eriksberg
2716166|Enköping|Uppsala|Sverige|59.6361|17.0777|22553|enkoping
2716202|Enebyberg|Stockholm|Sverige|59.4333|18.05|5000|enebyberg
2716235|Enbacka|Dalarna|Sverige|60.4099|15.5958|1899|enbacka
2716281|Emmaboda|Kalmar|Sverige|56.6327|15.5365|4818|emmaboda
2716324|Ellös|Västra Götaland|Sverige|58.1833|11.4667|1036|ellos
2716437|Eksjö|Jönköping|Sverige|57.6664|14.972|10157|eksjo
2716443|Ekshärad|Värmland|Sverige|60.1728|13.4965|1020|eksharad
2716586|Ekerö|Stockholm|Sverige|59.291|17.8121|11505|ekero
2716601|Ekenässjön|Jönköping|Sverige|57.4918|15.0223|1563|ekenassjon
2716663|Ekeby-Almby|Örebro|Sverige|59.26|15.33|1531|ekeby almby
2716758|Ekängen|Östergötland|Sverige|58.4667|15.6333|2485|ekangen
2716863|Edsbyn|Gävleborg|Sverige|61.3769|15.8175|4179|edsbyn
2716968|Ed|Västra Götaland|Sverige|58.9125|11.9331|2994|ed
2717401|Dorotea|Västerbotten|Sverige|64.2618|16.4131|1491|dorotea
2717412|Donsö|Västra Götaland|Sverige|57.6|11.7992|1446|donso
2717517|Djursholm|Stockholm|Sverige|59.3993|18.0562|8856|djursholm
2717532|Djurö|Stockholm|Sverige|59.3265|18.7115|1442|djuro
2717558|Djurås|Dalarna|Sverige|60.5606|15.1328|2128|djuras
2717720|Diseröd|Västra Götaland|Sverige|57.9264|12.026|1328|diserod
2717727|Dingtuna|Västmanland|Sverige|59.5728|16.3872|1021|dingtuna
2717824|Delsbo|Gävleborg|Sverige|61.801|16.5557|2185|delsbo
2717842|Deje|Värmland|Sverige|59.603|13.472|2702|deje
2717884|Degerfors|Örebro|Sverige|59.238|14.4308|7190|degerfors
2717898|Degeberga|Skåne|Sverige|55.8333|14.0833|1328|degeberga
2718133|Dals Långed|Västra Götaland|Sverige|58.9256|12.3087|1407|dals langed
2718144|Dalsjöfors|Västra Götaland|Sverige|57.7167|13.0833|3606|dalsjofors
2718248|Dalby|Skåne|Sverige|55.6666|13.3498|6302|dalby
2718271|Dalarö|Stockholm|Sverige|59.1331|18.4064|1849|dalaro
2718393|Charlottenberg|Värmland|Sverige|59.8842|12.304|2368|charlottenberg
2718759|Bunkeflostrand|Skåne|Sverige|55.5448|12.9238|13048|bunkeflostrand
2718836|Bua|Halland|Sverige|57.2378|12.1219|1792|bua
2718981|Brunna|Stockholm|Sverige|59.5167|17.75|3948|brunna
2718983|Brunn|Stockholm|Sverige|59.28|18.43|1180|brunn
2718991|Brunflo|Jämtland|Sverige|63.0759|14.832|3916|brunflo
2719106|Bromölla|Skåne|Sverige|56.0755|14.4696|7854|bromolla
2719111|Bromma|Stockholm|Sverige|59.34|17.94|61000|bromma
2719212|Broby|Skåne|Sverige|56.2552|14.078|3104|broby
2719245|Bro|Stockholm|Sverige|59.5167|17.6333|8266|bro
2719312|Brevik|Stockholm|Sverige|59.35|18.2|8024|brevik
2719466|Bredbyn|Västernorrland|Sverige|63.4466|18.1102|1200|bredbyn
2719485|Bredaryd|Jönköping|Sverige|57.1734|13.7379|1549|bredaryd
2719670|Brastad|Västra Götaland|Sverige|58.3833|11.4833|2289|brastad
2719961|Brålanda|Västra Götaland|Sverige|58.5634|12.3492|1521|bralanda
2719965|Bräkne-Hoby|Blekinge|Sverige|56.2333|15.1167|1708|brakne hoby
2720004|Bräcke|Jämtland|Sverige|62.7507|15.4219|1559|bracke
2720028|Braås|Kronoberg|Sverige|57.0667|15.05|1692|braas
2720037|Boxholm|Östergötland|Sverige|58.1972|15.0538|3269|boxholm
2720383|Borlänge|Dalarna|Sverige|60.4858|15.4371|41955|borlange
2720437|Borgholm|Kalmar|Sverige|56.8793|16.6563|4344|borgholm
2720485|Borensberg|Östergötland|Sverige|58.5667|15.2833|2942|borensberg
2720501|Borås|Västra Götaland|Sverige|57.721|12.9401|71700|boras
2720504|Bor|Jönköping|Sverige|57.1167|14.1667|1263|bor
2720670|Bollstabruk|Västernorrland|Sverige|62.9978|17.6735|1883|bollstabruk
2720679|Bollnäs|Gävleborg|Sverige|61.3482|16.3946|13716|bollnas
2720681|Bollmora|Stockholm|Sverige|59.242|18.2276|0|bollmora
2720689|Bollebygd|Västra Götaland|Sverige|57.6687|12.5727|3870|bollebygd
2721035|Bodafors|Jönköping|Sverige|57.5|14.7|1957|bodafors
2721259|Boo|Stockholm|Sverige|59.3333|18.2833|24052|boo
2721285|Blomstermåla|Kalmar|Sverige|56.9833|16.3333|2380|blomstermala
2721348|Blentarp|Skåne|Sverige|55.5833|13.6|1452|blentarp
2721534|Bjuv|Skåne|Sverige|56.0837|12.9191|10602|bjuv
2721581|Bjursås|Dalarna|Sverige|60.7373|15.4529|1968|bjursas
2721585|Bjurholm|Västerbotten|Sverige|63.9303|19.2137|1000|bjurholm
2721828|Björneborg|Värmland|Sverige|59.2412|14.2494|1237|bjorneborg
2721946|Björlanda|Västra Götaland|Sverige|57.7667|11.8333|23088|bjorlanda
2722029|Björkö|Västra Götaland|Sverige|57.7322|11.6792|1495|bjorko
2722302|Björboholm|Västra Götaland|Sverige|57.871|12.3255|1036|bjorboholm
2722320|Bjästa|Västernorrland|Sverige|63.2|18.5|1845|bjasta
2722362|Bjärred|Skåne|Sverige|55.7167|13.0167|9844|bjarred
2722363|Bjärnum|Skåne|Sverige|56.2903|13.7113|2755|bjarnum
2722545|Billingsfors|Västra Götaland|Sverige|58.9833|12.25|1108|billingsfors
2722563|Billesholm|Skåne|Sverige|56.05|13|2794|billesholm
2722567|Billeberga|Skåne|Sverige|55.8833|13|1050|billeberga
2722570|Billdal|Västra Götaland|Sverige|57.5667|11.9333|14874|billdal
2722734|Bergsjö|Gävleborg|Sverige|61.9825|17.0637|1292|bergsjo
2722742|Bergshamra|Stockholm|Sverige|59.3808|18.0343|7300|bergshamra
2722751|Hoverberg|Jämtland|Sverige|62.8138|14.4474|206|hoverberg
2722794|Bergkvara|Kalmar|Sverige|56.3906|16.0727|1021|bergkvara
2722836|Bergeforsen|Västernorrland|Sverige|62.5307|17.3812|1787|bergeforsen
2722861|Bergby|Gävleborg|Sverige|60.9293|17.0419|1549|bergby
2722996|Berg|Östergötland|Sverige|58.4883|15.5297|1229|berg
2723079|Bengtsfors|Västra Götaland|Sverige|59.0291|12.2321|3125|bengtsfors
2723287|Båstad|Skåne|Sverige|56.4269|12.8534|5146|bastad
2723350|Bårslöv|Skåne|Sverige|56.0091|12.8058|2753|barslov
2723434|Barkarö|Västmanland|Sverige|59.5493|16.5074|1404|barkaro
2723489|Bara|Skåne|Sverige|55.5816|13.1786|3743|bara
2723503|Bankeryd|Jönköping|Sverige|57.8602|14.124|8506|bankeryd
2723567|Bålsta|Uppsala|Sverige|59.5671|17.5278|13138|balsta
2723655|Bälinge|Uppsala|Sverige|59.95|17.5333|2406|balinge
2724134|Axvall|Västra Götaland|Sverige|58.3833|13.5667|1164|axvall
2724231|Avesta|Dalarna|Sverige|60.1427|16.1629|11949|avesta
2724321|Åtvidaberg|Östergötland|Sverige|58.2015|15.9977|7014|atvidaberg
2724435|Åstorp|Skåne|Sverige|56.1357|12.9443|9215|astorp
2724693|Asmundtorp|Skåne|Sverige|55.8833|12.9333|1563|asmundtorp
2724778|Askersund|Örebro|Sverige|58.8799|14.9023|3997|askersund
2724958|Åsele|Västerbotten|Sverige|64.1603|17.3476|1706|asele
2724962|Åseda|Kronoberg|Sverige|57.1701|15.3443|2557|aseda
2725003|Åsbro|Örebro|Sverige|59|15.05|1321|asbro
2725066|Åsa|Halland|Sverige|57.35|12.1167|6084|asa
2725076|Ås|Jämtland|Sverige|63.25|14.5667|1572|as
2725123|Arvika|Värmland|Sverige|59.6553|12.5852|13926|arvika
2725136|Arvidsjaur|Norrbotten|Sverige|65.5903|19.1668|4655|arvidsjaur
2725192|Årsunda|Gävleborg|Sverige|60.5164|16.7344|1012|arsunda
2725201|Årsta|Stockholm|Sverige|59.2978|18.0514|16807|arsta
2725277|Arnö|Södermanland|Sverige|58.7268|17.0232|4124|arno
2725336|Arlöv|Skåne|Sverige|55.6325|13.0714|9108|arlov
2725348|Ärla|Södermanland|Sverige|59.2798|16.679|1272|arla
2725372|Arjeplog|Norrbotten|Sverige|66.0517|17.8861|1822|arjeplog
2725379|Årjäng|Värmland|Sverige|59.3922|12.1334|3302|arjang
2725456|Arbrå|Gävleborg|Sverige|61.4667|16.3833|1961|arbra
2725471|Arboga|Västmanland|Sverige|59.3939|15.8388|10841|arboga
2725670|Annelund|Västra Götaland|Sverige|57.9884|13.0748|1226|annelund
2725722|Ankarsrum|Kalmar|Sverige|57.699|16.3341|1234|ankarsrum
2725872|Angered|Västra Götaland|Sverige|57.7863|12.0985|1062|angered
2725901|Ängelholm|Skåne|Sverige|56.2428|12.8622|23240|angelholm;engelholm
2725924|Ånge|Västernorrland|Sverige|62.5249|15.659|2889|ange
2726005|Aneby|Jönköping|Sverige|57.8389|14.8102|3496|aneby
2726032|Anderstorp|Jönköping|Sverige|57.2833|13.6333|5076|anderstorp
2726049|Anderslöv|Skåne|Sverige|55.4384|13.3197|1963|anderslov
2726163|Åmotfors|Värmland|Sverige|59.7619|12.3621|1347|amotfors
2726240|Åmål|Västra Götaland|Sverige|59.051|12.7049|9373|amal
2726285|Älvkarleby|Uppsala|Sverige|60.5708|17.4489|1517|alvkarleby
2726314|Alvesta|Kronoberg|Sverige|56.8993|14.5556|8627|alvesta
2726332|Älvdalen|Dalarna|Sverige|61.2277|14.0394|1863|alvdalen
2726347|Älvängen|Västra Götaland|Sverige|57.9587|12.1235|4759|alvangen
2726353|Alunda|Uppsala|Sverige|60.0667|18.0833|2506|alunda
2726394|Älta|Stockholm|Sverige|59.2667|18.1833|9274|alta
2726470|Alsike|Uppsala|Sverige|59.7532|17.7733|3833|alsike
2726544|Älmsta|Stockholm|Sverige|59.9667|18.8|1376|almsta
2726576|Älmhult|Kronoberg|Sverige|56.5515|14.1383|9495|almhult
2726756|Alingsås|Västra Götaland|Sverige|57.9303|12.5335|26329|alingsas
2726939|Alfta|Gävleborg|Sverige|61.3468|16.075|2348|alfta
2726983|Åled|Halland|Sverige|56.75|12.9333|1690|aled
2727130|Alafors|Västra Götaland|Sverige|57.9258|12.0784|0|alafors
2727222|Åkers Styckebruk|Södermanland|Sverige|59.25|17.0833|2730|akers styckebruk
2727234|Åkersberga|Stockholm|Sverige|59.4794|18.2997|32659|akersberga
2727320|Åkarp|Skåne|Sverige|55.654|13.1111|5959|akarp
2727363|Åhus|Skåne|Sverige|55.9167|14.2833|9840|ahus
2727594|Åby|Östergötland|Sverige|58.6667|16.1833|6917|aby
2727731|Abborrberget|Dalarna|Sverige|60.15|14.8|1814|abborrberget
2732544|Vila Nova de Gaia||Portugal|41.124|-8.6124|70811|vila nova de gaia
2735943|Porto||Portugal|41.1496|-8.611|249633|porto
2739693|Felgueiras||Portugal|41.3681|-8.194|58065|felgueiras
2740637|Coimbra||Portugal|40.2056|-8.4195|106582|coimbra
2742032|Braga||Portugal|41.5503|-8.42|121394|braga
2742611|Aveiro||Portugal|40.6443|-8.6455|54162|aveiro
2743477|Zwolle||Nederländerna|52.5125|6.0944|111805|zwolle
2743856|Zoetermeer||Nederländerna|52.0575|4.4931|115845|zoetermeer
2743977|Zeist||Nederländerna|52.09|5.2333|60949|zeist
2744114|Zaanstad||Nederländerna|52.4531|4.8136|140085|zaanstad
2744118|Zaandam||Nederländerna|52.4385|4.8264|71708|zaandam
2745467|Vlaardingen||Nederländerna|51.9125|4.3417|73798|vlaardingen
2745641|Venlo||Nederländerna|51.37|6.1681|92403|venlo
2745673|Velsen||Nederländerna|52.46|4.65|67758|velsen;velsen zuid
2745774|Veenendaal||Nederländerna|52.0286|5.5589|61271|veenendaal
2745912|Utrecht||Nederländerna|52.0908|5.1222|290529|utrecht
2746301|Tilburg||Nederländerna|51.5555|5.0913|199613|tilburg
2746932|Spijkenisse||Nederländerna|51.845|4.3292|74988|spijkenisse
2747351|'s-Hertogenbosch||Nederländerna|51.6992|5.3042|134520|s hertogenbosch
2747373|Haag||Nederländerna|52.0767|4.2986|474292|haag;the hague;den haag
2747596|Schiedam||Nederländerna|51.9192|4.3889|75438|schiedam
2747891|Rotterdam||Nederländerna|51.9225|4.4792|598199|rotterdam
2747930|Roosendaal||Nederländerna|51.5308|4.4653|77725|roosendaal
2748413|Purmerend||Nederländerna|52.505|4.9597|76745|purmerend
2749234|Oss||Nederländerna|51.765|5.5181|76430|oss
2749450|Oosterhout||Nederländerna|51.645|4.8597|53107|oosterhout
2750053|Nijmegen||Nederländerna|51.8425|5.8528|158732|nijmegen
2750325|Nieuwegein||Nederländerna|52.0292|5.0806|61489|nieuwegein
2751283|Maastricht||Nederländerna|50.8483|5.6889|122378|maastricht
2751738|Lelystad||Nederländerna|52.5083|5.475|70741|lelystad
2751773|Leiden||Nederländerna|52.1583|4.4931|119713|leiden
2751792|Leeuwarden||Nederländerna|53.2014|5.8086|91424|leeuwarden
2753638|Hoorn||Nederländerna|52.6425|5.0597|68852|hoorn
2753801|Hoofddorp||Nederländerna|52.3025|4.6889|132734|hoofddorp
2754064|Hilversum||Nederländerna|52.2233|5.1764|83640|hilversum
2754394|Hengelo||Nederländerna|52.2658|6.7931|80809|hengelo
2754447|Helmond||Nederländerna|51.4817|5.6611|74740|helmond
2754652|Heerlen||Nederländerna|50.8837|5.9815|93084|heerlen
2754861|Hardenberg||Nederländerna|52.5758|6.6194|57909|hardenberg
2755003|Haarlem||Nederländerna|52.3808|4.6368|147590|haarlem
2755251|Groningen||Nederländerna|53.2192|6.5667|181194|groningen
2755420|Gouda||Nederländerna|52.0167|4.7083|71952|gouda
2756071|Enschede||Nederländerna|52.2183|6.8958|153655|enschede
2756136|Emmen||Nederländerna|52.7792|6.9069|57010|emmen
2756253|Eindhoven||Nederländerna|51.4408|5.4778|209620|eindhoven
2756429|Ede||Nederländerna|52.0333|5.6583|67670|ede
2756669|Dordrecht||Nederländerna|51.81|4.6736|119260|dordrecht
2756987|Deventer||Nederländerna|52.255|6.1639|97331|deventer
2757220|Den Helder||Nederländerna|52.9599|4.7593|59569|den helder
2757345|Delft||Nederländerna|52.0067|4.3556|95060|delft
2758012|Capelle aan den IJssel||Nederländerna|51.9292|4.5778|65255|capelle aan den ijssel
2758401|Breda||Nederländerna|51.5866|4.776|167673|breda
2759145|Bergen op Zoom||Nederländerna|51.495|4.2917|66256|bergen op zoom
2759633|Assen||Nederländerna|52.9967|6.5625|62237|assen
2759661|Arnhem||Nederländerna|51.98|5.9111|141674|arnhem
2759706|Apeldoorn||Nederländerna|52.21|5.9694|136670|apeldoorn
2759794|Amsterdam||Nederländerna|52.374|4.8897|741636|amsterdam
2759798|Amstelveen||Nederländerna|52.3008|4.8639|79639|amstelveen
2759821|Amersfoort||Nederländerna|52.155|5.3875|139914|amersfoort
2759875|Alphen aan den Rijn||Nederländerna|52.1292|4.6555|70251|alphen aan den rijn
2759879|Almere Stad||Nederländerna|52.3702|5.2141|176432|almere stad
2759887|Almelo||Nederländerna|52.3567|6.6625|72725|almelo
2759899|Alkmaar||Nederländerna|52.6317|4.7486|94853|alkmaar
2761369|Wien||Österrike|48.2085|16.3721|1691468|wien;vienna
2762372|Villach||Österrike|46.6103|13.8558|58882|villach
2766824|Salzburg||Österrike|47.7994|13.044|153377|salzburg
2772400|Linz||Österrike|48.3064|14.2861|204846|linz
2774326|Klagenfurt||Österrike|46.6247|14.3053|90610|klagenfurt;klagenfurt am worthersee
2775220|Innsbruck||Österrike|47.2627|11.3945|132493|innsbruck
2778067|Graz||Österrike|47.0667|15.45|222326|graz
2784821|Verviers||Belgien|50.5891|5.8624|52824|verviers
2785341|Tournai||Belgien|50.6071|3.3893|67721|tournai
2786578|Sint-Niklaas||Belgien|51.1651|4.1437|69010|sint niklaas
2786824|Seraing||Belgien|50.5836|5.5011|60737|seraing
2787889|Roeselare||Belgien|50.9465|3.1227|56016|roeselare
2789786|Oostende||Belgien|51.2155|2.927|69011|oostende;ostend;ostende
2790471|Namur||Belgien|50.4669|4.8675|106284|namur
2790595|Mouscron||Belgien|50.745|3.2064|52069|mouscron
2790869|Mons||Belgien|50.4541|3.9523|91277|mons
2791537|Mechelen||Belgien|51.0257|4.4776|77530|mechelen;mecheln
2792413|Liège||Belgien|50.6337|5.5675|182597|liege;luttich
2792482|Leuven||Belgien|50.8796|4.7009|92892|leuven;lowen
2793508|La Louvière||Belgien|50.4866|4.1879|76668|la louviere
2794055|Kortrijk||Belgien|50.828|3.2649|73879|kortrijk
2796491|Hasselt||Belgien|50.9311|5.3378|69222|hasselt
2797656|Gent||Belgien|51.05|3.7167|231493|gent;ghent
2797670|Genk||Belgien|50.965|5.5008|63666|genk
2799478|Deurne||Belgien|51.2213|4.466|78747|deurne
2800481|Charleroi||Belgien|50.4114|4.4445|200132|charleroi
2800866|Bryssel||Belgien|50.8505|4.3488|1019022|bryssel;brussels;bruxelles;brussel
2800931|Brygge||Belgien|51.2089|3.2242|116709|brygge;brugge;bruges
2803138|Antwerpen||Belgien|51.2205|4.4003|459805|antwerpen;antwerp
2803448|Aalst||Belgien|50.936|4.0355|77534|aalst
2803560|Zwickau||Tyskland|50.7272|12.4884|98796|zwickau
2805615|Würzburg||Tyskland|49.7939|9.9512|133731|wurzburg
2805753|Wuppertal||Tyskland|51.2563|7.1482|360797|wuppertal
2806142|Worms||Tyskland|49.6328|8.3592|81099|worms
2806654|Wolfsburg||Tyskland|52.4245|10.7815|123064|wolfsburg
2806914|Wolfenbüttel||Tyskland|52.1644|10.541|54740|wolfenbuttel
2807363|Witten||Tyskland|51.4436|7.3526|101247|witten
2808559|Willich||Tyskland|51.2637|6.5473|51843|willich
2808720|Wilhelmshaven||Tyskland|53.53|8.1125|84393|wilhelmshaven
2809346|Wiesbaden||Tyskland|50.0826|8.2493|272432|wiesbaden
2809889|Wetzlar||Tyskland|50.5611|8.5049|52656|wetzlar
2810678|Wesel||Tyskland|51.6669|6.6204|61685|wesel
2812482|Weimar||Tyskland|50.9803|11.329|64727|weimar
2815330|Waiblingen||Tyskland|48.8324|9.3164|52945|waiblingen
2817220|Villingen-Schwenningen||Tyskland|48.0623|8.4936|81770|villingen schwenningen
2817311|Viersen||Tyskland|51.2544|6.3944|76153|viersen
2817724|Velbert||Tyskland|51.3354|7.0435|87669|velbert
2820087|Unna||Tyskland|51.538|7.6897|66734|unna
2820256|Ulm||Tyskland|48.3984|9.9916|120451|ulm
2820860|Tübingen||Tyskland|48.5227|9.0522|83416|tubingen
2821029|Troisdorf||Tyskland|50.809|7.1497|74749|troisdorf
2821164|Trier||Tyskland|49.7557|6.6394|100129|trier
2825297|Stuttgart||Tyskland|48.7823|9.177|589793|stuttgart
2826287|Stralsund||Tyskland|54.3091|13.0818|58976|stralsund
2826595|Stolberg||Tyskland|50.7737|6.226|58874|stolberg;stolberg rheinland
2830582|Speyer||Tyskland|49.3208|8.4311|50343|speyer
2831580|Solingen||Tyskland|51.1734|7.0845|164359|solingen
2831948|Sindelfingen||Tyskland|48.7|9.0167|61311|sindelfingen
2832495|Siegen||Tyskland|50.8748|8.0243|107242|siegen
2834265|Schwerte||Tyskland|51.4439|7.5675|50399|schwerte
2834282|Schwerin||Tyskland|53.6294|11.4132|96641|schwerin
2834498|Schweinfurt||Tyskland|50.0494|10.2218|54012|schweinfurt
2835482|Schwäbisch Gmünd||Tyskland|48.7995|9.7981|61338|schwabisch gmund
2841648|Sankt Augustin||Tyskland|50.7754|7.197|56094|sankt augustin
2842150|Salzgitter||Tyskland|52.157|10.4154|101079|salzgitter
2842647|Saarbrücken||Tyskland|49.2326|7.0098|181227|saarbrucken
2842884|Rüsselsheim||Tyskland|49.9896|8.4225|59730|russelsheim;russelsheim am main
2844588|Rostock||Tyskland|54.0887|12.1405|198293|rostock
2844988|Rosenheim||Tyskland|47.8564|12.1225|60167|rosenheim
2847645|Rheine||Tyskland|52.2851|7.4405|76491|rheine
2847736|Reutlingen||Tyskland|48.4914|9.2043|112627|reutlingen
2848273|Remscheid||Tyskland|51.1798|7.1925|117118|remscheid
2849483|Regensburg||Tyskland|49.0151|12.1016|129151|regensburg
2849647|Recklinghausen||Tyskland|51.6138|7.1974|122438|recklinghausen
2850174|Ratingen||Tyskland|51.2972|6.8493|91606|ratingen
2851746|Pulheim||Tyskland|50.9997|6.8063|53762|pulheim
2852458|Potsdam||Tyskland|52.3989|13.0657|145292|potsdam
2853292|Plauen||Tyskland|50.4973|12.1378|66412|plauen
2853969|Pforzheim||Tyskland|48.8844|8.6989|119313|pforzheim
2855328|Passau||Tyskland|48.5665|13.4312|50560|passau
2855745|Paderborn||Tyskland|51.7191|8.7544|142161|paderborn
2856883|Osnabrück||Tyskland|52.2726|8.0498|166462|osnabruck
2857458|Oldenburg||Tyskland|53.1412|8.2147|159218|oldenburg
2857798|Offenburg||Tyskland|48.4738|7.945|59238|offenburg
2857807|Offenbach||Tyskland|50.1006|8.7665|119192|offenbach;offenbach am main
2860410|Oberhausen||Tyskland|51.4781|6.8625|219176|oberhausen
2861650|Nürnberg||Tyskland|49.4542|11.0775|499237|nurnberg;nuremberg
2861934|Nordhorn||Tyskland|52.4308|7.0683|52803|nordhorn
2862026|Norderstedt||Tyskland|53.6859|9.9804|71439|norderstedt
2863840|Neuwied||Tyskland|50.4336|7.4706|66805|neuwied
2863941|Neu-Ulm||Tyskland|48.3928|10.0111|51389|neu ulm
2864054|Neustadt||Tyskland|49.3501|8.1389|53984|neustadt;neustadt an der weinstrasse
2864118|Neuss||Tyskland|51.1981|6.685|152457|neuss
2864475|Neumünster||Tyskland|54.0748|9.9819|78383|neumunster
2866110|Neubrück||Tyskland|51.1343|6.6386|51109|neubruck
2866135|Neubrandenburg||Tyskland|53.5641|13.2753|68082|neubrandenburg
2867543|Münster||Tyskland|51.9624|7.6257|270184|munster
2867714|München||Tyskland|48.1374|11.5755|1260391|munchen;munich
2867838|Mülheim an der Ruhr||Tyskland|51.4322|6.8797|171000|mulheim an der ruhr;mulheim;mulheim ruhr
2869894|Mönchengladbach||Tyskland|51.1854|6.4417|261742|monchengladbach
2870221|Moers||Tyskland|51.4534|6.6326|107816|moers
2871039|Minden||Tyskland|52.2895|8.9146|82879|minden
2871983|Menden||Tyskland|51.4434|7.7782|58451|menden
2872504|Meerbusch||Tyskland|51.2527|6.6881|54826|meerbusch
2873263|Marl||Tyskland|51.6567|7.0904|91398|marl
2873759|Marburg||Tyskland|50.809|8.7707|78895|marburg;marburg an der lahn
2873891|Mannheim||Tyskland|49.4891|8.4669|307960|mannheim
2874225|Mainz||Tyskland|49.9842|8.2791|184997|mainz
2874545|Magdeburg||Tyskland|52.1277|11.6292|229826|magdeburg
2875107|Lünen||Tyskland|51.6163|7.5287|91009|lunen
2875115|Lüneburg||Tyskland|53.2509|10.4141|71260|luneburg
2875376|Ludwigshafen||Tyskland|49.4812|8.4464|163196|ludwigshafen;ludwigshafen am rhein
2875392|Ludwigsburg||Tyskland|48.8973|9.1916|87603|ludwigsburg
2875457|Lüdenscheid||Tyskland|51.2198|7.6273|79386|ludenscheid
2875601|Lübeck||Tyskland|53.8689|10.6873|212207|lubeck;lyypekki
2876865|Lippstadt||Tyskland|51.6737|8.3448|67219|lippstadt
2877088|Lingen||Tyskland|52.5214|7.3185|51310|lingen
2878234|Leverkusen||Tyskland|51.0303|6.9843|162738|leverkusen
2879139|Leipzig||Tyskland|51.3396|12.3713|504971|leipzig
2881062|Langenhagen||Tyskland|52.4476|9.7374|50439|langenhagen
2881085|Langenfeld||Tyskland|51.1082|6.9483|59378|langenfeld
2881485|Landshut||Tyskland|48.5296|12.1618|60488|landshut
2884509|Krefeld||Tyskland|51.3364|6.5538|237984|krefeld
2885679|Konstanz||Tyskland|47.6603|9.1758|81275|konstanz
2886242|Köln||Tyskland|50.9333|6.95|963395|koln;cologne
2886946|Koblenz||Tyskland|50.3536|7.5788|107319|koblenz
2891122|Kiel||Tyskland|54.3213|10.1349|232758|kiel
2891524|Kerpen||Tyskland|50.8699|6.6969|64226|kerpen
2891621|Kempten (Allgäu)||Tyskland|47.7267|10.3139|61399|kempten allgau;kempten
2892518|Kassel||Tyskland|51.3167|9.5|194501|kassel
2892794|Karlsruhe||Tyskland|49.0094|8.4044|283799|karlsruhe
2894003|Kaiserslautern||Tyskland|49.443|7.7716|98732|kaiserslautern
2895044|Jena||Tyskland|50.9288|11.5899|104712|jena
2895669|Iserlohn||Tyskland|51.3755|7.7028|97910|iserlohn
2895992|Ingolstadt||Tyskland|48.7651|11.4237|120658|ingolstadt
2896817|Ibbenbüren||Tyskland|52.2796|7.7146|50577|ibbenburen;ibbenbueren
2897216|Hürth||Tyskland|50.8708|6.8676|54678|hurth
2904789|Hildesheim||Tyskland|52.1508|9.9511|103052|hildesheim
2904795|Hilden||Tyskland|51.1682|6.9309|56565|hilden
2905560|Herten||Tyskland|51.5964|7.1439|65306|herten
2905891|Herne||Tyskland|51.5388|7.2257|172108|herne
2906121|Herford||Tyskland|52.1146|8.6734|64879|herford
2907669|Heilbronn||Tyskland|49.1399|9.2205|120733|heilbronn
2907851|Heidenheim an der Brenz||Tyskland|48.678|10.1516|50067|heidenheim an der brenz;heidenheim
2907911|Heidelberg||Tyskland|49.4077|8.6908|143345|heidelberg
2909230|Hattingen||Tyskland|51.3989|7.1856|56866|hattingen
2910831|Hannover||Tyskland|52.3705|9.7332|515140|hannover;hanover
2911007|Hanau||Tyskland|50.1342|8.9142|88648|hanau;hanau am main
2911240|Hamm||Tyskland|51.6803|7.8209|185327|hamm
2911271|Hameln||Tyskland|52.104|9.3562|58666|hameln;hamelin
2911298|Hamburg||Tyskland|53.5507|9.993|1739117|hamburg;hamborg;hampuri
2911522|Halle an der Saale||Tyskland|51.4816|11.9795|234107|halle an der saale;halle saale;halle
2912621|Hagen||Tyskland|51.3608|7.4717|198972|hagen
2913366|Gütersloh||Tyskland|51.9069|8.3785|96180|gutersloh
2913761|Gummersbach||Tyskland|51.0261|7.5647|53131|gummersbach
2917540|Grevenbroich||Tyskland|51.091|6.5827|64779|grevenbroich
2917788|Greifswald||Tyskland|54.0931|13.3879|52731|greifswald
2918632|Göttingen||Tyskland|51.5344|9.9323|122149|gottingen
2918987|Görlitz||Tyskland|51.1552|14.9885|57751|gorlitz
2919054|Göppingen||Tyskland|48.7035|9.6521|58040|goppingen
2920236|Gladbeck||Tyskland|51.5708|6.9859|76940|gladbeck
2920512|Giessen||Tyskland|50.5873|8.6755|74411|giessen
2921232|Gera||Tyskland|50.8803|12.0819|104659|gera
2921466|Gelsenkirchen||Tyskland|51.5051|7.0965|270028|gelsenkirchen
2922586|Garbsen||Tyskland|52.4137|9.5899|63355|garbsen
2923544|Fürth||Tyskland|49.4759|10.9886|112025|furth
2923822|Fulda||Tyskland|50.5516|9.6752|63760|fulda
2924585|Friedrichshafen||Tyskland|47.6569|9.4755|58403|friedrichshafen
2925177|Freiburg||Tyskland|47.9959|7.8522|215966|freiburg;freiburg im breisgau
2925533|Frankfurt am Main||Tyskland|50.1155|8.6842|650000|frankfurt am main
2925535|Frankfurt an der Oder||Tyskland|52.3471|14.5506|51691|frankfurt an der oder;frankfurt oder
2926271|Flensburg||Tyskland|54.7843|9.4396|85838|flensburg;flensborg
2928396|Euskirchen||Tyskland|50.6606|6.7872|54889|euskirchen
2928751|Esslingen am Neckar||Tyskland|48.7396|9.3047|92390|esslingen am neckar;esslingen
2928810|Essen||Tyskland|51.4566|7.0123|593085|essen
2928963|Eschweiler||Tyskland|50.8185|6.2718|55778|eschweiler
2929567|Erlangen||Tyskland|49.591|11.0078|102675|erlangen
2929670|Erfurt||Tyskland|50.9787|11.0328|203254|erfurt
2929671|Erftstadt||Tyskland|50.8148|6.7939|51207|erftstadt
2930596|Emden||Tyskland|53.3674|7.2078|51526|emden
2934246|Düsseldorf||Tyskland|51.2217|6.7762|573057|dusseldorf
2934486|Düren||Tyskland|50.8043|6.493|93440|duren
2934691|Duisburg||Tyskland|51.4325|6.7652|504358|duisburg
2935022|Dresden||Tyskland|51.0509|13.7383|486854|dresden
2935517|Dortmund||Tyskland|51.5149|7.466|588462|dortmund
2935530|Dorsten||Tyskland|51.6617|6.9651|79981|dorsten
2935825|Dormagen||Tyskland|51.0968|6.8317|63582|dormagen
2936871|Dinslaken||Tyskland|51.5623|6.7434|70573|dinslaken
2937936|Detmold||Tyskland|51.9385|8.8732|73680|detmold
2937959|Dessau||Tyskland|51.8386|12.2455|77315|dessau
2938323|Delmenhorst||Tyskland|53.0511|8.6309|75893|delmenhorst
2938913|Darmstadt||Tyskland|49.8717|8.6503|140385|darmstadt
2939658|Cuxhaven||Tyskland|53.8683|8.699|52677|cuxhaven
2939811|Cottbus||Tyskland|51.7577|14.3289|84754|cottbus
2940132|Chemnitz||Tyskland|50.8357|12.9292|247220|chemnitz
2940213|Celle||Tyskland|52.6226|10.0805|71010|celle
2940231|Castrop-Rauxel||Tyskland|51.5566|7.3116|77924|castrop rauxel
2944368|Bremerhaven||Tyskland|53.5361|8.593|117446|bremerhaven
2944388|Bremen||Tyskland|53.0758|8.8072|546501|bremen
2945024|Braunschweig||Tyskland|52.2659|10.5267|244715|braunschweig
2945358|Brandenburg an der Havel||Tyskland|52.4167|12.55|59826|brandenburg an der havel;brandenburg
2945756|Bottrop||Tyskland|51.5239|6.9285|119909|bottrop
2946447|Bonn||Tyskland|50.7344|7.0955|313125|bonn
2947416|Bochum||Tyskland|51.4817|7.2165|385729|bochum
2947421|Bocholt||Tyskland|51.8388|6.6153|73943|bocholt
2949186|Bielefeld||Tyskland|52.0333|8.5333|331906|bielefeld
2950159|Berlin||Tyskland|52.5244|13.4105|3426354|berlin;berliini
2950344|Bergkamen||Tyskland|51.6163|7.6445|52329|bergkamen
2950349|Bergisch Gladbach||Tyskland|50.9856|7.133|106184|bergisch gladbach
2950438|Bergheim||Tyskland|50.9557|6.6399|63558|bergheim
2951825|Bayreuth||Tyskland|49.9478|11.5789|75061|bayreuth
2952984|Bamberg||Tyskland|49.8987|10.9007|70047|bamberg
2953358|Bad Salzuflen||Tyskland|52.0862|8.7443|54899|bad salzuflen
2953436|Bad Homburg vor der Höhe||Tyskland|50.2268|8.6182|51859|bad homburg vor der hohe;bad homburg
2953504|Baden-Baden||Tyskland|48.7606|8.2398|54239|baden baden
2954172|Augsburg||Tyskland|48.3715|10.8985|259196|augsburg
2955272|Aschaffenburg||Tyskland|49.977|9.1521|68551|aschaffenburg
2955471|Arnsberg||Tyskland|51.3833|8.0833|76612|arnsberg
2959223|Ahlen||Tyskland|51.7634|7.8887|55280|ahlen
2959927|Aalen||Tyskland|48.8378|10.0933|67085|aalen
2960316|Luxemburg||Luxemburg|49.6117|6.13|76684|luxemburg;luxembourg
2961284|Tallaght||Irland|53.2859|-6.3734|64282|tallaght
2962943|Limerick||Irland|52.6647|-8.6231|90054|limerick;luimneach;limereick
2964180|Galway||Irland|53.2724|-9.051|70686|galway;gaillimh
2964574|Dublin||Irland|53.3331|-6.2489|1024027|dublin
2965140|Cork||Irland|51.898|-8.4706|190384|cork
2967849|Vitry-sur-Seine||Frankrike|48.7872|2.4033|81001|vitry sur seine
2968254|Villeurbanne||Frankrike|45.766|4.8795|131445|villeurbanne
2969679|Versailles||Frankrike|48.8036|2.1342|85416|versailles
2970072|Vénissieux||Frankrike|45.6971|4.8859|57584|venissieux
2970777|Vannes||Frankrike|47.6579|-2.7557|54020|vannes
2971053|Valence||Frankrike|44.9256|4.9096|63864|valence
2971549|Troyes||Frankrike|48.3007|4.0852|60785|troyes
2972191|Tours||Frankrike|47.3948|0.704|141621|tours
2972284|Tourcoing||Frankrike|50.7239|3.1612|91574|tourcoing
2972315|Toulouse||Frankrike|43.6043|1.4437|433055|toulouse
2972328|Toulon||Frankrike|43.1244|5.9284|168701|toulon
2973385|Tarbes||Frankrike|43.2333|0.0833|52106|tarbes
2973783|Strasbourg||Frankrike|48.5839|7.7455|274845|strasbourg;strassburg
2975921|Sartrouville||Frankrike|48.9482|2.1917|53980|sartrouville
2976043|Sarcelles||Frankrike|48.9974|2.3782|57979|sarcelles
2977295|Saint-Quentin||Frankrike|49.8489|3.2876|55407|saint quentin
2977921|Saint-Nazaire||Frankrike|47.2796|-2.2099|67054|saint nazaire
2978179|Saint-Maur-des-Fossés||Frankrike|48.794|2.4932|75402|saint maur des fosses
2978640|Saint-Malo||Frankrike|48.6472|-2.0088|50676|saint malo;st malo
2980291|Saint-Étienne||Frankrike|45.4339|4.39|176280|saint etienne
2980916|Saint-Denis||Frankrike|48.9356|2.3539|96128|saint denis
2981280|Saint-Brieuc||Frankrike|48.5151|-2.7684|52774|saint brieuc
2982235|Rueil-Malmaison||Frankrike|48.8765|2.1897|76616|rueil malmaison
2982652|Rouen||Frankrike|49.4431|1.0993|112787|rouen
2982681|Roubaix||Frankrike|50.6942|3.1746|95721|roubaix
2983990|Rennes||Frankrike|48.112|-1.6743|209375|rennes
2984114|Reims||Frankrike|49.2653|4.0285|196565|reims
2984701|Quimper||Frankrike|48|-4.1|63849|quimper
2986495|Poitiers||Frankrike|46.5826|0.3435|85960|poitiers
2987805|Pessac||Frankrike|44.8056|-0.6324|57944|pessac
2987914|Perpignan||Frankrike|42.6976|2.8954|110706|perpignan
2988358|Pau||Frankrike|43.3112|-0.3558|82697|pau
2988507|Paris||Frankrike|48.8534|2.3488|2138551|paris;pariisi
2988621|Pantin||Frankrike|48.8944|2.4093|52922|pantin
2989317|Orléans||Frankrike|47.9029|1.9039|124149|orleans
2990189|Noisy-le-Grand||Frankrike|48.8498|2.5627|62420|noisy le grand
2990355|Niort||Frankrike|46.3231|-0.4588|54660|niort
2990363|Nîmes||Frankrike|43.8338|4.3596|148236|nimes
2990440|Nice||Frankrike|43.7031|7.2661|338620|nice;nizza
2990611|Neuilly-sur-Seine||Frankrike|48.8846|2.2696|61300|neuilly sur seine
2990919|Narbonne||Frankrike|43.184|3.0014|50776|narbonne
2990969|Nantes||Frankrike|47.2172|-1.5534|277269|nantes
2990970|Nanterre||Frankrike|48.892|2.2067|86719|nanterre
2990999|Nancy||Frankrike|48.6844|6.185|105334|nancy
2991214|Mulhouse||Frankrike|47.752|7.3287|111430|mulhouse;mulhausen
2992090|Montreuil||Frankrike|48.8642|2.4432|90652|montreuil;montreuil sous bois
2992166|Montpellier||Frankrike|43.6109|3.8772|248252|montpellier
2993002|Montauban||Frankrike|44.0182|1.3643|52434|montauban
2994160|Metz||Frankrike|49.1191|6.1727|123914|metz
2994393|Mérignac||Frankrike|44.8425|-0.6451|69791|merignac
2994798|Meaux||Frankrike|48.9601|2.8788|53811|meaux
2995469|Marseille||Frankrike|43.297|5.3811|794811|marseille
2996568|Maisons-Alfort||Frankrike|48.8117|2.4394|53964|maisons alfort
2996944|Lyon||Frankrike|45.7485|4.8467|472317|lyon
2997577|Lorient||Frankrike|47.7459|-3.3664|58112|lorient
2998286|Limoges||Frankrike|45.8336|1.2476|141176|limoges
2998324|Lille||Frankrike|50.633|3.0586|228328|lille
2998975|Levallois-Perret||Frankrike|48.8939|2.2886|62178|levallois perret
3003603|Le Mans||Frankrike|48.0004|0.2047|144515|le mans
3003796|Le Havre||Frankrike|49.4938|0.1077|185972|le havre
3005866|Laval||Frankrike|48.0732|-0.7634|50489|laval
3006414|La Seyne-sur-Mer||Frankrike|43.1032|5.8782|62330|la seyne sur mer
3006767|La Roche-sur-Yon||Frankrike|46.6667|-1.4333|59410|la roche sur yon
3006787|La Rochelle||Frankrike|46.1631|-1.1522|76810|la rochelle
3012621|Ivry-sur-Seine||Frankrike|48.8157|2.3849|57897|ivry sur seine
3012649|Issy-les-Moulineaux||Frankrike|48.821|2.2772|61447|issy les moulineaux
3012937|Hyères||Frankrike|43.1204|6.1286|50487|hyeres
3014728|Grenoble||Frankrike|45.1787|5.7148|158552|grenoble
3017253|Fréjus||Frankrike|43.4333|6.7355|53098|frejus
3017910|Fontenay-sous-Bois||Frankrike|48.8544|2.4827|52075|fontenay sous bois
3019256|Évry||Frankrike|48.6328|2.4405|51900|evry
3019265|Évreux||Frankrike|49.0241|1.1508|57795|evreux
3020686|Dunkerque||Frankrike|51.033|2.377|71287|dunkerque;dunkirk;dunkirchen
3020839|Drancy||Frankrike|48.9258|2.4453|62488|drancy
3021372|Dijon||Frankrike|47.3167|5.0167|149782|dijon
3022530|Créteil||Frankrike|48.7927|2.4657|84833|creteil
3023141|Courbevoie||Frankrike|48.8967|2.2567|85158|courbevoie
3024266|Colombes||Frankrike|48.9188|2.254|82300|colombes
3024297|Colmar||Frankrike|48.0808|7.3558|65405|colmar
3024597|Clichy||Frankrike|48.9002|2.3095|57467|clichy
3024635|Clermont-Ferrand||Frankrike|45.7797|3.0868|138681|clermont ferrand
3024783|Clamart||Frankrike|48.803|2.2669|51400|clamart
3025053|Cholet||Frankrike|47.059|-0.8795|53160|cholet
3026204|Châteauroux||Frankrike|46.8125|1.6936|53301|chateauroux
3026613|Charleville-Mézières||Frankrike|49.7685|4.7249|52415|charleville mezieres
3027105|Champigny-sur-Marne||Frankrike|48.8164|2.4937|76726|champigny sur marne
3027422|Chambéry||Frankrike|45.5663|5.9208|61640|chambery
3027487|Châlons-en-Champagne||Frankrike|48.9539|4.3672|51257|chalons en champagne
3027883|Cergy||Frankrike|49.0365|2.0761|57576|cergy
3028808|Cannes||Frankrike|43.5513|7.0127|70011|cannes
3029162|Calais||Frankrike|50.9519|1.8563|74433|calais
3029241|Caen||Frankrike|49.1859|-0.3591|110624|caen
3029974|Brive-la-Gaillarde||Frankrike|45.1589|1.5333|53466|brive la gaillarde
3030300|Brest||Frankrike|48.3903|-4.4863|144899|brest
3031005|Bourges||Frankrike|47.0833|2.4|67987|bourges
3031137|Boulogne-Billancourt||Frankrike|48.8355|2.2413|108782|boulogne billancourt
3031582|Bordeaux||Frankrike|44.8404|-0.5805|231844|bordeaux
3032213|Blois||Frankrike|47.5943|1.3291|53660|blois
3032833|Béziers||Frankrike|43.3412|3.214|74081|beziers
3033123|Besançon||Frankrike|47.2488|6.0182|128426|besancon
3033791|Belfort||Frankrike|47.6422|6.8539|54562|belfort
3034006|Beauvais||Frankrike|49.4333|2.0833|53393|beauvais
3035681|Avignon||Frankrike|43.9483|4.8089|89769|avignon
3036145|Aulnay-sous-Bois||Frankrike|48.9381|2.494|80615|aulnay sous bois
3036386|Aubervilliers||Frankrike|48.9167|2.3833|70914|aubervilliers
3036572|Asnières-sur-Seine||Frankrike|48.9167|2.2833|86742|asnieres sur seine
3036938|Arles||Frankrike|43.6768|4.6303|53431|arles
3037044|Argenteuil||Frankrike|48.9479|2.2474|101475|argenteuil
3037423|Antony||Frankrike|48.7533|2.2967|59845|antony
3037456|Antibes||Frankrike|43.5858|7.1083|76393|antibes
3037656|Angers||Frankrike|47.4738|-0.5477|168279|angers
3037854|Amiens||Frankrike|49.9|2.3|143086|amiens
3038261|Albi||Frankrike|43.9298|2.148|52409|albi
3038334|Ajaccio||Frankrike|41.9189|8.7381|54364|ajaccio
3038354|Aix-en-Provence||Frankrike|43.5283|5.4497|146821|aix en provence
3041732|Mariehamn||Åland|60.0973|19.9348|10682|mariehamn;maarianhamina
3041760|Jomala||Åland|60.149|19.951|3662|jomala
3041776|Hammarland||Åland|60.2167|19.75|1395|hammarland
3041792|Geta||Åland|60.3745|19.8446|452|geta
3041798|Finström||Åland|60.2667|19.9333|2412|finstrom
3041807|Eckerö||Åland|60.2125|19.6144|1028|eckero
3042638|Zalaegerszeg||Ungern|46.84|16.8439|61898|zalaegerszeg
3042929|Veszprém||Ungern|47.0933|17.9115|62023|veszprem;wesprim
3044082|Tatabánya||Ungern|47.5849|18.3932|70541|tatabanya
3044310|Szombathely||Ungern|47.2309|16.6215|79534|szombathely
3044774|Székesfehérvár||Ungern|47.19|18.4103|101600|szekesfehervar
3045190|Sopron||Ungern|47.685|16.5905|57210|sopron;odenburg
3046526|Pécs||Ungern|46.0725|18.2308|156649|pecs;funfkirchen
3046619|Parádsasvár||Ungern|47.9126|19.9771|76000|paradsasvar
3047679|Nagykanizsa||Ungern|46.4535|16.991|50823|nagykanizsa
3050434|Kecskemét||Ungern|46.9062|19.6913|109847|kecskemet
3050616|Kaposvár||Ungern|46.3667|17.8|67746|kaposvar
3052009|Győr||Ungern|47.6833|17.6351|128265|gyor;raab
3053281|Érd||Ungern|47.3949|18.9136|62408|erd
3053438|Dunaújváros||Ungern|46.9648|18.9397|50084|dunaujvaros
3054643|Budapest||Ungern|47.4984|19.0404|1741041|budapest
3056508|Žilina||Slovakien|49.2231|18.7394|85985|zilina;sillein
3057124|Trnava||Slovakien|48.3774|17.5872|69785|trnava
3057140|Trencin||Slovakien|48.8945|18.0444|58278|trencin;trentschin
3058000|Prievidza||Slovakien|48.7745|18.6275|52987|prievidza
3058531|Nitra||Slovakien|48.3076|18.0845|86329|nitra;neutra
3058780|Martin||Slovakien|49.0665|18.924|54618|martin
3060972|Bratislava||Slovakien|48.1482|17.1067|423737|bratislava
3061186|Banská Bystrica||Slovakien|48.7395|19.1535|82336|banska bystrica;neusohl
3061370|Zlín||Tjeckien|49.2264|17.6706|78759|zlin
3063548|Ústí nad Labem||Tjeckien|50.6607|14.0323|94105|usti nad labem;aussig
3064288|Teplice||Tjeckien|50.6404|13.8245|51223|teplice;teplitz
3067696|Prag||Tjeckien|50.088|14.4208|1165581|prag;prague;praha
3068160|Plzeň||Tjeckien|49.7475|13.3776|164180|plzen;pilsen
3068582|Pardubice||Tjeckien|50.0408|15.7766|88741|pardubice
3068799|Ostrava||Tjeckien|49.8347|18.282|313088|ostrava
3068927|Opava||Tjeckien|49.9387|17.9026|60252|opava;troppau
3069011|Olomouc||Tjeckien|49.5955|17.2518|101268|olomouc;olmutz
3070291|Most||Tjeckien|50.503|13.6362|67905|most;brux
3071961|Liberec||Tjeckien|50.7671|15.0562|97770|liberec;reichenberg
3073699|Kladno||Tjeckien|50.1473|14.1029|70003|kladno
3073789|Karviná||Tjeckien|49.854|18.5417|63677|karvina
3073803|Karlovy Vary||Tjeckien|50.2327|12.8712|51807|karlovy vary;karlsbad
3074199|Jihlava||Tjeckien|49.3961|15.5912|50100|jihlava;iglau
3074967|Hradec Králové||Tjeckien|50.2092|15.8328|95195|hradec kralove;koniggratz
3075921|Havířov||Tjeckien|49.7798|18.4369|82768|havirov
3076127|Frýdek-Místek||Tjeckien|49.6833|18.35|59416|frydek mistek
3077244|Děčín||Tjeckien|50.7822|14.2148|52058|decin;tetschen
3077685|Chomutov||Tjeckien|50.4605|13.4178|50251|chomutov;komotau
3077916|České Budějovice||Tjeckien|48.9745|14.4743|96053|ceske budejovice;budweis
3078610|Brno||Tjeckien|49.1952|16.608|369559|brno;brunn
3080004|Żory||Polen|50.0452|18.7006|63174|zory;sohrau
3080165|Zielona Góra||Polen|51.9355|15.5064|118433|zielona gora
3080251|Zgierz||Polen|51.8556|19.4062|58036|zgierz
3080526|Zawiercie||Polen|50.4877|19.4168|53159|zawiercie
3080985|Zabrze||Polen|50.3249|18.7858|192177|zabrze
3081368|Wrocław||Polen|51.1|17.0333|634893|wroclaw
3081741|Włocławek||Polen|52.6482|19.0678|120339|wloclawek
3082707|Wałbrzych||Polen|50.7714|16.2843|127431|walbrzych
3082914|Tychy||Polen|50.1372|18.9664|130000|tychy
3083271|Toruń||Polen|53.0138|18.5981|208717|torun;thorn
3083426|Tczew||Polen|54.0924|18.7779|60133|tczew
3083440|Tarnowskie Góry||Polen|50.4455|18.8615|60938|tarnowskie gory;tarnowitz
3083829|Szczecin||Polen|53.4289|14.553|407811|szczecin;stettin
3083988|Świętochłowice||Polen|50.2964|18.9173|55600|swietochlowice
3084093|Świdnica||Polen|50.8438|16.4886|60351|swidnica;schweidnitz
3084840|Stargard||Polen|53.3367|15.0499|71224|stargard
3085128|Sosnowiec||Polen|50.2868|19.1039|227295|sosnowiec
3085450|Słupsk||Polen|54.4641|17.0287|98608|slupsk;stolp
3086024|Siemianowice Śląskie||Polen|50.3274|19.029|73121|siemianowice slaskie
3086586|Rybnik||Polen|50.0971|18.5418|142510|rybnik
3086800|Ruda Śląska||Polen|50.2584|18.8563|146189|ruda slaska
3087584|Racibórz||Polen|50.0919|18.2193|58464|raciborz;ratibor
3088171|Poznań||Polen|52.4069|16.9299|570352|poznan;posen
3088825|Płock||Polen|52.5468|19.7064|127474|plock
3088972|Piotrków Trybunalski||Polen|51.4055|19.7032|80128|piotrkow trybunalski
3089033|Piła||Polen|53.1514|16.7378|75532|pila
3089125|Piekary Śląskie||Polen|50.3802|18.9265|59757|piekary slaskie
3089578|Pabianice||Polen|51.6645|19.3547|70542|pabianice
3089684|Ostrow Wielkopolski||Polen|51.655|17.8069|72898|ostrow wielkopolski
3090048|Opole||Polen|50.6721|17.9253|127676|opole;oppeln
3091232|Mysłowice||Polen|50.2075|19.1667|75281|myslowice
3092931|Lubin||Polen|51.4009|16.2015|77532|lubin;luben
3093133|Łódź||Polen|51.7706|19.4739|768755|lodz
3093524|Leszno||Polen|51.8403|16.5749|63565|leszno
3093692|Legnica||Polen|51.2101|16.1619|106033|legnica
3094802|Kraków||Polen|50.0614|19.9366|755050|krakow;krakova;krakau
3095049|Koszalin||Polen|54.1944|16.1722|107450|koszalin
3095321|Konin||Polen|52.2234|18.2512|81258|konin
3096372|Kędzierzyn-Koźle||Polen|50.3498|18.2261|65636|kedzierzyn kozle
3096472|Katowice||Polen|50.2584|19.0275|317316|katowice;kattowitz
3096880|Kalisz||Polen|51.7611|18.091|108759|kalisz;kalisch
3097257|Jelenia Góra||Polen|50.8997|15.729|87310|jelenia gora
3097333|Jaworzno||Polen|50.2053|19.275|96541|jaworzno
3097391|Jastrzębie Zdrój||Polen|49.9554|18.5748|95813|jastrzebie zdroj
3097872|Inowrocław||Polen|52.7989|18.2639|77597|inowroclaw
3098218|Grudziądz||Polen|53.4841|18.7537|99486|grudziadz;graudenz
3098722|Gorzów Wielkopolski||Polen|52.7368|15.2288|124430|gorzow wielkopolski
3099112|Gniezno||Polen|52.5348|17.5826|70269|gniezno
3099213|Głogów||Polen|51.6636|16.0845|68530|glogow
3099230|Gliwice||Polen|50.2976|18.6766|198835|gliwice;gleiwitz
3099424|Gdynia||Polen|54.5189|18.5319|253730|gdynia;gdingen
3099434|Gdańsk||Polen|54.3523|18.6491|461865|gdansk;danzig
3099654|Fordon||Polen|53.1482|18.1704|70000|fordon
3099759|Elbląg||Polen|54.1522|19.4088|127558|elblag;elbing
3100796|Dąbrowa Górnicza||Polen|50.3339|19.2048|130601|dabrowa gornicza
3100946|Częstochowa||Polen|50.7965|19.1241|248125|czestochowa;czenstochau
3101619|Chorzów||Polen|50.3058|18.9742|113430|chorzow
3101950|Bytom||Polen|50.348|18.9328|189186|bytom;beuthen
3102014|Bydgoszcz||Polen|53.1235|18.0076|366452|bydgoszcz
3103402|Bielsko-Biala||Polen|49.8225|19.0469|176515|bielsko biala
3103709|Bełchatów||Polen|51.3688|19.3567|62896|belchatow
3103719|Będzin||Polen|50.3261|19.1257|58236|bedzin
3104324|Zaragoza||Spanien|41.6561|-0.8773|674317|zaragoza;saragossa
3104342|Zamora||Spanien|41.5063|-5.7446|66293|zamora
3104499|Vitoria||Spanien|42.85|-2.6727|235661|vitoria;gasteiz vitoria;vitoria gasteiz
3105184|Vilanova i la Geltrú||Spanien|41.2239|1.7251|65890|vilanova i la geltru
3105935|Viladecans||Spanien|41.3141|2.0143|63489|viladecans
3105976|Vigo||Spanien|42.2328|-8.7226|297332|vigo
3106672|Valladolid||Spanien|41.6552|-4.7237|317864|valladolid
3106868|Valdemoro||Spanien|40.1908|-3.6789|62750|valdemoro
3107112|Rivas-Vaciamadrid||Spanien|40.3261|-3.5109|68405|rivas vaciamadrid
3107775|Torrelavega||Spanien|43.3494|-4.0479|55297|torrelavega
3107784|Torrejón de Ardoz||Spanien|40.4554|-3.4697|118162|torrejon de ardoz
3108286|Terrassa||Spanien|41.5667|2.0167|210941|terrassa
3108288|Tarragona||Spanien|41.1167|1.25|140323|tarragona
3109256|Segovia||Spanien|40.9481|-4.1184|56660|segovia
3109402|Cerdanyola del Vallès||Spanien|41.4911|2.1408|58747|cerdanyola del valles
3109453|Barakaldo||Spanien|43.2964|-2.9881|98460|barakaldo
3109642|Santiago de Compostela||Spanien|42.8805|-8.5457|95092|santiago de compostela
3109718|Santander||Spanien|43.4647|-3.8044|182700|santander
3109981|Santa Coloma de Gramenet||Spanien|41.4515|2.2081|119717|santa coloma de gramenet
3110040|San Sebastián de los Reyes||Spanien|40.5555|-3.6273|75912|san sebastian de los reyes
3110044|San Sebastián||Spanien|43.3128|-1.975|185357|san sebastian;donostia san sebastian
3110718|Sant Cugat del Vallès||Spanien|41.4706|2.0861|79253|sant cugat del valles
3110834|Sant Boi de Llobregat||Spanien|41.3436|2.0366|82428|sant boi de llobregat
3111108|Salamanca||Spanien|40.9688|-5.6639|155619|salamanca
3111199|Sabadell||Spanien|41.5433|2.1094|206493|sabadell
3111294|Rubí||Spanien|41.4923|2.033|72987|rubi
3111933|Reus||Spanien|41.1561|1.1069|107118|reus
3112989|Pozuelo de Alarcón||Spanien|40.4329|-3.8134|82428|pozuelo de alarcon
3113209|Pontevedra||Spanien|42.431|-8.6443|81576|pontevedra
3113236|Ponferrada||Spanien|42.5466|-6.5962|68736|ponferrada
3114256|Parla||Spanien|40.236|-3.7675|115611|parla
3114472|Pamplona||Spanien|42.8169|-1.6432|198491|pamplona
3114531|Palencia||Spanien|42.0095|-4.5241|82651|palencia
3114711|Oviedo||Spanien|43.3603|-5.8448|224005|oviedo
3114965|Ourense||Spanien|42.3367|-7.8641|107742|ourense;orense
3116025|Móstoles||Spanien|40.3223|-3.865|206478|mostoles
3116553|Mollet del Vallès||Spanien|41.5403|2.2131|52484|mollet del valles
3117164|Mataró||Spanien|41.5421|2.4445|121722|mataro
3117533|Manresa||Spanien|41.7281|1.824|76558|manresa
3117667|Majadahonda||Spanien|40.4735|-3.8718|68110|majadahonda
3117735|Madrid||Spanien|40.4165|-3.7026|3255944|madrid
3117814|Lugo||Spanien|43.0099|-7.556|96678|lugo
3118150|Logroño||Spanien|42.4667|-2.45|152107|logrono
3118514|Lérida||Spanien|41.6167|0.6222|135919|lerida;lleida
3118532|León||Spanien|42.6|-5.5703|134305|leon
3118594|Leganés||Spanien|40.3272|-3.7635|186066|leganes
3118848|Las Rozas||Spanien|40.4929|-3.8737|86340|las rozas;las rozas de madrid
3119841|A Coruña||Spanien|43.3713|-8.396|246056|a coruna
3120304|Irun||Spanien|43.339|-1.7894|60951|irun
3120514|Huesca||Spanien|42.1362|-0.4087|52059|huesca
3120619|L'Hospitalet de Llobregat||Spanien|41.3597|2.1003|257038|lhospitalet de llobregat
3121007|Getxo||Spanien|43.3569|-3.0115|80770|getxo
3121070|Guadalajara||Spanien|40.6286|-3.1618|83039|guadalajara
3121145|Granollers||Spanien|41.608|2.2877|60658|granollers
3121424|Gijón||Spanien|43.5357|-5.6615|277554|gijon
3121437|Getafe||Spanien|40.3057|-3.733|167164|getafe
3121456|Girona||Spanien|41.9831|2.8249|96188|girona
3121960|Fuenlabrada||Spanien|40.2842|-3.7942|197836|fuenlabrada
3123329|el Prat de Llobregat||Spanien|41.3278|2.0947|63418|el prat de llobregat
3123493|Ferrol||Spanien|43.4845|-8.2329|74273|ferrol
3124132|Cuenca||Spanien|40.0667|-2.1333|55866|cuenca
3124408|Coslada||Spanien|40.4238|-3.5613|90280|coslada
3124569|Cornellà de Llobregat||Spanien|41.35|2.0833|86519|cornella de llobregat
3124794|Collado-Villalba||Spanien|40.6351|-4.0049|55027|collado villalba
3124964|Ciudad Lineal||Spanien|40.4451|-3.6513|228171|ciudad lineal
3125239|Chamartín||Spanien|40.4621|-3.6766|140000|chamartin
3125897|Castelldefels||Spanien|41.2779|1.9703|62080|castelldefels
3127461|Burgos||Spanien|42.3411|-3.7018|178966|burgos
3128026|Bilbao||Spanien|43.2627|-2.9253|354860|bilbao
3128760|Barcelona||Spanien|41.3888|2.159|1621537|barcelona
3129028|Badalona||Spanien|41.45|2.2474|219547|badalona
3129135|Avilés||Spanien|43.5547|-5.9248|84242|aviles
3129136|Ávila||Spanien|40.6572|-4.6995|56855|avila
3129636|Arganda||Spanien|40.3008|-3.4372|51489|arganda
3129857|Aranjuez||Spanien|40.0311|-3.6025|54055|aranjuez
3130564|Alcorcón||Spanien|40.3458|-3.8249|167967|alcorcon
3130583|Alcobendas||Spanien|40.5475|-3.642|107514|alcobendas
3130616|Alcalá de Henares||Spanien|40.4821|-3.36|204574|alcala de henares
3131178|Strai||Norge|58.1893|7.9283|1266|strai
3131189|Skålevik||Norge|58.0795|8.016|2599|skalevik
3131246|Ytre Arna||Norge|60.4618|5.4326|2484|ytre arna
3131329|Voss||Norge|60.6287|6.4147|5571|voss
3131449|Volda||Norge|62.146|6.0711|5376|volda
3131538|Vinstra||Norge|61.595|9.7513|2449|vinstra
3131653|Vikøyri||Norge|61.0871|6.5791|0|vikoyri
3131683|Vikeså||Norge|58.6376|6.0913|715|vikesa
3131684|Vikersund||Norge|59.9684|9.9911|2448|vikersund
3131781|Vik||Norge|65.3125|12.1673|365|vik
3131824|Vigrestad||Norge|58.571|5.6818|1764|vigrestad
3131848|Vigeland||Norge|58.0844|7.305|1258|vigeland
3131901|Vevelstad||Norge|65.6978|12.4371|0|vevelstad
3132051|Vestbygd||Norge|58.0999|6.587|1083|vestbygd
3132058|Vestby||Norge|59.6051|10.7523|5330|vestby
3132176|Verdal||Norge|63.7933|11.4817|7154|verdal
3132208|Vennesla||Norge|58.2686|7.9731|10931|vennesla
3132428|Vatne||Norge|62.5583|6.6171|1609|vatne
3132644|Varhaug||Norge|58.6181|5.657|2484|varhaug
3132720|Vanse||Norge|58.0981|6.6918|1953|vanse
3132735|Vangsvika||Norge|69.1706|17.7342|0|vangsvika
3132852|Valle||Norge|59.2126|7.5356|0|valle
3132864|Valldal||Norge|62.2978|7.2637|0|valldal
3132893|Våler||Norge|60.6712|11.8348|1188|valer
3133053|Vågåmo||Norge|61.8751|9.0967|1463|vagamo
3133145|Utsira||Norge|59.3057|4.8862|0|utsira
3133314|Ulvik||Norge|60.5679|6.9165|675|ulvik
3133349|Ulsteinvik||Norge|62.3432|5.8487|5103|ulsteinvik
3133402|Ulefoss||Norge|59.2824|9.2655|2697|ulefoss
3133425|Uggdal||Norge|60.004|5.5288|0|uggdal
3133448|Tysvær||Norge|59.332|5.4898|1077|tysvaer
3133464|Tysse||Norge|60.374|5.7595|0|tysse
3133498|Tynset||Norge|62.2759|10.7824|2356|tynset
3133663|Tveit||Norge|58.2337|8.122|1397|tveit
3133681|Tvedestrand||Norge|58.622|8.9315|1975|tvedestrand
3133819|Innbygda||Norge|61.3148|12.2637|2250|innbygda
3133880|Trondheim||Norge|63.4305|10.3951|147139|trondheim
3133895|Tromsö||Norge|69.6489|18.9551|52436|tromso;tromssa
3133983|Trofors||Norge|65.5333|13.4063|808|trofors
3134011|Treungen||Norge|59.0206|8.5202|0|treungen
3134016|Tretten||Norge|61.3142|10.3007|859|tretten
3134070|Tranby||Norge|59.8085|10.2611|5552|tranby
3134327|Tonstad||Norge|58.6626|6.7169|751|tonstad
3134331|Tønsberg||Norge|59.2675|10.4076|38914|tonsberg
3134349|Tomter||Norge|59.6591|10.9949|1307|tomter
3134357|Tomra||Norge|62.5812|6.9311|1167|tomra
3134404|Tolga||Norge|62.409|10.9988|646|tolga
3134429|Tofte||Norge|59.5427|10.5614|3109|tofte
3134521|Tjøme||Norge|59.1109|10.3933|4663|tjome
3134552|Tjeldstø||Norge|60.5962|4.8445|0|tjeldsto
3134599|Tingvatn||Norge|58.3757|7.2197|0|tingvatn
3134658|Terråk||Norge|65.087|12.3715|623|terrak
3134776|Tau||Norge|59.0648|5.9225|2548|tau
3134827|Tangvall||Norge|58.0978|7.8153|0|tangvall
3134865|Tananger||Norge|58.9362|5.5741|5817|tananger
3134993|Syfteland||Norge|60.238|5.4528|1170|syfteland
3135020|Svolvær||Norge|68.2342|14.5683|4197|svolvaer
3135124|Svelvik||Norge|59.6137|10.4087|3926|svelvik
3135132|Svelgen||Norge|61.7698|5.2954|1173|svelgen
3135137|Sveio||Norge|59.5419|5.3518|960|sveio
3135377|Sunndalsøra||Norge|62.6752|8.5633|4159|sunndalsora
3135601|Stryn||Norge|61.9026|6.7179|2106|stryn
3135726|Straumen||Norge|67.3477|15.6049|827|straumen
3135728|Straumen||Norge|63.8716|11.2962|1147|straumen
3135739|Straume||Norge|68.6888|14.472|291|straume
3135813|Stranda||Norge|62.3086|6.9372|2499|stranda
3136023|Storsteinnes||Norge|69.2408|19.2344|890|storsteinnes
3136618|Storebø||Norge|60.0949|5.2271|1026|storebo
3136690|Stokmarknes||Norge|68.5646|14.9108|3119|stokmarknes
3136725|Stokke||Norge|59.2225|10.3005|2618|stokke
3136765|Stjørdalshalsen||Norge|63.4681|10.9262|11416|stjordalshalsen
3136903|Steinshamn||Norge|62.7839|6.4707|475|steinshamn
3136947|Steinkjer||Norge|64.0149|11.4954|20000|steinkjer
3137091|Stavern||Norge|59|10.0333|5593|stavern
3137115|Stavanger||Norge|58.9701|5.7333|121610|stavanger
3137169|Stange||Norge|60.718|11.1942|2416|stange
3137245|Spydeberg||Norge|59.6171|11.0856|3166|spydeberg
3137304|Spetalen||Norge|60.1833|11.9|1969|spetalen
3137390|Sørumsand||Norge|59.9862|11.2415|3563|sorumsand
3137405|Sortland||Norge|68.6957|15.405|4620|sortland
3137469|Sørland||Norge|67.6656|12.6978|556|sorland
3137863|Solfjellsjøen||Norge|66.1167|12.4833|0|solfjellsjoen
3137942|Sola||Norge|58.8885|5.6528|0|sola
3137971|Søgne||Norge|58.0933|7.7829|9000|sogne
3137973|Sogndalsfjøra||Norge|61.2257|7.1018|0|sogndalsfjora
3138076|Snåase||Norge|64.2457|12.3778|733|snaase
3138304|Slemmestad||Norge|59.7807|10.497|0|slemmestad
3138423|Skui||Norge|59.9275|10.4475|3487|skui
3138429|Skudeneshavn||Norge|59.1495|5.2591|3187|skudeneshavn
3138479|Skreia||Norge|60.6526|10.9356|1285|skreia
3138532|Skotterud||Norge|59.9828|12.1282|1361|skotterud
3138624|Skoppum||Norge|59.3861|10.4108|1633|skoppum
3138701|Skogn||Norge|63.7037|11.1926|1884|skogn
3138713|Skoger||Norge|59.7133|10.2536|1082|skoger
3138747|Skodje||Norge|62.5047|6.6932|1634|skodje
3138955|Skjeberg||Norge|59.2115|11.1903|1862|skjeberg
3138976|Skjærhalden||Norge|59.0253|11.0368|642|skjaerhalden
3139075|Skien||Norge|59.2096|9.609|50595|skien
3139081|Ski||Norge|59.7195|10.8358|12513|ski
3139148|Skaun||Norge|63.2515|10.0524|1682|skaun
3139244|Skarnes||Norge|60.2539|11.6849|2172|skarnes
3139431|Skaland||Norge|69.4446|17.2983|0|skaland
3139516|Sjøvegan||Norge|68.8736|17.8471|723|sjovegan
3139530|Skjønhaug||Norge|59.6407|11.3159|0|skjonhaug
3139557|Sjøholt||Norge|62.4826|6.8138|1133|sjoholt
3139597|Sistranda||Norge|63.7252|8.8332|685|sistranda
3139676|Siljan||Norge|59.2884|9.71|891|siljan
3139765|Setermoen||Norge|68.861|18.3486|2410|setermoen
3139819|Sem||Norge|59.2823|10.33|1827|sem
3139826|Selvik||Norge|59.5665|10.26|1829|selvik
3139894|Seljord||Norge|59.4848|8.6302|1185|seljord
3140056|Sauda||Norge|59.6506|6.3541|4290|sauda
3140084|Sarpsborg||Norge|59.2839|11.1096|52159|sarpsborg
3140112|Sandvika||Norge|64.4638|13.5913|0|sandvika
3140128|Sandvika||Norge|59.8907|10.5277|0|sandvika
3140301|Sandnessjøen||Norge|66.0217|12.6316|5778|sandnessjoen
3140321|Sandnes||Norge|58.8524|5.7352|63032|sandnes
3140390|Sandefjord||Norge|59.1312|10.2166|42654|sandefjord
3140396|Sande||Norge|61.3251|5.7977|542|sande
3140398|Sande||Norge|59.5868|10.2081|1389|sande
3140431|Sandane||Norge|61.7728|6.215|2149|sandane
3140452|Sand||Norge|60.3922|11.5403|946|sand
3140573|Sagvåg||Norge|59.7814|5.39|3288|sagvag
3140621|Sæveland||Norge|59.2667|5.2|7736|saeveland
3140636|Sætre||Norge|59.6813|10.5275|3009|saetre
3140825|Rygge||Norge|59.3776|10.7503|2567|rygge
3141032|Rubbestadneset||Norge|59.8156|5.2682|1130|rubbestadneset
3141061|Røyrvik||Norge|64.8839|13.5626|254|royrvik
3141107|Røyken||Norge|59.7472|10.3883|2775|royken
3141156|Rotnes||Norge|60.0571|10.8613|4705|rotnes
3141214|Røst||Norge|67.5175|12.1176|0|rost
3141292|Rosendal||Norge|59.9859|6.0116|945|rosendal
3141310|Rørvik||Norge|64.8619|11.2397|2615|rorvik
3141332|Røros||Norge|62.5747|11.3842|3496|roros
3141469|Rollag||Norge|59.9843|9.2964|0|rollag
3141548|Rognan||Norge|67.1002|15.3909|2499|rognan
3141671|Roa||Norge|60.2909|10.6159|0|roa
3141682|Rjukan||Norge|59.8789|8.5941|3568|rjukan
3141747|Risør||Norge|58.7206|9.2342|4475|risor
3141866|Rindal||Norge|63.0555|9.2115|649|rindal
3141982|Rena||Norge|61.1322|11.3716|2009|rena
3142060|Reinsvoll||Norge|60.6798|10.6218|1145|reinsvoll
3142061|Rensvik||Norge|63.0984|7.8203|2121|rensvik
3142127|Reine||Norge|67.9325|13.0895|342|reine
3142228|Raufoss||Norge|60.726|10.6133|6052|raufoss
3142371|Ranemsletta||Norge|64.4945|11.9491|307|ranemsletta
3142396|Randaberg||Norge|58.9995|5.6187|0|randaberg
3142502|Ramberg||Norge|68.0899|13.2299|0|ramberg
3142520|Rakkestad||Norge|59.4251|11.3453|3779|rakkestad
3142539|Råholt||Norge|60.2751|11.179|8593|raholt
3142623|Prestfoss||Norge|60.0434|9.6352|465|prestfoss
3142626|Prestestranda||Norge|59.0977|9.0587|1215|prestestranda
3142657|Porsgrunn||Norge|59.1405|9.6561|34377|porsgrunn
3142754|Øystese||Norge|60.3882|6.1925|1634|oystese
3143034|Farnes||Norge|61.3085|7.7969|3465|farnes
3143120|Otta||Norge|61.7712|9.5353|1602|otta
3143237|Osøyro||Norge|60.1838|5.4638|0|osoyro
3143244|Oslo||Norge|59.9127|10.7461|580000|oslo
3143303|Os||Norge|62.4965|11.2233|626|os
3143368|Ørnes||Norge|66.8688|13.7058|1538|ornes
3143423|Orkanger||Norge|63.3067|9.8503|0|orkanger
3143427|Ørje||Norge|59.4802|11.6602|1722|orje
3143513|Oppdal||Norge|62.5943|9.6912|6976|oppdal
3143628|Ølen||Norge|59.6044|5.808|891|olen
3143830|Odda||Norge|60.0691|6.5457|5359|odda
3144075|Notodden||Norge|59.5594|9.2585|8306|notodden
3144110|Norheimsund||Norge|60.3709|6.1456|2146|norheimsund
3144113|Noresund||Norge|60.1799|9.6241|330|noresund
3144369|Nordfjordeid||Norge|61.9122|5.9856|2553|nordfjordeid
3144534|Nodeland||Norge|58.1552|7.8358|1834|nodeland
3144661|Nesna||Norge|66.1982|13.0184|1211|nesna
3144733|Nesbyen||Norge|60.5681|9.1027|2086|nesbyen
3144953|Naustdal||Norge|61.5111|5.7169|1071|naustdal
3144987|Narvik||Norge|68.4384|17.4272|14114|narvik
3145021|Namsskogan||Norge|64.9289|13.1595|0|namsskogan
3145023|Namsos||Norge|64.4662|11.4957|9035|namsos
3145080|Nærbø||Norge|58.6655|5.6379|4975|naerbo
3145094|Mysen||Norge|59.5535|11.3258|5516|mysen
3145148|Myre||Norge|69.1059|15.9631|1995|myre
3145171|Myra||Norge|58.7492|8.8625|544|myra
3145357|Mosterhamn||Norge|59.6992|5.3858|1167|mosterhamn
3145375|Moss||Norge|59.434|10.6577|34492|moss
3145386|Mosjøen||Norge|65.836|13.1908|9636|mosjoen
3145573|Moldjord||Norge|67.006|14.5743|0|moldjord
3145580|Molde||Norge|62.7375|7.1591|18594|molde
3145589|Fyresdal||Norge|59.1834|8.0921|359|fyresdal
3145614|Mo i Rana||Norge|66.3128|14.1428|17853|mo i rana
3145617|Moi||Norge|58.4567|6.5518|1740|moi
3145649|Moen||Norge|69.1304|18.6123|840|moen
3145689|Moelv||Norge|60.9333|10.7|4049|moelv
3145716|Mo||Norge|60.8162|5.8057|0|mo
3145757|Mjøndalen||Norge|59.7507|10.0248|0|mjondalen
3145922|Midsund||Norge|62.6739|6.6741|468|midsund
3146023|Meråker||Norge|63.4141|11.743|961|meraker
3146049|Melsomvik||Norge|59.2239|10.3362|1498|melsomvik
3146125|Melhus||Norge|63.2856|10.2781|4593|melhus
3146160|Melbu||Norge|68.5025|14.7996|2161|melbu
3146270|Maura||Norge|60.2583|11.0319|2400|maura
3146315|Masfjorden||Norge|60.7989|5.3042|0|masfjorden
3146451|Manger||Norge|60.6414|5.0414|814|manger
3146463|Mandal||Norge|58.0274|7.4534|10143|mandal
3146470|Malvik||Norge|63.4333|10.6833|6419|malvik
3146487|Måløy||Norge|61.9353|5.1136|3062|maloy
3146508|Malm||Norge|64.0753|11.224|1230|malm
3146631|Lysaker||Norge|59.9099|10.6355|3439|lysaker
3146684|Lyngdal||Norge|58.1376|7.07|3671|lyngdal
3146811|Lunde||Norge|59.2983|9.1027|1422|lunde
3146831|Lundamo||Norge|63.1522|10.2856|1063|lundamo
3146897|Løten||Norge|60.8194|11.3421|2458|loten
3146942|Løpsmarka||Norge|67.3134|14.4493|2308|lopsmarka
3146978|Lonevåg||Norge|60.5256|5.4956|513|lonevag
3147026|Fossbergom||Norge|61.8377|8.5684|2406|fossbergom
3147102|Lødingen||Norge|68.4137|15.9963|1808|lodingen
3147104|Løding||Norge|67.3006|14.7385|2835|loding
3147441|Lindås||Norge|60.7364|5.161|1087|lindas
3147465|Lillestrøm||Norge|59.956|11.0492|14000|lillestrom
3147467|Lillesand||Norge|58.2488|8.3778|6081|lillesand
3147474|Lillehammer||Norge|61.1151|10.4663|19096|lillehammer
3147498|Liknes||Norge|58.3122|6.9618|2141|liknes
3147698|Levanger||Norge|63.7464|11.2996|8411|levanger
3147720|Lervik||Norge|59.2712|10.7461|2331|lervik
3147747|Lensvik||Norge|63.5139|9.8061|0|lensvik
3147763|Lena||Norge|60.6739|10.8132|1092|lena
3147769|Leland||Norge|66.0641|12.9433|563|leland
3147788|Leknes||Norge|65.1|11.7|0|leknes
3147822|Leirvik||Norge|59.7798|5.5005|11028|leirvik
3147854|Leirsund||Norge|59.9968|11.0875|1177|leirsund
3148002|Lauvsnes||Norge|64.5006|10.894|453|lauvsnes
3148129|Larvik||Norge|59.0533|10.0352|23113|larvik
3148133|Larsnes||Norge|62.2028|5.5773|511|larsnes
3148138|Larkollen||Norge|59.332|10.6669|1373|larkollen
3148346|Langevåg||Norge|62.4408|6.1914|0|langevag
3148354|Langesund||Norge|59.0007|9.7488|0|langesund
3148569|Lærdalsøyri||Norge|61.1|7.4737|1110|laerdalsoyri
3148602|Kyrksæterøra||Norge|63.2906|9.0891|2471|kyrksaeterora
3148726|Kviteseid||Norge|59.4022|8.4927|640|kviteseid
3149239|Krokstadøra||Norge|63.401|9.5006|0|krokstadora
3149312|Kristiansund||Norge|63.1105|7.7279|16785|kristiansund
3149318|Kristiansand||Norge|58.1467|7.9956|63814|kristiansand
3149412|Kragerø||Norge|58.8693|9.4149|5158|kragero
3149492|Korgen||Norge|66.0766|13.8216|858|korgen
3149510|Koppang||Norge|61.5722|11.0466|1182|koppang
3149512|Kopervik||Norge|59.2835|5.3067|6507|kopervik
3149525|Konsmo||Norge|58.2853|7.356|0|konsmo
3149533|Kongsvinger||Norge|60.1905|11.9977|11181|kongsvinger
3149563|Kongsberg||Norge|59.6686|9.6502|17667|kongsberg
3149577|Kolvereid||Norge|64.8655|11.6046|1467|kolvereid
3149640|Kolbotn||Norge|59.8106|10.8039|0|kolbotn
3149720|Knarvik||Norge|60.5453|5.2821|4265|knarvik
3149726|Knappstad||Norge|59.6242|11.0327|1133|knappstad
3149727|Knappskog||Norge|60.3791|5.056|1045|knappskog
3149813|Kløfta||Norge|60.0741|11.138|5942|klofta
3149864|Kleppestø||Norge|60.4084|5.2276|0|kleppesto
3150002|Kjøpsvik||Norge|68.097|16.3742|960|kjopsvik
3150261|Kirkenær||Norge|60.4579|12.0586|1252|kirkenaer
3150437|Karlshus||Norge|59.352|10.8723|1801|karlshus
3150639|Kabelvåg||Norge|68.2107|14.4755|1638|kabelvag
3150699|Judaberg||Norge|59.172|5.8762|560|judaberg
3150742|Jørpeland||Norge|59.0225|6.0408|5537|jorpeland
3150805|Jondal||Norge|60.2756|6.2523|0|jondal
3150842|Jevnaker||Norge|60.2398|10.3871|4308|jevnaker
3150851|Jessheim||Norge|60.1415|11.1752|12365|jessheim
3150911|Jaren||Norge|60.3927|10.5616|0|jaren
3151001|Isdalstø||Norge|60.5552|5.2694|0|isdalsto
3151056|Inndyr||Norge|67.0335|14.0266|666|inndyr
3151265|Hyllestad||Norge|61.1711|5.296|0|hyllestad
3151272|Hylkje||Norge|60.5103|5.3544|1853|hylkje
3151288|Hvittingfoss||Norge|59.4857|10.0117|1016|hvittingfoss
3151452|Hundorp||Norge|61.5552|9.9407|615|hundorp
3151574|Høyanger||Norge|61.2235|6.0847|2266|hoyanger
3151676|Hovden||Norge|59.5605|7.3567|265|hovden
3151719|Hov||Norge|60.6987|10.3519|2095|hov
3151770|Horten||Norge|59.4172|10.4834|17660|horten
3151882|Hopen||Norge|63.4654|8.0144|0|hopen
3151917|Hønefoss||Norge|60.168|10.2565|13678|honefoss
3151942|Hommelvik||Norge|63.4108|10.7942|4000|hommelvik
3152132|Holmestrand||Norge|59.4876|10.3176|6135|holmestrand
3152308|Hol||Norge|68.549|16.3922|0|hol
3152327|Hokksund||Norge|59.7708|9.9099|0|hokksund
3152548|Hjelset||Norge|62.7805|7.4928|1011|hjelset
3152862|Herre||Norge|59.1035|9.5619|1356|herre
3152884|Hermansverk||Norge|61.1846|6.8502|2000|hermansverk
3152989|Hemsedal||Norge|60.8629|8.5534|1876|hemsedal
3152995|Hemnesberget||Norge|66.2249|13.6164|1243|hemnesberget
3153364|Heggenes||Norge|61.1438|9.0694|0|heggenes
3153517|Hauknes||Norge|66.2833|14.0667|1864|hauknes
3153623|Haugesund||Norge|59.4138|5.268|40321|haugesund
3153694|Hauge i Dalane||Norge|58.3436|6.2812|2148|hauge i dalane
3153823|Harstad||Norge|68.7983|16.5417|19433|harstad
3153861|Hareid||Norge|62.3704|6.029|3626|hareid
3153869|Hardbakke||Norge|61.0756|4.8411|235|hardbakke
3153910|Hansnes||Norge|69.967|19.6275|342|hansnes
3154000|Hamnvik||Norge|68.7793|17.1718|0|hamnvik
3154084|Hamar||Norge|60.7945|11.068|29479|hamar
3154209|Halden||Norge|59.1248|11.3875|21970|halden
3154321|Hagavik||Norge|60.1808|5.4015|1305|hagavik
3154441|Gvarv||Norge|59.3877|9.1724|871|gvarv
3154539|Gullhaug||Norge|59.5013|10.2522|1912|gullhaug
3154639|Gryllefjord||Norge|69.363|17.0528|439|gryllefjord
3154704|Grua||Norge|60.257|10.6622|1477|grua
3154907|Grong||Norge|64.4646|12.316|1052|grong
3155041|Grimstad||Norge|58.3405|8.5934|9561|grimstad
3155152|Gravdal||Norge|68.1183|13.5534|1624|gravdal
3155196|Gratangen||Norge|68.65|17.6833|0|gratangen
3155247|Granvin||Norge|60.5241|6.7194|460|granvin
3155422|Gol||Norge|60.7014|8.9457|2530|gol
3155487|Glomfjord||Norge|66.8166|13.944|1204|glomfjord
3155536|Gladstad||Norge|65.6768|11.9622|300|gladstad
3155567|Justvik||Norge|58.1969|8.0311|1630|justvik
3155573|Gjøvik||Norge|60.7957|10.6915|17596|gjovik
3155676|Gjerstad||Norge|58.8808|9.0186|339|gjerstad
3155913|Geilo||Norge|60.5337|8.2054|2276|geilo
3156470|Frogner||Norge|60.0246|11.1028|1108|frogner
3156521|Frekhaug||Norge|60.5132|5.2425|1610|frekhaug
3156529|Fredrikstad||Norge|59.2181|10.9298|72760|fredrikstad
3156642|Fossby||Norge|59.2222|11.6993|318|fossby
3156680|Fosnavåg||Norge|62.3419|5.634|0|fosnavag
3156804|Førde||Norge|61.4522|5.8572|8510|forde
3156868|Folldal||Norge|62.1325|9.9968|586|folldal
3156980|Florø||Norge|61.5996|5.0328|8230|floro
3157090|Flekkefjord||Norge|58.297|6.6607|5615|flekkefjord
3157162|Flateby||Norge|59.8295|11.1534|3175|flateby
3157238|Flå||Norge|60.4302|9.462|0|fla
3157436|Fitjar||Norge|59.918|5.3167|1280|fitjar
3157549|Finnsnes||Norge|69.2296|17.9811|3907|finnsnes
3157656|Fillan||Norge|63.6064|8.9696|510|fillan
3157679|Fevik||Norge|58.3782|8.676|4989|fevik
3157686|Fetsund||Norge|59.9246|11.1571|6441|fetsund
3157766|Fedje||Norge|60.7789|4.7149|480|fedje
3157781|Fauske||Norge|67.2588|15.3918|5953|fauske
3157799|Farsund||Norge|58.0948|6.8047|3151|farsund
3157889|Fagerstrand||Norge|59.7375|10.594|1990|fagerstrand
3157897|Fagernes||Norge|60.9858|9.2324|1788|fagernes
3157977|Evjen||Norge|68.2667|13.7333|2127|evjen
3157982|Evje||Norge|58.5857|7.8036|0|evje
3157994|Evenskjer||Norge|68.5828|16.572|601|evenskjer
3158015|Etne||Norge|59.6653|5.9371|1002|etne
3158046|Espeland||Norge|60.3825|5.4657|1793|espeland
3158300|Elverum||Norge|60.8819|11.5623|12490|elverum
3158444|Eivindvik||Norge|60.9813|5.075|0|eivindvik
3158558|Eikelandsosen||Norge|60.2418|5.7443|434|eikelandsosen
3158578|Eike||Norge|59.3983|5.3639|1408|eike
3158608|Eidsvoll||Norge|60.3311|11.2626|0|eidsvoll
3158615|Eidsvåg||Norge|62.7766|8.0655|891|eidsvag
3158668|Eidfjord||Norge|60.4675|7.0719|569|eidfjord
3158697|Eide||Norge|62.9173|7.4467|1155|eide
3158792|Egersund||Norge|58.4513|5.9997|9502|egersund
3158960|Drøbak||Norge|59.6633|10.6297|11363|drobak
3159016|Drammen||Norge|59.7439|10.2045|90722|drammen
3159049|Dovre||Norge|61.9875|9.2556|439|dovre
3159107|Dombås||Norge|62.0755|9.1279|1156|dombas
3159143|Dokka||Norge|60.835|10.0736|2796|dokka
3159400|Dalen||Norge|59.445|8.0049|801|dalen
3159433|Dale||Norge|61.3635|5.4004|988|dale
3159438|Dale||Norge|60.5864|5.8189|1167|dale
3159582|Bygland||Norge|58.8285|7.7962|0|bygland
3159822|Bryne||Norge|58.7354|5.6477|8006|bryne
3159894|Brumunddal||Norge|60.8809|10.9395|8441|brumunddal
3159905|Bruflat||Norge|60.8878|9.6414|0|bruflat
3159954|Brønnøysund||Norge|65.4749|12.2128|4366|bronnoysund
3160082|Svortland||Norge|59.7928|5.1723|0|svortland
3160100|Brekstad||Norge|63.687|9.6654|1835|brekstad
3160310|Brattvåg||Norge|62.5999|6.4443|2146|brattvag
3160491|Botngård||Norge|63.7648|9.8086|1144|botngard
3160630|Borkenes||Norge|68.7726|16.1712|1460|borkenes
3160846|Bogen||Norge|68.5265|16.9928|392|bogen
3160881|Bodö||Norge|67.28|14.405|34073|bodo
3160911|Bø||Norge|59.413|9.0693|2522|bo
3161059|Blakstad||Norge|59.8191|10.4645|1898|blakstad
3161346|Bjørkelangen||Norge|59.8836|11.564|2346|bjorkelangen
3161456|Bjerkvik||Norge|68.5492|17.5571|1220|bjerkvik
3161532|Birkeland||Norge|58.3309|8.2323|2254|birkeland
3161622|Berkåk||Norge|62.825|10.0118|914|berkak
3161724|Berger||Norge|59.5499|10.3864|1108|berger
3161732|Bergen||Norge|60.393|5.3242|213585|bergen
3161969|Batnfjordsøra||Norge|62.8946|7.6725|339|batnfjordsora
3162032|Barkåker||Norge|59.3186|10.3896|1238|barkaker
3162108|Ballangen||Norge|68.3428|16.8315|956|ballangen
3162116|Balestrand||Norge|61.2096|6.5361|769|balestrand
3162199|Bagn||Norge|60.8225|9.5521|607|bagn
3162272|Austrheim||Norge|60.7774|4.9323|0|austrheim
3162385|Aursmoen||Norge|59.9276|11.4428|2173|aursmoen
3162412|Aure||Norge|63.2679|8.5291|596|aure
3162475|Auli||Norge|60.0345|11.3605|2638|auli
3162651|Askim||Norge|59.5833|11.1629|12482|askim
3162657|Askers kommun||Norge|59.8333|10.4372|60926|askers kommun;asker
3162668|Ask||Norge|60.0713|11.0362|1038|ask
3162682|Åsgårdstrand||Norge|59.3494|10.4695|2934|asgardstrand
3162795|Aas||Norge|63.05|11.65|0|aas
3162797|Ås||Norge|59.6647|10.7947|7961|as
3162884|Åros||Norge|59.7061|10.5109|1142|aros
3162903|Årnes||Norge|63.9611|10.226|0|arnes
3162906|Årnes||Norge|60.1224|11.4701|3289|arnes
3162924|Indre Arna||Norge|60.4177|5.4709|6117|indre arna
3162955|Arendal||Norge|58.4615|8.7725|30916|arendal
3162970|Årdalstangen||Norge|61.2358|7.7037|1510|ardalstangen
3163079|Åneby||Norge|60.0893|10.87|1373|aneby
3163146|Andenes||Norge|69.3143|16.1194|2766|andenes
3163155|Åndalsnes||Norge|62.5675|7.6871|2035|andalsnes
3163198|Åmot||Norge|59.5697|7.9887|0|amot
3163215|Åmli||Norge|58.7657|8.4839|572|amli
3163269|Alvdal||Norge|62.1077|10.6307|677|alvdal
3163379|Ålgård||Norge|58.7642|5.8525|0|algard
3163392|Ålesund||Norge|62.4723|6.1549|44096|alesund
3163394|Ålen||Norge|62.8419|11.3013|0|alen
3163410|Ål||Norge|60.6302|8.5607|2278|al
3163443|Åkrehamn||Norge|59.2605|5.1869|5018|akrehamn
3163506|Ågotnes||Norge|60.4031|5.0193|1344|agotnes
3163608|Å i Åfjord||Norge|63.9607|10.2247|1145|a i afjord
3164376|Vigevano||Italien|45.3141|8.8544|57970|vigevano
3164419|Vicenza||Italien|45.5467|11.5475|107129|vicenza
3164527|Verona||Italien|45.4299|10.9844|219103|verona
3164603|Venedig||Italien|45.4371|12.3326|51298|venedig;venice;venetsia
3164699|Varese||Italien|45.8206|8.8251|76851|varese
3165072|Udine||Italien|46.0693|13.2371|97761|udine
3165185|Trieste||Italien|45.6495|13.7768|187056|trieste;triest
3165201|Treviso||Italien|45.6667|12.2416|77604|treviso
3165243|Trento||Italien|46.0679|11.1211|80425|trento;trient
3165322|Trani||Italien|41.2773|16.4101|53981|trani
3165456|Torre del Greco||Italien|40.7893|14.3681|85897|torre del greco
3165524|Turin||Italien|45.0705|7.6868|870456|turin;torino
3165771|Terni||Italien|42.5633|12.6433|97050|terni
3165926|Taranto||Italien|40.4644|17.2471|181082|taranto;tarent
3166598|Sesto San Giovanni||Italien|45.5333|9.2258|76509|sesto san giovanni
3167022|Savona||Italien|44.309|8.4771|58283|savona
3167096|Sassari||Italien|40.7259|8.5555|91895|sassari
3167731|San Severo||Italien|41.6856|15.3815|54880|san severo
3168673|Salerno||Italien|40.6754|14.7933|125797|salerno;salern
3169070|Rom||Italien|41.8919|12.5113|2318895|rom;rome;rooma
3169361|Rimini||Italien|44.0575|12.5653|118673|rimini
3169522|Reggio nell'Emilia||Italien|44.6983|10.6312|133296|reggio nellemilia;reggio emilia
3169561|Ravenna||Italien|44.4134|12.2012|80868|ravenna
3169921|Prato||Italien|43.8805|11.097|181820|prato
3170027|Potenza||Italien|40.6418|15.8079|56433|potenza
3170116|Portici||Italien|40.8156|14.3372|55765|portici
3170206|Ponticelli||Italien|40.8542|14.3304|52284|ponticelli
3170621|Pistoia||Italien|43.9306|10.9237|73832|pistoia
3170647|Pisa||Italien|43.7085|10.4036|77007|pisa
3170921|Pianura||Italien|40.8591|14.1731|57821|pianura
3171058|Piacenza||Italien|45.0524|9.6934|93228|piacenza
3171168|Pescara||Italien|42.4584|14.2028|116596|pescara
3171173|Pesaro||Italien|43.9092|12.9164|77241|pesaro
3171180|Perugia||Italien|43.1122|12.3888|120137|perugia
3171366|Pavia||Italien|45.1921|9.1592|65734|pavia
3171457|Parma||Italien|44.7993|10.3262|146299|parma
3171728|Padua||Italien|45.408|11.8859|203725|padua;padova
3172189|Novara||Italien|45.4469|8.6212|93295|novara
3172394|Neapel||Italien|40.8522|14.2681|959470|neapel;naples;napoli
3172629|Monza||Italien|45.58|9.2725|119618|monza
3173287|Molfetta||Italien|41.2004|16.599|59557|molfetta
3173331|Modena||Italien|44.6478|10.9254|158886|modena
3173435|Milano||Italien|45.4643|9.1895|1236837|milano;milan;mailand
3173529|Mestre||Italien|45.4917|12.2454|147662|mestre;mestre bei venedig
3173721|Matera||Italien|40.666|16.6046|54891|matera
3173775|Massa||Italien|44.0354|10.1393|64783|massa
3174092|Manfredonia||Italien|41.6307|15.9188|52911|manfredonia
3174530|Lucca||Italien|43.8437|10.5045|81748|lucca
3174659|Livorno||Italien|43.5443|10.3262|153773|livorno
3174741|Lido di Ostia||Italien|41.7321|12.2765|79400|lido di ostia
3174921|Legnano||Italien|45.5979|8.9151|57589|legnano
3174953|Lecce||Italien|40.3548|18.1724|80695|lecce
3175058|Latina||Italien|41.4661|12.9043|76305|latina
3175081|La Spezia||Italien|44.103|9.8238|88491|la spezia
3175537|Imola||Italien|44.3592|11.7132|52981|imola
3175786|Grosseto||Italien|42.763|11.1094|60922|grosseto
3176059|Giugliano in Campania||Italien|40.9285|14.202|80269|giugliano in campania
3176219|Genua||Italien|44.4048|8.9444|580223|genua;genoa;genova
3176391|Gallarate||Italien|45.6602|8.7916|50439|gallarate
3176477|Fuorigrotta||Italien|40.8333|14.2|71808|fuorigrotta
3176746|Forlì||Italien|44.2218|12.0414|93638|forli
3176885|Foggia||Italien|41.4584|15.5519|137032|foggia
3176959|Florens||Italien|43.7792|11.2463|349296|florens;florence;firenze;florenz
3177090|Ferrara||Italien|44.838|11.6206|92802|ferrara
3177363|Ercolano||Italien|40.8078|14.3501|53576|ercolano
3177838|Cremona||Italien|45.1332|10.0213|59561|cremona
3178229|Como||Italien|45.8082|9.0832|81975|como
3178671|Cinisello Balsamo||Italien|45.5582|9.2149|71109|cinisello balsamo
3178957|Cesena||Italien|44.1391|12.2431|79398|cesena
3179075|Cerignola||Italien|41.2652|15.8956|54056|cerignola
3179661|Castellammare di Stabia||Italien|40.7021|14.4869|65730|castellammare di stabia;stabiae
3179806|Casoria||Italien|40.9075|14.293|58456|casoria
3179866|Caserta||Italien|41.0726|14.3323|72844|caserta
3180423|Carrara||Italien|44.0793|10.0979|58666|carrara
3180445|Carpi Centro||Italien|44.7824|10.8777|53024|carpi centro;carpi
3181355|Busto Arsizio||Italien|45.6113|8.8491|79519|busto arsizio
3181528|Brindisi||Italien|40.6322|17.9361|78548|brindisi
3181554|Brescia||Italien|45.5356|10.2147|184826|brescia
3181913|Bolzano||Italien|46.4907|11.3398|99049|bolzano;bozen
3181928|Bologna||Italien|44.4938|11.3387|366133|bologna
3181995|Bitonto||Italien|41.1101|16.6909|51661|bitonto
3182007|Bisceglie||Italien|41.2426|16.501|53648|bisceglie
3182164|Bergamo||Italien|45.696|9.6672|114162|bergamo
3182340|Barletta||Italien|41.3143|16.2816|93279|barletta
3182351|Bari||Italien|41.1207|16.8698|277387|bari
3182640|Aversa||Italien|40.9726|14.2074|52830|aversa
3182714|Asti||Italien|44.9016|8.2075|61254|asti
3182884|Arezzo||Italien|43.4628|11.8807|76346|arezzo
3183072|Andria||Italien|41.2312|16.298|98342|andria
3183089|Ancona||Italien|43.5942|13.5034|89994|ancona
3183178|Altamura||Italien|40.8266|16.5495|67821|altamura
3183299|Alessandria||Italien|44.9092|8.6101|64178|alessandria
3183455|Afragola||Italien|40.923|14.3094|62775|afragola
3183539|Acilia-Castel Fusano-Ostia Antica||Italien|41.7634|12.3308|129362|acilia castel fusano ostia antica
3183541|Acerra||Italien|40.9448|14.3714|53578|acerra
3183719|Vlorë||Albanien|40.4686|19.4832|89546|vlore;vlora
3183875|Tirana||Albanien|41.3275|19.8189|374801|tirana
3184081|Shkodër||Albanien|42.0683|19.5126|88245|shkoder;shkodra
3184518|Patos||Albanien|40.6833|19.6194|60000|patos
3185672|Fier||Albanien|40.7239|19.5561|56297|fier
3185728|Durrës||Albanien|41.3235|19.4547|122034|durres
3186573|Zenica||Bosnien och Hercegovina|44.2017|17.904|164423|zenica
3186886|Zagreb||Kroatien|45.8144|15.978|698966|zagreb
3186952|Zadar||Kroatien|44.1158|15.2251|71258|zadar
3188402|Valjevo||Serbien|44.2751|19.8982|61035|valjevo
3188434|Užice||Serbien|43.8586|19.8488|63577|uzice
3188582|Tuzla||Bosnien och Hercegovina|44.5384|18.6671|142486|tuzla
3189595|Subotica||Serbien|46.1|19.6667|100000|subotica
3190261|Split||Kroatien|43.5089|16.4392|176314|split
3190586|Slavonski Brod||Kroatien|45.1603|18.0156|60742|slavonski brod
3190966|Sesvete||Kroatien|45.8311|16.1164|52411|sesvete
3191281|Sarajevo||Bosnien och Hercegovina|43.8486|18.3564|696731|sarajevo
3191376|Šabac||Serbien|44.7467|19.69|55114|sabac
3191648|Rijeka||Kroatien|45.3267|14.4424|141172|rijeka
3192224|Pula||Kroatien|44.8683|13.8481|59078|pula
3193044|Podgorica||Montenegro|42.4411|19.2636|136473|podgorica
3193935|Osijek||Kroatien|45.5511|18.6939|88140|osijek;esseg
3194360|Novi Sad||Serbien|45.2517|19.8369|215400|novi sad
3194494|Nikšić||Montenegro|42.7731|18.9445|58212|niksic
3194828|Mostar||Bosnien och Hercegovina|43.3433|17.8081|104518|mostar
3195506|Maribor||Slovenien|46.5547|15.6467|95171|maribor
3196359|Ljubljana||Slovenien|46.0511|14.5051|272220|ljubljana
3204222|Bihać||Bosnien och Hercegovina|44.8169|15.8708|75641|bihac
3204541|Banja Luka||Bosnien och Hercegovina|44.7784|17.1939|221106|banja luka
3205608|Vormedal||Norge|59.3561|5.3196|2774|vormedal
3207861|Tingvoll||Norge|62.9132|8.2053|1005|tingvoll
3209584|Crosby||Storbritannien|53.4778|-3.0333|52140|crosby
3226622|Oppeid||Norge|68.0852|15.6094|0|oppeid
3227582|Hommersåk||Norge|58.9256|5.851|5692|hommersak
3227904|Vikevåg||Norge|59.0975|5.6979|529|vikevag
3229248|Sundby||Danmark|54.7671|11.8498|2843|sundby
3229577|Årøysund||Norge|59.1832|10.4574|2052|aroysund
3232860|Myre||Norge|68.914|15.0784|1994|myre
3234968|Västra Hagen|Halland|Sverige|57.4244|11.9358|1319|vastra hagen
3247449|Aachen||Tyskland|50.7766|6.0834|265208|aachen
3326962|Enhagen-Ekbacken|Västmanland|Sverige|59.5654|16.5304|1091|enhagen ekbacken
3331429|Saxtorpsskogen|Skåne|Sverige|55.8321|12.9443|1174|saxtorpsskogen
3331621|Andalen|Västra Götaland|Sverige|57.7004|11.7614|1897|andalen
3331674|Nolvik|Västra Götaland|Sverige|57.775|11.8333|1373|nolvik
3336565|Vi|Västernorrland|Sverige|62.4333|17.4167|5841|vi
3336566|Fisksätra|Stockholm|Sverige|59.2915|18.2549|8117|fisksatra
3336567|Ekeby|Skåne|Sverige|56|12.9667|3292|ekeby
3336568|Skanör med Falsterbo|Skåne|Sverige|55.4|12.85|7077|skanor med falsterbo
3336585|Nesoddtangen||Norge|59.8624|10.6631|10911|nesoddtangen
3336587|Askøy||Norge|60.4|5.1833|17224|askoy
3336588|Ørsta||Norge|62.1998|6.129|6337|orsta
3336590|Ryggebyen||Norge|59.375|10.75|2416|ryggebyen
3336591|Vedavågen||Norge|59.2948|5.2187|2728|vedavagen
3345283|Tonypandy||Storbritannien|51.622|-3.4554|62545|tonypandy
3345439|Telford||Storbritannien|52.6766|-2.4493|147980|telford
3345440|Craigavon||Storbritannien|54.4471|-6.387|59236|craigavon
3345453|Vestnes||Norge|62.6254|7.087|2088|vestnes
3412011|Vogar||Island|63.9816|-22.3847|1029|vogar
3412093|Vestmannaeyjar||Island|63.4427|-20.2734|4219|vestmannaeyjar
3412589|Þorlákshöfn||Island|63.8559|-21.3834|1489|thorlakshofn
3412888|Stykkishólmur||Island|65.0754|-22.7298|1108|stykkisholmur
3413604|Selfoss||Island|63.9331|-20.9971|6510|selfoss
3413727|Sandgerði||Island|64.0376|-22.708|1546|sandgerdi
3413829|Reykjavik||Island|64.1355|-21.8954|118918|reykjavik
3414079|Ólafsvík||Island|64.8943|-23.7092|1010|olafsvik
3414979|Seltjarnarnes||Island|64.1531|-21.995|4322|seltjarnarnes
3415021|Mosfellsbær||Island|64.1667|-21.7|8651|mosfellsbaer
3415212|Kópavogur||Island|64.1123|-21.913|31719|kopavogur
3415496|Keflavík||Island|64.0049|-22.5624|0|keflavik
3415667|Ísafjörður||Island|66.0747|-23.135|2624|isafjordur
3415761|Hveragerði||Island|64.0004|-21.186|2288|hveragerdi
3416706|Hafnarfjörður||Island|64.0671|-21.9377|26808|hafnarfjordur
3416888|Grindavík||Island|63.8385|-22.4393|2856|grindavik
3417079|Garður||Island|64.0705|-22.6513|1429|gardur
3417195|Garðabær||Island|64.0887|-21.923|11421|gardabaer
3417972|Álftanes||Island|64.1|-22.0167|2392|alftanes
3418076|Borgarnes||Island|64.5383|-21.9206|1759|borgarnes
3418653|Akranes||Island|64.3218|-22.0749|6612|akranes
4140963|Washington||USA|38.8951|-77.0364|601723|washington;washington d c
4160021|Jacksonville||USA|30.3322|-81.6556|868031|jacksonville
4164138|Miami||USA|25.7743|-80.1937|441003|miami
4174757|Tampa||USA|27.9475|-82.4584|369075|tampa
4180439|Atlanta||USA|33.749|-84.388|463878|atlanta
4259418|Indianapolis||USA|39.7684|-86.158|829718|indianapolis
4281730|Wichita||USA|37.6922|-97.3375|389965|wichita
4297999|Lexington-Fayette||USA|38.0498|-84.4586|314488|lexington fayette
4335045|New Orleans||USA|29.9547|-90.0751|389617|new orleans
4347778|Baltimore||USA|39.2904|-76.6122|621849|baltimore
4393217|Kansas City||USA|39.0997|-94.5786|475378|kansas city
4407066|Saint Louis||USA|38.6273|-90.1979|315685|saint louis;st louis
4460243|Charlotte||USA|35.2271|-80.8431|827097|charlotte
4487042|Raleigh||USA|35.7721|-78.6386|451066|raleigh
4509177|Columbus||USA|39.9612|-82.9988|850106|columbus
4544349|Oklahoma City||USA|35.4676|-97.5164|631346|oklahoma city
4553433|Tulsa||USA|36.154|-95.9928|403505|tulsa
4560349|Philadelphia||USA|39.9523|-75.1638|1567442|philadelphia
4641239|Memphis||USA|35.1495|-90.049|655770|memphis
4644585|Nashville||USA|36.1659|-86.7844|530852|nashville
4671240|Arlington||USA|32.7357|-97.1081|388125|arlington
4671654|Austin||USA|30.2672|-97.7431|931830|austin
4683416|Corpus Christi||USA|27.8006|-97.3964|324074|corpus christi
4684888|Dallas||USA|32.7831|-96.8067|1300092|dallas
4691930|Fort Worth||USA|32.7254|-97.3208|833319|fort worth
4699066|Houston||USA|29.7633|-95.3633|2296224|houston
4726206|San Antonio||USA|29.4241|-98.4936|1469845|san antonio
4791259|Virginia Beach||USA|36.8529|-75.978|452745|virginia beach
4887398|Chicago||USA|41.85|-87.65|2720546|chicago
4930956|Boston||USA|42.3584|-71.0598|667137|boston
4990729|Detroit||USA|42.3314|-83.0457|677116|detroit
5037649|Minneapolis||USA|44.98|-93.2638|410939|minneapolis
5074472|Omaha||USA|41.2563|-95.9404|443885|omaha
5110266|The Bronx||USA|40.8499|-73.8664|1385108|the bronx
5110302|Brooklyn||USA|40.6501|-73.9496|2300664|brooklyn
5125771|Manhattan||USA|40.7834|-73.9663|1487536|manhattan
5128581|New York||USA|40.7143|-74.006|8175133|new york;new york city
5133273|Queens||USA|40.6815|-73.8365|2272771|queens;borough of queens
5139568|Staten Island||USA|40.5623|-74.1399|468730|staten island
5150529|Cleveland||USA|41.4995|-81.6954|388072|cleveland
5206379|Pittsburgh||USA|40.4406|-79.9959|304391|pittsburgh
5263045|Milwaukee||USA|43.0389|-87.9065|600155|milwaukee
5304391|Mesa||USA|33.4223|-111.8226|471825|mesa
5308655|Phoenix||USA|33.4484|-112.074|1563025|phoenix
5318313|Tucson||USA|32.2217|-110.9265|531641|tucson
5323810|Anaheim||USA|33.8353|-117.9145|350742|anaheim
5325738|Bakersfield||USA|35.3733|-119.0187|373640|bakersfield
5350937|Fresno||USA|36.7477|-119.7724|520052|fresno
5367929|Long Beach||USA|33.767|-118.1892|474140|long beach
5368361|Los Angeles||USA|34.0522|-118.2437|3971883|los angeles
5378538|Oakland||USA|37.8044|-122.2708|419267|oakland
5387877|Riverside||USA|33.9534|-117.3962|322424|riverside
5389489|Sacramento||USA|38.5816|-121.4944|490712|sacramento
5391811|San Diego||USA|32.7157|-117.1647|1394928|san diego
5391959|San Francisco||USA|37.7749|-122.4194|864816|san francisco
5392171|San Jose||USA|37.3394|-121.895|1026908|san jose
5392900|Santa Ana||USA|33.7456|-117.8678|335400|santa ana
5399020|Stockton||USA|37.9577|-121.2908|305658|stockton
5412347|Aurora||USA|39.7294|-104.8319|359407|aurora
5417598|Colorado Springs||USA|38.8339|-104.8214|456568|colorado springs
5419384|Denver||USA|39.7392|-104.9847|682545|denver
5454711|Albuquerque||USA|35.0845|-106.6511|559121|albuquerque
5506956|Las Vegas||USA|36.175|-115.1372|623747|las vegas
5520993|El Paso||USA|31.7587|-106.4869|681124|el paso
5746545|Portland||USA|45.5234|-122.6762|632309|portland
5809844|Seattle||USA|47.6062|-122.3321|684451|seattle
5856195|Honolulu||USA|21.3069|-157.8583|371657|honolulu
5907364|Brampton||Kanada|43.6834|-79.7663|433806|brampton
5913490|Calgary||Kanada|51.0501|-114.0853|1019942|calgary
5946768|Edmonton||Kanada|53.5501|-113.4687|712391|edmonton
5950267|Etobicoke||Kanada|43.6542|-79.5671|347948|etobicoke
5969782|Hamilton||Kanada|43.2501|-79.8496|519949|hamilton
6050610|Laval||Kanada|45.5699|-73.692|376845|laval
6058560|London||Kanada|42.9834|-81.233|346765|london
6075357|Mississauga||Kanada|43.5789|-79.6583|668549|mississauga
6077243|Montreal||Kanada|45.5088|-73.5878|1600000|montreal
6091104|North York||Kanada|43.7668|-79.4163|636000|north york
6094578|Oshawa||Kanada|43.9001|-78.8496|308875|oshawa
6094817|Ottawa||Kanada|45.4112|-75.6981|812129|ottawa
6159905|Surrey||Kanada|49.1063|-122.8251|394976|surrey
6167865|Toronto||Kanada|43.7001|-79.4163|2600000|toronto
6173331|Vancouver||Kanada|49.2497|-123.1193|600000|vancouver
6183235|Winnipeg||Kanada|49.8844|-97.147|632063|winnipeg
6269436|Ingared|Västra Götaland|Sverige|57.8599|12.4516|1703|ingared
6295613|Kilo||Finland|60.2175|24.7815|2000|kilo
6324729|Halifax||Kanada|44.6464|-63.5729|359111|halifax
6325494|Québec||Kanada|46.8123|-71.2145|528595|quebec
6362987|Ceuta||Spanien|35.8892|-5.3204|78674|ceuta
6534228|Guidonia Montecelio||Italien|41.9936|12.7224|67516|guidonia montecelio
6534232|Lamezia Terme||Italien|38.9626|16.3094|70501|lamezia terme
6543862|Villeneuve-d'Ascq||Frankrike|50.6167|3.1666|62400|villeneuve dascq
6544105|Sant Martí||Spanien|41.4181|2.1993|235719|sant marti
6545326|Ursynów||Polen|52.1505|21.0504|147676|ursynow
6545347|Praga Północ||Polen|52.2544|21.0347|93192|praga polnoc
6545348|Praga Południe||Polen|52.2442|21.0855|187845|praga poludnie
6545362|Fjellfoten||Norge|60.0897|11.4722|1029|fjellfoten
6545367|Neskollen||Norge|60.1216|11.3393|1157|neskollen
6559559|Horishni Plavni||Ukraina|49.0102|33.6357|51740|horishni plavni
6618856|Santutxu||Spanien|43.2535|-2.9161|60000|santutxu
6619708|Majorna|Västra Götaland|Sverige|57.6919|11.9161|29254|majorna
6639661|Kinsarvik||Norge|60.3757|6.7195|459|kinsarvik
6690862|South Croydon||Storbritannien|51.3622|-0.0942|55198|south croydon
6693002|Sjølyststranda||Norge|59.9211|10.6802|1500|sjolyststranda
6695754|Kogalym||Ryssland|62.2654|74.4791|57800|kogalym
6695932|Skei||Norge|61.5715|6.4791|0|skei
6697344|Ytrebygda||Norge|60.305|5.2824|24044|ytrebygda
6697345|Sandsli||Norge|60.3032|5.2855|1070|sandsli
6853140|Lesnoy||Ryssland|57.6198|63.0784|55100|lesnoy
6943587|Onsala|Halland|Sverige|57.4253|12.029|12275|onsala
6948711|Scarborough||Kanada|43.7722|-79.2567|600000|scarborough
6951004|Stjørdal||Norge|63.468|10.9178|0|stjordal
7280466|Frosta||Norge|63.5891|10.7423|2495|frosta
7284889|Marseille 08||Frankrike|43.2708|5.3821|78837|marseille 08
7284890|Marseille 10||Frankrike|43.2789|5.4152|51299|marseille 10
7284891|Marseille 09||Frankrike|43.2543|5.4057|76868|marseille 09
7284892|Marseille 11||Frankrike|43.2907|5.4384|56792|marseille 11
7284893|Marseille 12||Frankrike|43.2961|5.4362|58734|marseille 12
7284894|Marseille 13||Frankrike|43.3186|5.4084|89316|marseille 13
7284895|Marseille 14||Frankrike|43.3445|5.38|61920|marseille 14
7284896|Marseille 15||Frankrike|43.3722|5.3539|77770|marseille 15
7288344|Vik||Norge|61.0571|6.5781|2899|vik
7288345|Sogndal||Norge|61.2291|7.0967|6700|sogndal
7304423|Akalla|Stockholm|Sverige|59.4147|17.914|8153|akalla
7304427|Tensta|Stockholm|Sverige|59.3939|17.9011|17083|tensta
7304434|Björkskatan|Norrbotten|Sverige|65.6137|22.177|4388|bjorkskatan
7626135|Rømskog||Norge|59.7497|11.8112|0|romskog
7626136|Meieribyen||Norge|59.4745|11.1608|0|meieribyen
7626137|Kirkebygda||Norge|59.4921|10.8743|0|kirkebygda
7626138|Elvestad||Norge|59.624|10.9508|0|elvestad
7626251|Forsand||Norge|58.9033|6.1048|0|forsand
7626323|Fjerdingby||Norge|59.9263|11.0653|0|fjerdingby
7626324|Kirkebygda||Norge|59.7645|11.1449|0|kirkebygda
7626325|Kjenn||Norge|59.931|10.9537|0|kjenn
7626326|Teigebyen||Norge|60.2207|11.0176|0|teigebyen
7626327|Hurdal||Norge|60.4352|11.0671|0|hurdal
7626328|Flisa||Norge|60.6132|12.0109|0|flisa
7626329|Bergset||Norge|61.8913|11.0777|0|bergset
7626330|Engerdal||Norge|61.759|11.9594|0|engerdal
7626331|Lesja||Norge|62.1184|8.8642|0|lesja
7626332|Bismo||Norge|61.8841|8.2667|0|bismo
7626334|Ringebu||Norge|61.5296|10.1389|0|ringebu
7626335|Segalstad bru||Norge|61.2282|10.2226|0|segalstad bru
7626336|Slidre||Norge|61.088|8.9814|0|slidre
7626337|Vang||Norge|61.1253|8.5729|0|vang
7626338|Vik||Norge|60.0771|10.2791|0|vik
7626339|Trøim||Norge|60.8611|8.5654|0|troim
7626340|Hol||Norge|60.6151|8.294|0|hol
7626341|Lierbyen||Norge|59.7865|10.2445|0|lierbyen
7626342|Lampeland||Norge|59.8349|9.5791|0|lampeland
7626343|Rødberg||Norge|60.2672|8.9472|0|rodberg
7626345|Revetal||Norge|59.3724|10.2631|0|revetal
7626346|Andebu||Norge|59.3059|10.1765|0|andebu
7626347|Borgheim||Norge|59.2263|10.4075|0|borgheim
7626349|Sauland||Norge|59.6161|8.9375|0|sauland
7626350|Blakstad||Norge|58.5046|8.6465|0|blakstad
7626351|Birketveit||Norge|58.4591|7.9169|0|birketveit
7626352|Helland||Norge|58.1934|7.5243|0|helland
7626353|Kyrkjebygda||Norge|58.6152|7.4139|0|kyrkjebygda
7626354|Kleppe||Norge|58.7742|5.6294|0|kleppe
7626355|Hjelmelandsvågen||Norge|59.2369|6.1791|0|hjelmelandsvagen
7626356|Sand||Norge|59.4847|6.2511|0|sand
7626357|Ydstebøhamn||Norge|59.0623|5.4025|0|ydstebohamn
7626358|Bokn||Norge|59.2306|5.4352|0|bokn
7626359|Aksdal||Norge|59.4241|5.4455|0|aksdal
7626360|Skogsvågen||Norge|60.2551|5.1016|465|skogsvagen
7626361|Straume||Norge|60.3613|5.122|0|straume
7626362|Aurlandsvangen||Norge|60.9058|7.1871|0|aurlandsvangen
7626363|Gaupne||Norge|61.4047|7.2946|1157|gaupne
7626364|Askvoll||Norge|61.3467|5.0622|0|askvoll
7626365|Hornindal||Norge|61.9692|6.5242|0|hornindal
7626366|Fiskå||Norge|62.1006|5.5579|0|fiska
7626367|Stordal||Norge|62.382|6.9863|0|stordal
7626368|Sykkylven||Norge|62.3959|6.5875|0|sykkylven
7626369|Valderøy||Norge|62.5007|6.1347|0|valderoy
7626370|Falkhytta||Norge|62.805|6.8872|0|falkhytta
7626371|Elnesvågen||Norge|62.8543|7.1377|2362|elnesvagen
7626372|Bruhagen||Norge|63.0526|7.6342|0|bruhagen
7626373|Surnadal||Norge|62.974|8.7247|0|surnadal
7626374|Liabøen||Norge|63.1225|8.3159|0|liaboen
7626375|Rissa||Norge|63.5837|9.9599|0|rissa
7626376|Roan||Norge|64.1727|10.229|0|roan
7626377|Steinsdalen||Norge|64.2987|10.5128|0|steinsdalen
7626378|Meldal||Norge|63.0472|9.7134|0|meldal
7626379|Støren||Norge|63.0391|10.285|0|storen
7626380|Børsa||Norge|63.3267|10.0692|0|borsa
7626381|Klæbu||Norge|63.2976|10.4826|0|klaebu
7626382|Mebonden||Norge|63.2303|11.031|0|mebonden
7626384|Leksvik||Norge|63.6727|10.6232|0|leksvik
7626386|Namdalseid||Norge|64.2219|11.2232|0|namdalseid
7626388|Høylandet||Norge|64.6289|12.3021|0|hoylandet
7626389|Jøa||Norge|64.6591|11.2653|0|joa
7626391|Silvalen||Norge|65.9832|12.2886|0|silvalen
7626393|Hattfjelldal||Norge|65.5974|13.9879|0|hattfjelldal
7626395|Lurøy||Norge|66.4189|12.8425|0|luroy
7626396|Husøya||Norge|66.5016|12.0965|0|husoya
7626397|Vågaholmen||Norge|66.7137|13.2871|0|vagaholmen
7626398|Leinesfjorden||Norge|67.7755|15.0154|0|leinesfjorden
7626400|Leknes||Norge|68.1475|13.6115|3556|leknes
7626402|Tennevoll||Norge|68.7471|17.8062|0|tennevoll
7626403|Sørreisa||Norge|69.1453|18.1529|0|sorreisa
7626404|Brøstadbotn||Norge|69.0887|17.6949|0|brostadbotn
7626405|Hatteng||Norge|69.2707|19.9594|0|hatteng
7626406|Breivikbotn||Norge|70.5888|22.2871|0|breivikbotn
7626407|Tana bru||Norge|70.1991|28.1904|0|tana bru
7647230|Koukkuniemi||Finland|60.1526|24.7647|1038|koukkuniemi
7779093|Ristinummi||Finland|63.0919|21.723|1500|ristinummi
7779094|Teeriniemi||Finland|63.0971|21.6959|1500|teeriniemi
7779096|Hietalahti||Finland|63.0848|21.6172|4700|hietalahti
7798678|Eystur||Färöarna|62.2091|-6.7525|0|eystur
7910855|Toijala||Finland|61.1678|23.8382|8300|toijala
7911309|Väståboland||Finland|60.2997|22.3004|15498|vastaboland;pargas;lansi turunmaa
7931985|Alby|Stockholm|Sverige|59.2335|17.8538|11400|alby
8198686|Christiansø||Danmark|55.3201|15.1866|0|christianso
8288543|Hammarkullen|Västra Götaland|Sverige|57.7805|12.036|7914|hammarkullen
8288544|Rannebergen|Västra Götaland|Sverige|57.8024|12.0713|4364|rannebergen
8288546|Eriksbo|Västra Götaland|Sverige|57.7714|12.0418|2564|eriksbo
8288547|Gårdsten|Västra Götaland|Sverige|57.8048|12.0288|8025|gardsten
8288548|Lövgärdet|Västra Götaland|Sverige|57.8156|12.0386|7113|lovgardet
8299614|Rossendale||Storbritannien|53.6846|-2.2769|67400|rossendale
8299617|High Peak||Storbritannien|53.368|-1.8454|92600|high peak
8310138|Ilioúpoli||Grekland|37.9315|23.7678|78153|ilioupoli
8310183|Korydallós||Grekland|37.9847|23.6471|63445|korydallos
8358544|Zográfos||Grekland|37.9757|23.7691|71026|zografos
8468896|Ulsteinvik weather pws station||Norge|62.3434|5.8438|5000|ulsteinvik weather pws station
8504433|Billingstad||Norge|59.8755|10.4823|2349|billingstad
8505053|Vostochnoe Degunino||Ryssland|55.8801|37.5576|95000|vostochnoe degunino
8533870|Saint-Quentin-en-Yvelines||Frankrike|48.7719|2.0189|146598|saint quentin en yvelines;communaute dagglomeration de saint quentin en yvelines
8555643|Cergy-Pontoise||Frankrike|49.0389|2.0781|183430|cergy pontoise
8581467|Slobozia||Rumänien|44.5647|27.3633|52710|slobozia;freistadt
8643948|Laugar||Island|65.7216|-17.3735|1001|laugar
8644037|Reykjanesbær||Island|63.9981|-22.5611|2013|reykjanesbaer
9114206|Åre|Jämtland|Sverige|63.3991|13.08|2768|are
9404010|Nordstranda||Norge|62.5138|6.1317|3700|nordstranda
10942905|Marielund|Norrbotten|Sverige|65.8531|24.1049|1726|marielund
11593510|Älajärvi||Finland|63.0003|23.8159|10308|alajarvi
11748571|Lyefjell||Norge|58.7354|5.7362|2200|lyefjell
11777624|Archway||Storbritannien|51.5673|-0.1341|215667|archway
900101096|Mariehem|Västerbotten|Sverige|63.837|20.333|0|mariehem
901469953|Porsön|Norrbotten|Sverige|65.617|22.13|0|porson
903379827|Malung-Sälen|Dalarna|Sverige|60.6833|13.7154|10000|malung salen
903872884|Sotenäs|Västra Götaland|Sverige|58.3631|11.2594|10000|sotenas
903980906|Häggvik|Stockholm|Sverige|59.443|17.933|0|haggvik
904062085|Trollbäcken|Stockholm|Sverige|59.229|18.183|0|trollbacken
904086739|Hammarby sjöstad|Stockholm|Sverige|59.304|18.103|0|hammarby sjostad
904437201|Hagsätra|Stockholm|Sverige|59.263|18.013|0|hagsatra
904665591|Viksjö|Stockholm|Sverige|59.413|17.808|0|viksjo
904908228|Edsberg|Stockholm|Sverige|59.442|17.964|0|edsberg
906030750|Vällingby|Stockholm|Sverige|59.363|17.872|0|vallingby
907501500|Hässelby|Stockholm|Sverige|59.367|17.833|0|hasselby
907596219|Näsbypark|Stockholm|Sverige|59.429|18.093|0|nasbypark
907905256|Danderyd|Stockholm|Sverige|59.3993|18.0562|10000|danderyd
908697762|Skarpnäck|Stockholm|Sverige|59.267|18.133|0|skarpnack
908948819|Ramlösa|Skåne|Sverige|56.023|12.73|0|ramlosa
909632475|Berg|Jämtland|Sverige|62.8138|14.4474|10000|berg
909651869|Dals-Ed|Västra Götaland|Sverige|58.9125|11.9331|10000|dals ed
910681326|Salem|Stockholm|Sverige|59.2|17.7333|10000|salem
910686207|Kortedala|Västra Götaland|Sverige|57.753|12.033|0|kortedala
913127504|Upplands-Bro|Stockholm|Sverige|59.4786|17.7483|10151|upplands bro
913358933|Värmdö|Stockholm|Sverige|59.3268|18.3897|20774|varmdo
914077958|Härryda|Västra Götaland|Sverige|57.6589|12.1179|17579|harryda
914384852|Granlo|Västernorrland|Sverige|62.401|17.253|0|granlo
915567571|Skärholmen|Stockholm|Sverige|59.277|17.907|0|skarholmen
915861640|Rinkeby|Stockholm|Sverige|59.388|17.928|0|rinkeby
915975190|Ektorp|Stockholm|Sverige|59.313|18.19|0|ektorp
916140200|Norrmalm|Stockholm|Sverige|59.337|18.061|0|norrmalm
917817176|Hammarö|Värmland|Sverige|59.3232|13.4655|13605|hammaro
918746263|Hyllie|Skåne|Sverige|55.563|12.976|0|hyllie
919049813|Hovsjö|Stockholm|Sverige|59.188|17.578|0|hovsjo
921429131|Fosie|Skåne|Sverige|55.56|13.028|0|fosie
921545245|Bredäng|Stockholm|Sverige|59.295|17.934|0|bredang
921978311|Farsta|Stockholm|Sverige|59.244|18.093|0|farsta
922115236|Geneta|Stockholm|Sverige|59.199|17.58|0|geneta
922368940|Östertälje|Stockholm|Sverige|59.185|17.656|0|ostertalje
922780062|Rotebro|Stockholm|Sverige|59.476|17.914|0|rotebro
922854699|Nacksta|Västernorrland|Sverige|62.387|17.252|0|nacksta
923220029|Skäggetorp|Östergötland|Sverige|58.427|15.573|0|skaggetorp
923644464|Teleborg|Kronoberg|Sverige|56.853|14.825|0|teleborg
923791049|Västra hamnen|Skåne|Sverige|55.613|12.978|0|vastra hamnen
926123154|Husie|Skåne|Sverige|55.58|13.087|0|husie
926759075|Trångsund|Stockholm|Sverige|59.228|18.133|0|trangsund
926841760|Östra Göinge|Skåne|Sverige|56.2552|14.078|10000|ostra goinge
927237845|Gunnesbo|Skåne|Sverige|55.73|13.162|0|gunnesbo
928571421|Aspudden|Stockholm|Sverige|59.306|18.001|0|aspudden
929145277|Mark|Västra Götaland|Sverige|57.5073|12.6946|15019|mark
929215951|Kinda|Östergötland|Sverige|57.9878|15.633|10000|kinda
930810264|Hageby|Östergötland|Sverige|58.566|16.196|0|hageby
931093533|Kallhäll|Stockholm|Sverige|59.453|17.806|0|kallhall
931191468|Flemingsberg|Stockholm|Sverige|59.219|17.946|0|flemingsberg
931276301|Brandbergen|Stockholm|Sverige|59.174|18.166|0|brandbergen
931415148|Kronoparken|Värmland|Sverige|59.411|13.579|0|kronoparken
932281018|Essunga|Västra Götaland|Sverige|58.1881|12.716|10000|essunga
932323043|Rissne|Stockholm|Sverige|59.376|17.94|0|rissne
932324333|Botkyrka|Stockholm|Sverige|59.1986|17.8332|40832|botkyrka
932400657|Brickebacken|Örebro|Sverige|59.246|15.257|0|brickebacken
933869126|Limhamn|Skåne|Sverige|55.582|12.935|0|limhamn
934835287|Nordanstig|Gävleborg|Sverige|61.9825|17.0637|10000|nordanstig
935210698|Björknäs|Stockholm|Sverige|59.318|18.225|0|bjorknas
935347323|Älvsjö|Stockholm|Sverige|59.279|18.011|0|alvsjo
935826763|Ålidhem|Västerbotten|Sverige|63.809|20.313|0|alidhem
935875171|Norra Fäladen|Skåne|Sverige|55.727|13.2|0|norra faladen
936051046|Västerhaninge|Stockholm|Sverige|59.117|18.1|0|vasterhaninge
936433792|Orust|Västra Götaland|Sverige|58.2385|11.676|10000|orust
936884410|Biskopsgården|Västra Götaland|Sverige|57.729|11.889|0|biskopsgarden
938245343|Gamlestaden|Västra Götaland|Sverige|57.729|12.006|0|gamlestaden
939371268|Vendelsö|Stockholm|Sverige|59.2|18.183|0|vendelso
940404559|Enskede|Stockholm|Sverige|59.283|18.083|0|enskede
940440593|Hallunda|Stockholm|Sverige|59.243|17.825|0|hallunda
940650780|Lekeberg|Örebro|Sverige|59.1737|14.8723|10000|lekeberg
942561924|Hisingen|Västra Götaland|Sverige|57.73|11.93|0|hisingen
943674096|Bomhus|Gävleborg|Sverige|60.676|17.221|0|bomhus
944810079|Örnäset|Norrbotten|Sverige|65.588|22.181|0|ornaset
944844933|Hylte|Halland|Sverige|56.9989|13.2396|10000|hylte
944963289|Ovanåker|Gävleborg|Sverige|61.3769|15.8175|10000|ovanaker
947306477|Sävedalen|Västra Götaland|Sverige|57.728|12.076|0|savedalen
947721649|Järfälla|Stockholm|Sverige|59.4227|17.8351|24046|jarfalla
948909152|Österåker|Stockholm|Sverige|59.4794|18.2997|32659|osteraker
949845165|Tjörn|Västra Götaland|Sverige|57.9866|11.5574|10000|tjorn
949935141|Tyresö|Stockholm|Sverige|59.242|18.2276|10000|tyreso
950458608|Norsborg|Stockholm|Sverige|59.244|17.815|0|norsborg
950869898|Orminge|Stockholm|Sverige|59.327|18.256|0|orminge
951418549|Askim|Västra Götaland|Sverige|57.629|11.943|0|askim
951450157|Bohus|Västra Götaland|Sverige|57.854|12.019|0|bohus
951743560|Saltsjö-Boo|Stockholm|Sverige|59.326|18.27|0|saltsjo boo
954077935|Hallonbergen|Stockholm|Sverige|59.376|17.969|0|hallonbergen
954590491|Helenelund|Stockholm|Sverige|59.409|17.962|0|helenelund
956429693|Nödinge|Västra Götaland|Sverige|57.894|12.048|0|nodinge
957363084|Bagarmossen|Stockholm|Sverige|59.276|18.131|0|bagarmossen
958029849|Lindängen|Skåne|Sverige|55.557|13.014|0|lindangen
958878509|Gärdet|Stockholm|Sverige|59.344|18.1|0|gardet
959093703|Råslätt|Jönköping|Sverige|57.732|14.153|0|raslatt
959401118|Lambohov|Östergötland|Sverige|58.381|15.56|0|lambohov
959915245|Hagalund|Stockholm|Sverige|59.362|18.008|0|hagalund
959974411|Vivalla|Örebro|Sverige|59.293|15.184|0|vivalla
960696886|Bergsjön|Västra Götaland|Sverige|57.756|12.068|0|bergsjon
961771499|Liljeholmen|Stockholm|Sverige|59.311|18.023|0|liljeholmen
963481402|Hovås|Västra Götaland|Sverige|57.611|11.933|0|hovas
963626246|Barkarby|Stockholm|Sverige|59.414|17.876|0|barkarby
964665642|Öxnehaga|Jönköping|Sverige|57.775|14.304|0|oxnehaga
964897545|Fröslunda|Södermanland|Sverige|59.373|16.477|0|froslunda
966877759|Backa|Västra Götaland|Sverige|57.748|11.986|0|backa
967299671|Guldheden|Västra Götaland|Sverige|57.683|11.976|0|guldheden
967816682|Skogås|Stockholm|Sverige|59.218|18.155|0|skogas
967819483|Eda|Värmland|Sverige|59.8842|12.304|10000|eda
968447112|Huvudsta|Stockholm|Sverige|59.351|17.986|0|huvudsta
968675732|Håbo|Uppsala|Sverige|59.5671|17.5278|13138|habo
969331460|Husby|Stockholm|Sverige|59.408|17.925|0|husby
970471160|Tanum|Västra Götaland|Sverige|58.7238|11.3259|10000|tanum
971178782|Rågsved|Stockholm|Sverige|59.257|18.028|0|ragsved
971434458|Sickla|Stockholm|Sverige|59.306|18.121|0|sickla
972326859|Araby|Kronoberg|Sverige|56.887|14.779|0|araby
972497098|Gottsunda|Uppsala|Sverige|59.808|17.629|0|gottsunda
973720127|Kungens kurva|Stockholm|Sverige|59.269|17.916|0|kungens kurva
973919939|Ljusnarsberg|Örebro|Sverige|59.876|14.9944|10000|ljusnarsberg
974026718|Bäckby|Västmanland|Sverige|59.597|16.484|0|backby
974078397|Ale|Västra Götaland|Sverige|57.9258|12.0784|10000|ale
975757365|Ydre|Östergötland|Sverige|57.8246|15.2736|10000|ydre
975779970|Alvik|Stockholm|Sverige|59.334|17.98|0|alvik
975830425|Skiljebo|Västmanland|Sverige|59.609|16.588|0|skiljebo
975922972|Hökarängen|Stockholm|Sverige|59.258|18.083|0|hokarangen
976833922|Lundby|Västra Götaland|Sverige|57.718|11.93|0|lundby
976959778|Hägersten|Stockholm|Sverige|59.298|17.98|0|hagersten
977347164|Blackeberg|Stockholm|Sverige|59.348|17.883|0|blackeberg
978710763|Stocksund|Stockholm|Sverige|59.383|18.044|0|stocksund
979155771|Burlöv|Skåne|Sverige|55.6325|13.0714|10000|burlov
980419516|Stenhagen|Uppsala|Sverige|59.85|17.569|0|stenhagen
980601461|Täby kyrkby|Stockholm|Sverige|59.495|18.065|0|taby kyrkby
981437429|Teg|Västerbotten|Sverige|63.813|20.249|0|teg
982564316|Tynnered|Västra Götaland|Sverige|57.647|11.901|0|tynnered
982930922|Rosengård|Skåne|Sverige|55.587|13.05|0|rosengard
983617514|Spånga|Stockholm|Sverige|59.383|17.9|0|spanga
983739009|Stuvsta|Stockholm|Sverige|59.253|17.996|0|stuvsta
983955714|Midsommarkransen|Stockholm|Sverige|59.302|18.012|0|midsommarkransen
984464195|Hosjö|Dalarna|Sverige|60.595|15.726|0|hosjo
985025661|Linnéstaden|Västra Götaland|Sverige|57.695|11.95|0|linnestaden
985479317|Johanneshov|Stockholm|Sverige|59.296|18.08|0|johanneshov
985630241|Härjedalen|Jämtland|Sverige|62.0341|14.3658|10000|harjedalen
985731440|Våxnäs|Värmland|Sverige|59.395|13.465|0|vaxnas
986640077|Fruängen|Stockholm|Sverige|59.285|17.965|0|fruangen
987237509|Kirseberg|Skåne|Sverige|55.605|13.033|0|kirseberg
987472564|Luthagen|Uppsala|Sverige|59.864|17.62|0|luthagen
987534270|Brämhult|Västra Götaland|Sverige|57.735|12.998|0|bramhult
987648679|Ronna|Stockholm|Sverige|59.213|17.599|0|ronna
988106405|Möllevången|Skåne|Sverige|55.591|13.009|0|mollevangen
988272887|Adolfsberg|Örebro|Sverige|59.241|15.194|0|adolfsberg
988564826|Ersboda|Västerbotten|Sverige|63.856|20.32|0|ersboda
989558362|Sätra|Gävleborg|Sverige|60.693|17.136|0|satra
989915537|Sunnersta|Uppsala|Sverige|59.793|17.656|0|sunnersta
989993215|Domnarvet|Dalarna|Sverige|60.496|15.458|0|domnarvet
990639981|Ragunda|Jämtland|Sverige|63.1104|16.3538|10000|ragunda
991654771|Gränby|Uppsala|Sverige|59.877|17.664|0|granby
991791066|Högsbo|Västra Götaland|Sverige|57.669|11.94|0|hogsbo
992514206|Norrby|Västra Götaland|Sverige|57.723|12.919|0|norrby
993908521|Örgryte|Västra Götaland|Sverige|57.693|12.02|0|orgryte
996649398|Råå|Skåne|Sverige|55.998|12.746|0|raa
997241130|Kärra|Västra Götaland|Sverige|57.793|11.996|0|karra
998936381|Uppvidinge|Kronoberg|Sverige|57.1701|15.3443|10000|uppvidinge$data$, E'\n') as line;

insert into places (id, name, county, country, latitude, longitude, population)
  select part[1]::integer, part[2], nullif(part[3], ''), part[4], part[5]::double precision, part[6]::double precision,
         part[7]::integer
    from new_places;

insert into place_terms (term, weight, place_id)
  select distinct array_to_string(words[first:], ' '),
         part[7]::integer + case part[4] when 'Sverige' then 1000000000 else 0 end, part[1]::integer
    from new_places, string_to_table(part[8], ';') as name, string_to_array(name, ' ') as words,
         generate_subscripts(words, 1) as first;

analyze places, place_terms;
