// Endpoints of the list of tournaments.

export const listContract = {};
