// What other features use of associations.
export { lockAssociation } from './editing/editing-queries.ts';
