// The endpoints of the outbox.
import { endpoint, superadminOnly } from '../../core/endpoint.ts';
import { findMails, readHeldMail, sendAgain } from './actions.ts';

const { mails } = endpoint;

export const mailsRoutes = {
  list: mails.list.use(superadminOnly).handler(({ context, input }) => findMails(context, input)),
  read: mails.read.use(superadminOnly).handler(({ context, input }) => readHeldMail(context, input.id)),
  resend: mails.resend.use(superadminOnly).handler(({ context, input }) => sendAgain(context, input.id)),
};
