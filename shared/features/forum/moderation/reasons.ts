// Reasons to choose from when a post or comment is rejected or taken down, as its author reads them.
import type { Rule } from '../../reports/rules.ts';

export interface ForumReason {
  label: string;
  rule: Rule;
  reason: string;
}

/** Why a thread is locked. */
export const lockReasons: readonly ForumReason[] = [
  {
    label: 'Har spårat ur',
    rule: 'forbidden',
    reason: 'Tråden handlar inte längre om ämnet, utan om varandra.',
  },
  {
    label: 'Diskuteras i en annan tråd',
    rule: 'forbidden',
    reason: 'Samma sak diskuteras redan i en annan tråd. Fortsätt gärna där.',
  },
];

export const forumReasons: readonly ForumReason[] = [
  {
    label: 'Reklam eller spam',
    rule: 'forbidden',
    reason: 'Texten är reklam, eller upprepar samma sak. Köp och sälj gör vi på marknadsplatsen.',
  },
  {
    label: 'Kränkande eller hotfullt',
    rule: 'forbidden',
    reason: 'Texten är kränkande eller hotfull mot andra. Kritisera gärna en sak, men inte människor.',
  },
  {
    label: 'Uppgifter om andra',
    rule: 'forbidden',
    reason: 'Texten innehåller uppgifter om någon annan som inte hör hemma här.',
  },
  {
    label: 'Hör inte till basketen',
    rule: 'forbidden',
    reason: 'Texten handlar inte om något som hör till basketen.',
  },
];
