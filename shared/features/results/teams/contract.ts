// Endpoints of teams.

export const teamsContract = {};
