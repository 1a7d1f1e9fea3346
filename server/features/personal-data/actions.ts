// What the rest of the house may ask of this feature.
export { erasePerson, forgetErased } from './erasing.ts';
export type { Erased } from './erase-queries.ts';
