// Endpoints of a tournament.

export const detailContract = {};
