// Every address there is, as the server knows them; the browser holds those of the back office only there.
import { adminRoutes } from './admin-routes.tsx';
import { mailLinkRoutes } from './mail-link-routes.tsx';
import { publicRoutes } from './public-routes.tsx';
import { rootRoute } from './root-route.tsx';

export const routeTree = rootRoute.addChildren([...publicRoutes, ...mailLinkRoutes, adminRoutes]);
