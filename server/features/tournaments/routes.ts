// The endpoints of tournaments.

export const tournamentsRoutes = {};
