// Words with little meaning in a search: those that may be missing in an ad, and those that a search leaves out.

/**
 * Optional words: a matching ad may lack them, because they fit nearly every ad and an ad without them means the same. Ads that
 * have them come first.
 */
export const OPTIONAL = `
  basket basketball nba herr herrar man män mans mens men
  kille killar killen killarna vol volume air brand
  äkta original originalet officiell officiella snygg snygga fet fett feta cool coola coolt fräck fräcka grym grymma
  sjyst sjysta sjysst sjyssta schysst schyssta nice najs fresh fresha drip dope
  begagnad begagnade begagnat used samling
  skick stor stora stort liten storlek storlekar strl stl par st styck stycken
  grej grejer grejor sak saker pryl prylar
`;

/** Optional only as separate words: as a part of "matchboll" or "fotboll" it names a kind of ball. */
export const OPTIONAL_ALONE = `
  match matcher matchen
  bekväm bekväma bekvämt skön sköna skönt lätt lätta stabil stabila stabilt hållbar hållbara hållbart slitstark slitstarka
  rejäl rejäla rejält smidig smidiga smidigt praktisk praktiska perfekt perfekta lämplig lämpliga passande proffsig proffsiga
  kvalitet fräsch fräscha modern moderna trendig trendiga populär populära riktig riktiga ordentlig ordentliga ordentligt
  vanlig vanliga vanligt lång långa fötter beg fraktfritt
`;

/** Stop words. They are left out of a search that has other words. */
export const EMPTY = `
  och i på en ett av för med till som är den det de att om från eller men ej inte jag du har kan mot vid
  säljes säljer sälj sälja köpes köper köp köpa sökes söker sök letar behöver vill önskar finns några någon något
  min mitt mina din ditt dina vår vårt våra sin sitt sina så var vara bara även alla allt alltid aldrig mycket lite
  när hur där här varför också ska funkar fungerar passar kostar kosta
  boka bokar okej pls tack hej söks någonstans helst gärna sig vilken vilka vad ni er ert era hos oss henne honom
  nån ngn ngt o
  helt nästan typ ungefär ca salu bruk går kr kronor pris län kommun nära runt omkring tips
  mig dig vi han hon hen dem dom hans hennes deras denna detta dessa efter från hela nu då sen sedan redan kanske just
  skulle vilja kunna kunde måste borde vore bli blir vet tror tänkte tänker undrar ha hade hitta hittar hjälp hjälpa
  visa kolla göra gör börja börjar börjat spela spelar behövs saknar kul rolig roliga älskar gillar hejsan tjena snälla
  åt öva övar pga selling buying fin fina fint bra bättre bäst bästa the for and with of
  where can could how what which is are do does you have need want looking get buy any some my to
  kvar fortfarande tillgänglig tillgängliga ledig lediga någonting nånting sådan sådana sådant sån såna förslag
  fyller blivit rekommendera rekommenderar idag imorgon snarast omgående tänkt
`;

/** Stop words that ask for a low price. */
export const LOW_PRICES = `
  billig billiga billigt billigare billigast billigaste prisvärd prisvärda prisvärt rea rean reapris
  fynd fynda fyndpris rabatt rabatterad rabatterade lågbudget budget
  cheap cheaper cheapest affordable
`;

/** What costs nothing. */
export const FREE = `gratis skänkes skänks bortskänkes bortskänks`;
