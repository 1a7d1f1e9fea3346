// The endpoints of messages to the operator.
import { adminOnly, endpoint } from '../../core/http/endpoint.ts';
import { recordListReading } from '../audit/actions.ts';
import { answerMessage, assignMessage, changeNote, changeStatus } from './answer-message.ts';
import { countPending, listMessages } from './list-queries.ts';
import { findOwn, replyToOwn } from './own-message.ts';
import { sendContactMessage } from './send-message.ts';
import { viewForStaff } from './view.ts';

const { contact } = endpoint;

const PAGE_SIZE = 25;

export const contactRoutes = {
  send: contact.send.handler(({ context, input }) => sendContactMessage(context, input)),
  find: contact.find.handler(({ context, input }) => findOwn(context, input)),
  reply: contact.reply.handler(({ context, input }) => replyToOwn(context, input)),
  list: contact.list.use(adminOnly).handler(async ({ context, input }) => {
    const { database, viewer } = context;
    await recordListReading(context, 'contact-messages', { isSearch: Boolean(input.search) });
    const { rows, ...cursors } = await listMessages(database, { ...input, viewer, size: PAGE_SIZE });
    return { ...cursors, messages: rows.map((row) => viewForStaff(row, viewer)) };
  }),
  counts: contact.counts
    .use(adminOnly)
    .handler(async ({ context }) => ({ pending: await countPending(context.database) })),
  setStatus: contact.setStatus.use(adminOnly).handler(({ context, input }) => changeStatus(context, input)),
  assign: contact.assign.use(adminOnly).handler(({ context, input }) => assignMessage(context, input)),
  setNote: contact.setNote.use(adminOnly).handler(({ context, input }) => changeNote(context, input)),
  answer: contact.answer.use(adminOnly).handler(({ context, input }) => answerMessage(context, input)),
};
