// The endpoints of static pages.
import { endpoint, superadminOnly } from '../../core/http/endpoint.ts';
import { changeStaticText, readEditedPage, readStaticPage } from './actions.ts';

const { staticPages } = endpoint;

export const staticPageRoutes = {
  find: staticPages.find.handler(({ context, input }) => readStaticPage(context, input.page)),
  edit: staticPages.edit
    .use(superadminOnly)
    .handler(({ context, input }) => readEditedPage(context, input.page)),
  save: staticPages.save
    .use(superadminOnly)
    .handler(({ context, input }) => changeStaticText(context, input)),
};
