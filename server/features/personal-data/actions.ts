// Functions for other features.
export { erasePerson, finishErasure } from './erase-person.ts';
