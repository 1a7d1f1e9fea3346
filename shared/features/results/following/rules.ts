// The limit of followed teams and leagues.

/** Maximum number of followed teams, and of followed leagues: more than anyone needs. All are read for every article. */
export const MAX_FOLLOWED = 200;
