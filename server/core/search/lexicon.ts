// Language data of the search: irregular Swedish words, names that are never inflected, the last parts of compounds, and
// words with little meaning. Words are lower case, with å, ä and ö.
import { CITIES } from '#shared/places/cities.ts';
import { COUNTIES } from '#shared/places/counties.ts';
import { fold } from '#shared/search/tokens.ts';
import { EMPTY, FREE, LOW_PRICES, OPTIONAL, OPTIONAL_ALONE } from './weak-words.ts';

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
  oanvänd oanvänt oanvända oanv
  begagnad begagnade begagnat beg
  junior juniorer jr
  senior seniorer sr
  fraktfri fraktfritt fraktfria
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
  poster posters
  timer timers
  binder binders
  booster boosters
  blaster blasters
  trainer trainers
  roller rollers
  sticker stickers
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
  dress kettlebell hantel toffla sandal poster plansch vimpel flagga nål
`;

/** Last parts of compounds that name a colour. */
const colours = `svart vit röd blå grå gul grön lila rosa guld silver`;

/** Last parts of compounds that state a property by their first part: "domarutbildad", "väggmonterad", "barnvänlig". */
const properties = `utbildad monterad hängd anpassad vänlig retro`;

/** Last parts of compounds that name what an item is made of: "gjutjärn". */
const materials = `järn stål metall plast nylon`;

/** First parts that fit everything on the site: a search for "basketskor" also finds shoes that are not called so. */
const commonParts = `basket basketboll basketball sport idrott`;

/** First parts to which "basket" adds nothing: "barnbasketskor" are "barnskor". "Easybasket" is a game of its own. */
const partsBeforeBasket = `barn junior ungdom dam herr flick pojk ute inne utomhus inomhus`;

/** Words that state an amount rather than an item, also as last parts: the first part of "bollpaket" names the item. */
const amounts = `set paket pack box`;

/** Clothes with a number on the back: "linne 23". */
const numbered = `linne tröja jersey matchställ`;

/** First parts that state where, when or why an item is used: "cupväska" finds every bag, those for cups first. */
const settingParts = `träning cup klubb skol skola gym fritid reserv extra`;

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
export const freeWords: ReadonlySet<string> = typedSetOf(FREE);
export const modelNames = setOf(numberedModels);
export const propertyWords = setOf(`${colours} ${properties} ${materials}`);
export const compoundHeads = setOf(`${heads} ${colours} ${properties} ${materials}`);
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
export const optionalWords = setOf(OPTIONAL);
export const typedOptionalTerms = typedSetOf(`${OPTIONAL} ${OPTIONAL_ALONE}`);
export const stopWords = setOf(`${EMPTY} ${LOW_PRICES}`);
export const lowPriceTerms = typedSetOf(LOW_PRICES);
/** Also "nåt" and "får", but not without the ring: "nat" is a net, "far" a father. */
export const typedStopTerms: ReadonlySet<string> = new Set([
  ...typedSetOf(EMPTY),
  ...lowPriceTerms,
  'nåt',
  'får',
]);
export const relationWords = setOf(relations);
export const units = setOf(unitWords);
/** Letters alone may be sizes: "42 m". */
export const amountUnits: ReadonlySet<string> = new Set(wordsOf(unitWords).filter((unit) => unit.length > 1));
