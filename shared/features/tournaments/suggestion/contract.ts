// Endpoints of suggestions of tournaments.

export const suggestionContract = {};
