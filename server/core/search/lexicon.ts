// Language data of the search: irregular Swedish words, names that are never inflected, the last parts of compounds, and
// words with little meaning. Words are lower case, with å, ä and ö.
import { CITIES } from '#shared/places/cities.ts';
import { COUNTIES } from '#shared/places/counties.ts';
import { fold } from '#shared/search/tokens.ts';

/** Each line: a base form and the forms that the rules of `stem` do not reduce to it. */
const irregular = `
  sko skor skorna skon skons skors
  repa repor repan reporna
  brons bronset
  keps kepsar kepsen kepsarna
  shorts short shortsen shortsar
  sock sockar sockor sockorna socka
  nät nätet näten
  mål målet målen
  blå blått blåa
  grå grått gråa
  ny nytt nya
  vit vitt vita
  röd rött röda
  gul gult gula
  grön grönt gröna
  låg låga lågt
  hög höga högt
  bok böcker boken böckerna
  man män mannen männen
  herr herrar herren
  barn barnet barnen barns
  basket basketen
  paket paketet paketen
  storlek storlekar storleken
  läger lägret lägren
  läder lädret
  lag laget lagen
  lager lagret
  fot fötter foten
  hand händer handen
  set sets setet
  stång stänger stången
  spelare spelaren spelarna
  tränare tränaren tränarna
  domare domaren domarna
  människa människor
  dotter dottern döttrar döttrarna
  son sonen söner sönerna
  kille killar killen killarna
  tjej tjejer tjejen tjejerna tjejs
  jersey jerseys jerseyn
  gammal gamla gammalt
  oanvänd oanvänt oanvända
  använd använt använda
  landslag landslaget landslagen landslags
  match matcher matchen matcherna
  fotled fotleder fotleden
  finger fingrar fingret
  plåster plåstret
  papper papperet
  skott skot skottet skotten
  utomhus utomhu
  inomhus inomhu
  tights tightsen tajts tajtsen
`;

/** Brands, teams, players and borrowed words: `jordan` is not a plural of `jord`. */
const names = `
  adidas nike jordan lebron curry kobe bryant durant kyrie irving giannis doncic dončić jokic jokić harden lillard tatum
  morant shaq pippen rodman iverson westbrook wembanyama sabrina ionescu luka zion antetokounmpo embiid booker garnett
  puma reebok converse cons asics anta peak spalding wilson molten mikasa rawlings kipsta tarmak decathlon champion
  under armour armor new balance air force zoom freak hyperdunk kobe chuck taylor all star fila starbury vans craft select
  hummel stanno macron errea baden nothing skechers li-ning mcdavid zamst lp sklz goalrilla lifetime sure shot
  chicago bulls lakers celtics warriors heat nets knicks spurs raptors bucks suns mavericks sixers hornets magic clippers
  cavaliers rockets thunder nuggets jazz kings hawks wizards pacers pistons grizzlies pelicans timberwolves blazers
  los angeles golden state boston miami brooklyn toronto phoenix dallas philadelphia orlando
  fiba nba wnba euroleague ncaa sbl sverige sweden usa team dream
  panini topps fleer hoops prizm donruss mosaic upper deck psa bgs
  mitchell ness swingman retro rookie rebound
  cloudfit hyperice gatorade ektio champro rucanor geco salming hoopo k1x and1 burn jako
  evolution
  dame trae wade klay lamelo carmelo steph haliburton nowitzki olajuwon gt cut dunk
  fox stretch compression training sport sports game pack box
`;

/** Players and lines of shoes whose models have numbers: "kobe 6" may be found as "kobe". */
const numberedModels = `jordan lebron curry kobe kyrie giannis harden lillard dame tatum morant sabrina durant zion doncic luka freak`;

/** Last parts of compounds, in their base form. */
const heads = `
  sko doja boll korg tröja shorts byxa linne jacka strumpa socka väska ryggsäck bag skydd ställning ställ platta nät kort
  biljett pump flaska tavla ring klocka keps mössa overall dräkt kläder plagg set mål band stöd hylsa armband pannband bok
  film spel affisch figur matta stativ glasögon säck skida skena stång rem lapp penna mugg halsduk märke pärm fodral plan
  golv ärm skärm pipa protokoll sele vikt rep snöre stege kona väst vante handduk sula pokal medalj läger cup hoodie
  shirt tshirt tights leggings final turnering match kamp lag landslag paket box platta fack vagn hållare hängare bräda retur
  tränare coach domare spelare träning skola kurs plats bild autograf signatur bälte damask strumpbyxa topp
  fäste kedja stolpe tejp spray kasse lampa ljus klubba handske hjälm påse bräde program tidning märke klistermärke
  dagbok anläggning utrustning maskin docka pussel tapet lakan mynt lektion kollo kärra brillor
`;

/** Last parts of compounds that name a colour. */
const colours = `svart vit röd blå grå gul grön lila rosa guld silver`;

/** Last parts of compounds that state a property by their first part: "domarutbildad", "väggmonterad", "barnvänlig". */
const properties = `utbildad monterad hängd anpassad vänlig retro`;

/** First parts that fit everything on the site: a search for "basketskor" also finds shoes that are not called so. */
const commonParts = `basket basketboll basketball sport idrott`;

/** First parts to which "basket" adds nothing: "barnbasketskor" are "barnskor". "Easybasket" is a game of its own. */
const partsBeforeBasket = `barn junior ungdom dam herr flick pojk ute inne utomhus inomhus`;

/** Words that state an amount rather than an item, also as last parts: the first part of "bollpaket" names the item. */
const amounts = `set paket pack box`;

/** Clothes with a number on the back: "linne 23". */
const numbered = `linne tröja jersey matchställ`;

/** First parts that state where or when an item is used: "cupväska" finds every bag, those for cups first. */
const settingParts = `träning cup klubb skol skola gym fritid`;

/** Last parts that state what an item is used for: "dunkträning hopprep" finds every rope, those for dunks first. */
const uses = `träning`;

/** Events beside which those who come to them are named: "läger tjejer". */
const namedEvents = `läger dagläger sommarläger basketläger`;

/** Words that state the audience of the item named by another word: "taktiktavla tränare", "referee whistle". */
const roleWords = `
  tränare coach coacher instruktör ledare domare referee döma spelare player fysträningsledare lagledare lag laget
`;

/** Parts of the body: beside other words they name what protects them, such as "fotled" in "snörning fotled". */
const protectedParts = `fotled ankel vrist knä handled armbåge`;

/** First parts that name who works with an item: a "domartröja" is not the "tröja" of a player. */
const staff = `domare tränare coach ledare`;

/** After these words a search names what an item is used with: "bag till bollen". */
const purposeWords = `till för åt`;

/** Items without sizes by age: a search for a child's age finds those that are for children in general. */
const sizelessItems = `sko boll korg`;

/** First parts that state an audience: without its first part the word means another item. */
const people = `barn baby junior ungdom dam herr flick pojk`;

/**
 * Optional words: a matching ad may lack them, because they fit nearly every ad and an ad without them means the same. Ads that
 * have them come first.
 */
const optional = `
  basket basketball nba herr herrar man män mans mens men
  kille killar killen killarna vol volume air brand
  äkta original originalet officiell officiella snygg snygga fet fett feta cool coola coolt fräck fräcka grym grymma
  sjyst sjysta sjysst sjyssta schysst schyssta nice najs fresh fresha drip dope
  begagnad begagnade begagnat used samling
  skick stor stora stort liten storlek storlekar strl stl par st styck stycken
  grej grejer grejor sak saker pryl prylar
`;

/** Optional only as separate words: as a part of "matchboll" it names a kind of ball. */
const optionalAlone = `match matcher matchen`;

/** Stop words. They are left out of a search that has other words. */
const empty = `
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
`;

/** Stop words that ask for a low price. */
const lowPrices = `
  billig billiga billigt billigare billigast billigaste prisvärd prisvärda prisvärt rea rean reapris
  fynd fynda fyndpris rabatt rabatterad rabatterade lågbudget budget
  cheap cheaper cheapest affordable
`;

/** What costs nothing. */
const free = `gratis skänkes skänks bortskänkes bortskänks`;

/** Words after which a title no longer names the item, but its purpose or parts: "pump till boll". */
const relations = `till för passar med mot som på rymmer åt tål`;

/** A number before one of these is not a size: "5 st", "60 minuter". */
const unitWords = `
  st styck stycken kg kilo g gram l liter dl cl ml m meter mm tum min minut minuter h tim timmar sekund sekunder sekunders dagar kr kronor sek
  bollar kort koner biljetter platser par pack delar veckor mil
`;

const wordsOf = (text: string): string[] => text.trim().split(/\s+/);
export const setOf = (text: string): ReadonlySet<string> => new Set(wordsOf(text));
/** Also without diacritics, which many users do not type. */
export const typedSetOf = (text: string): ReadonlySet<string> =>
  new Set([...wordsOf(text), ...wordsOf(fold(text))]);

export const irregularForms: ReadonlyMap<string, string> = new Map(
  irregular
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [base = '', ...forms] = wordsOf(line);
      return [base, ...forms].map((form) => [form, base] as const);
    }),
);
const placeNames = [...CITIES, ...COUNTIES].flatMap((place) => wordsOf(place.toLowerCase()));
/** Also without diacritics: "vasteras". */
export const places: ReadonlySet<string> = new Set([...placeNames, ...placeNames.map(fold)]);
export const invariableWords: ReadonlySet<string> = new Set([...typedSetOf(names), ...places]);
export const freeWords: ReadonlySet<string> = typedSetOf(free);
export const modelNames = setOf(numberedModels);
export const propertyWords = setOf(`${colours} ${properties}`);
export const compoundHeads = setOf(`${heads} ${colours} ${properties}`);
export const propertyHeads = setOf(properties);
export const commonModifiers = setOf(commonParts);
export const basketlessParts = setOf(partsBeforeBasket);
export const amountHeads = setOf(amounts);
export const numberedClothes: readonly string[] = wordsOf(numbered);
export const settings = setOf(settingParts);
export const settingTerms = new Set(wordsOf(`${settingParts} turnering hall`).map(fold));
export const useHeads = setOf(uses);
export const events = typedSetOf(namedEvents);
export const roles = setOf(roleWords);
export const bodyParts = typedSetOf(protectedParts);
export const staffParts = setOf(staff);
export const purposes = typedSetOf(purposeWords);
export const itemsForAnyAge: readonly string[] = wordsOf(sizelessItems);
export const audienceParts = typedSetOf(people);
export const optionalWords = setOf(optional);
export const typedOptionalTerms = typedSetOf(`${optional} ${optionalAlone}`);
export const stopWords = setOf(`${empty} ${lowPrices}`);
export const lowPriceTerms = typedSetOf(lowPrices);
/** Also "nåt" and "får", but not without the ring: "nat" is a net, "far" a father. */
export const typedStopTerms: ReadonlySet<string> = new Set([
  ...typedSetOf(empty),
  ...lowPriceTerms,
  'nåt',
  'får',
]);
export const relationWords = setOf(relations);
export const units = setOf(unitWords);
/** Letters alone may be sizes: "42 m". */
export const amountUnits: ReadonlySet<string> = new Set(wordsOf(unitWords).filter((unit) => unit.length > 1));
