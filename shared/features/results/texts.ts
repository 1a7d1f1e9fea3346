// Texts of results. Source: spec 1 §4.

export const resultTexts = {
  notFound: 'Matchen hittades inte',
  teamNotFound: 'Laget hittades inte',
  leagueNotFound: 'Ligan hittades inte',
  seasonNotFound: 'Säsongen hittades inte',
  listFailed: 'Kunde inte hämta resultat',
  noSuchPage: 'Sidan finns inte. Börja om från första sidan.',
} as const;
