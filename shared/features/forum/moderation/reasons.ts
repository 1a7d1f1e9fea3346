// Reasons to choose from when a post or comment is rejected or taken down, as its author reads them.
import type { Rule } from '../../reports/rules.ts';

export interface ForumReason {
  label: string;
  rule: Rule;
  reason: string;
}

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
