// What other features use of messages to the operator.
export {
  countPending as countPendingMessages,
  listLatestMessages,
  updateMessage as updateContactMessage,
} from './queries.ts';
export { acceptMessage } from './send-message.ts';
