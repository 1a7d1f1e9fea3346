// What other features use of messages to the operator.
export { countPending as countPendingMessages, listLatestMessages } from './list-queries.ts';
export { madeTournamentSql } from './message-row.ts';
export { updateMessage as updateContactMessage } from './queries.ts';
export { acceptMessage } from './send-message.ts';
