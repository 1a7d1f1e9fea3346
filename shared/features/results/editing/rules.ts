// Limits of results, teams and leagues that staff write, and the league of a new result.

/** Source: spec 2 §9 Results. */
export const DEFAULT_LEAGUE = 'Basketligan';
/** The most points of a team in a match. */
export const MAX_SCORE = 400;
export const MAX_TEAM_NAME_LENGTH = 80;
export const MAX_VENUE_LENGTH = 120;
/** Other names of a team or league. */
export const MAX_ALIASES = 20;
