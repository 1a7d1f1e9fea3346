// Endpoints of leagues.

export const leaguesContract = {};
