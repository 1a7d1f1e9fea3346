// Functions for other features.
export { erasePerson, finishErasure } from './erasing.ts';
