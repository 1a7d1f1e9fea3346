// Endpoints of tournaments in the back office.

export const editingContract = {};
