// Endpoints of a match.

export const matchContract = {};
