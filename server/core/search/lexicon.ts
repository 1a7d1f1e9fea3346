// Language data of the search: irregular Swedish words, names that are never inflected, and the last parts of compounds.
// Words are lower case, with å, ä and ö.

/** Each line: a base form and the forms that the rules of `stem` do not reduce to it. */
const irregular = `
  sko skor skorna skon skons skors
  keps kepsar kepsen kepsarna
  shorts shortsen
  sock sockar sockor sockorna socka
  nät nätet näten
  blå blått blåa
  grå grått gråa
  ny nytt nya
  vit vitt vita
  röd rött röda
  gul gult gula
  grön grönt gröna
  bok böcker boken böckerna
  man män mannen
  barn barnet barnen barns
  basket basketen
  paket paketet paketen
  storlek storlekar storleken
`;

/** Brands, teams, players and borrowed words: `jordan` is no plural of `jord`. */
const names = `
  adidas nike jordan lebron curry kobe bryant durant kyrie giannis doncic jokic harden lillard tatum morant shaq pippen
  puma reebok converse asics anta peak spalding wilson molten mikasa rawlings kipsta tarmak decathlon champion
  under armour new balance air force zoom freak hyperdunk kobe chuck taylor all star fila starbury vans
  chicago bulls lakers celtics warriors heat nets knicks spurs raptors bucks suns mavericks sixers hornets magic
  los angeles golden state boston miami brooklyn toronto phoenix dallas philadelphia orlando
  fiba nba wnba euroleague ncaa sbl sverige sweden usa team dream
  panini topps fleer hoops prizm select donruss mosaic upper deck
  mitchell ness swingman retro rookie rebound
  fox stretch compression training sport sports game set pack box
`;

/** Last parts of compounds, in their base form. */
const heads = `
  sko boll korg tröja shorts byxa linne jacka strumpa väska ryggsäck skydd ställning platta nät kort biljett pump flaska
  tavla ring klocka keps mössa overall dräkt kläder set mål band stöd hylsa armband pannband bok film spel affisch figur
  matta stativ glasögon säck skida skena stång rem lapp penna mugg halsduk märke pärm fodral plan golv ärm pipa protokoll
  sele vikt rep stege kona väst vante handduk sula snöre pokal medalj läger cup hoodie t-shirt tights
`;

/** First parts that fit everything on the site: a search for "basketskor" also finds shoes that are not called so. */
const commonParts = `basket basketboll`;

const wordsOf = (text: string): string[] => text.trim().split(/\s+/);

export const irregularForms: ReadonlyMap<string, string> = new Map(
  irregular
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [base = '', ...forms] = wordsOf(line);
      return [base, ...forms].map((form) => [form, base] as const);
    }),
);
export const invariableWords: ReadonlySet<string> = new Set(wordsOf(names));
export const compoundHeads: ReadonlySet<string> = new Set(wordsOf(heads));
export const commonModifiers: ReadonlySet<string> = new Set(wordsOf(commonParts));

/** Words that say nothing about what is searched for. They are left out of a search with other words. */
export const stopWords: ReadonlySet<string> = new Set(
  wordsOf(`
  och i på en ett av för med till som är den det de att om från eller men ej inte jag du har kan
  säljes säljer köpes köper sökes söker billig billiga billigt begagnad begagnade fin fina fint bra
`),
);
