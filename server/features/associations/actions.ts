// What other features use of associations.
export { publishAssociationChanged } from './publish-changed.ts';
