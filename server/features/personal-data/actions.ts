// The functions of personal data that other features may use.
export { erasePerson, finishErasure } from './erase-person.ts';
