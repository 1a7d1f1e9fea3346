// What the other features may ask of this one.
export { erasePerson, finishErasure } from './erasing.ts';
