// All routes, as the server uses them. The browser starts with the first ones and loads the rest by section.
import { routes as adminRoutes } from './admin-routes.tsx';
import { routes as associationRoutes } from './associations-routes.tsx';
import { firstRoutes } from './first-routes.tsx';
import { routes as forumRoutes } from './forum-routes.tsx';
import { routes as infoRoutes } from './info-routes.tsx';
import { routes as mailLinkRoutes } from './mail-link-routes.tsx';
import { routes as newsRoutes } from './news-routes.tsx';
import { routes as ownRoutes } from './own-routes.tsx';
import { routes as personRoutes } from './person-route.tsx';
import { routes as resultRoutes } from './result-routes.tsx';
import { rootRoute } from './root-route.tsx';
import { routes as scoringRoutes } from './scoring-routes.tsx';
import { routes as tournamentRoutes } from './tournaments-routes.tsx';

export const routeTree = rootRoute.addChildren([
  ...firstRoutes,
  ...ownRoutes,
  ...personRoutes,
  ...forumRoutes,
  ...newsRoutes,
  ...resultRoutes,
  ...scoringRoutes,
  ...associationRoutes,
  ...tournamentRoutes,
  ...infoRoutes,
  ...mailLinkRoutes,
  ...adminRoutes,
]);
