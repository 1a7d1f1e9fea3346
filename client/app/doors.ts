// Addresses that are another document's, each with a script of its own: the back office, and where links in mails lead.
import { createRoute, redirect } from '@tanstack/react-router';
import { mailLinkPaths, paths } from '#shared/paths.ts';
import { rootRoute } from './root-route.tsx';

/**
 * Links into the back office load it by themselves, and nothing links to where mails lead. A door is for whoever goes back
 * there: out of it one stays in its document, and if that is loaded anew elsewhere, the steps before lead here.
 */
function doorTo(path: string) {
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    // Without its hash: to an address that differs only there, a browser scrolls instead of loading.
    beforeLoad: ({ location: { pathname, searchStr } }) => {
      throw redirect({ href: pathname + searchStr, reloadDocument: true });
    },
  });
}

export const officeDoor = doorTo(`${paths.admin}/$`);
export const mailLinkDoors = mailLinkPaths.map(doorTo);
