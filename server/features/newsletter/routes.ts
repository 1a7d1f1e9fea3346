// The endpoints of the newsletter.
import { adminOnly, endpoint } from '../../core/http/endpoint.ts';
import { readOffice, sendTest, stopSending } from './office.ts';
import { confirmSubscription, endSubscription, isNewsletterOpen, subscribe } from './subscribe.ts';

const { newsletter } = endpoint;

export const newsletterRoutes = {
  state: newsletter.state.handler(async ({ context }) => ({ isOpen: await isNewsletterOpen(context) })),
  subscribe: newsletter.subscribe.handler(({ context, input }) => subscribe(context, input)),
  confirm: newsletter.confirm.handler(({ context, input }) => confirmSubscription(context, input.token)),
  unsubscribe: newsletter.unsubscribe.handler(({ context, input }) => endSubscription(context, input.token)),
  office: newsletter.office.use(adminOnly).handler(({ context }) => readOffice(context)),
  sendTest: newsletter.sendTest.use(adminOnly).handler(({ context }) => sendTest(context)),
  stop: newsletter.stop.use(adminOnly).handler(({ context, input }) => stopSending(context, input.id)),
};
