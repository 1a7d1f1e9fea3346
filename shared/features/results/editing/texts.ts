// Texts of the back office's results, leagues and teams. Source: spec 2 §2, §8 Results; the rest in the same style.
import { MAX_ALIASES, MAX_TEAM_NAME_LENGTH } from './rules.ts';

export const editingTexts = {
  notPlayed: 'Ej spelad',
  empty: 'Inga basketresultat hittades.',
  created: 'Resultat skapat',
  updated: 'Resultat uppdaterat',
  deleted: 'Resultat borttaget',
  /** `refused` is followed by the server's reason; `unexpected` is for an error without a reason. */
  listFailed: { refused: 'Kunde inte hämta basketresultat', unexpected: 'Ett fel inträffade vid hämtning' },
  saveFailed: { refused: 'Kunde inte spara resultat', unexpected: 'Ett fel inträffade vid sparning' },
  deleteFailed: { refused: 'Kunde inte ta bort resultat', unexpected: 'Ett fel inträffade vid borttagning' },
  changedMeanwhile:
    'Någon annan har ändrat matchen medan du redigerade. Se över den och spara igen om din version ska gälla.',
  homeMissing: 'Skriv hemmalaget',
  awayMissing: 'Skriv bortalaget',
  sameTeams: 'Hemmalag och bortalag måste vara olika',
  leagueMissing: 'Skriv ligan',
  dateMissing: 'Välj datum och tid',
  scoreInvalid: 'Poängen är ett heltal från 0 till 400',
  halfScore: 'Skriv båda lagens poäng, eller inga',
  nameInvalid: 'Namnet behöver minst en bokstav eller siffra',
  nameTaken: 'Namnet används redan',
  nameTooLong: 'Namnet är för långt',
  aliasTooLong: `Ett annat namn får ha högst ${MAX_TEAM_NAME_LENGTH} tecken`,
  tooManyAliases: `Högst ${MAX_ALIASES} andra namn`,
  cityTooLong: `Orten får ha högst ${MAX_TEAM_NAME_LENGTH} tecken`,
  venueTooLong: 'Namnet på arenan är för långt',
  aliasTaken: (alias: string) => `”${alias}” används redan. Är det samma? Slå ihop dem i listan.`,
  leaguesFailed: 'Kunde inte hämta ligor',
  teamsFailed: 'Kunde inte hämta lag',
  leagueFailed: 'Kunde inte spara ligan',
  teamFailed: 'Kunde inte spara laget',
  leagueChangedMeanwhile:
    'Någon annan har ändrat ligan medan du redigerade. Se över den och spara igen om din version ska gälla.',
  teamChangedMeanwhile:
    'Någon annan har ändrat laget medan du redigerade. Se över det och spara igen om din version ska gälla.',
  leagueSaved: 'Ligan är sparad',
  teamSaved: 'Laget är sparat',
  nameMissing: 'Skriv ett namn',
} as const;

/** Texts about merging a team or league with another, and about deleting one. */
export const mergeTexts = {
  unknown: 'Välj ett namn i listan',
  same: 'Välj ett annat än det som ska försvinna',
  haveMet: 'Lagen har mött varandra och kan inte vara samma lag',
  oneForChildren: 'Bara den ena ligan är för barn. Ändra det först om de är samma liga.',
  tooManyNames: `Tillsammans har de fler än ${MAX_ALIASES} andra namn. Ta bort några först.`,
  hasMatches: 'Det finns matcher, eller matcher som nyss togs bort. Slå ihop med ett annat namn i stället.',
  merged: (name: string, into: string) => `${name} är nu ${into}`,
  teamsDeleted: (count: number) => (count === 1 ? 'Laget är borttaget' : `${count} lag är borttagna`),
  followersLost: (count: number) => (count === 0 ? undefined : `${count} följare får inga fler notiser.`),
  leaguesDeleted: (count: number) => (count === 1 ? 'Ligan är borttagen' : `${count} ligor är borttagna`),
  unseenMatches: 'Samma matcher finns under båda namnen. Se vilka nedanför och slå ihop igen.',
  joined: (count: number) =>
    count === 1
      ? 'En match finns under båda namnen och slås ihop'
      : `${count} matcher finns under båda namnen och slås ihop`,
  leftToStaff: (count: number) =>
    count === 1 ? 'En match finns kvar två gånger' : `${count} matcher finns kvar två gånger`,
  chooseOne:
    'Resultaten skiljer sig, eller matchen pågår. Ta bort den som är fel i listan över resultat efteråt.',
  sameFailed: 'Kunde inte se om samma matcher finns under båda namnen',
  mergeFailed: 'Kunde inte slå ihop dem',
  teamDeleteFailed: 'Kunde inte ta bort laget',
  leagueDeleteFailed: 'Kunde inte ta bort ligan',
} as const;

export const pointsRules = {
  swedish: 'Svensk: 2 poäng för vinst, 0 för förlust',
  fiba: 'FIBA: 2 för vinst, 1 för förlust, 0 för utebliven match',
} as const;

/** How the table of a league counts points. */
export function describeTableRule(league: {
  isForChildren: boolean;
  pointsRule: 'swedish' | 'fiba';
}): string {
  if (league.isForChildren) return 'Barn: ingen tabell';
  return league.pointsRule === 'fiba' ? 'FIBA 2/1/0' : 'Svensk 2/0';
}
