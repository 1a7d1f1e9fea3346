// The outbox endpoints.
import { endpoint, superadminOnly } from '../../core/http/endpoint.ts';
import { recordListReading } from '../audit/actions.ts';
import { readHeldMail, requeueMail } from './actions.ts';
import { listMails } from './queries.ts';
import { viewMail } from './view.ts';

const { mails } = endpoint;

const PAGE_SIZE = 25;

export const mailsRoutes = {
  list: mails.list.use(superadminOnly).handler(async ({ context, input }) => {
    await recordListReading(context, 'mails', { isSearch: Boolean(input.search) });
    const { rows, ...cursors } = await listMails(context.database, { ...input, size: PAGE_SIZE });
    return { ...cursors, mails: rows.map(viewMail) };
  }),
  read: mails.read.use(superadminOnly).handler(({ context, input }) => readHeldMail(context, input.id)),
  resend: mails.resend.use(superadminOnly).handler(({ context, input }) => requeueMail(context, input.id)),
};
