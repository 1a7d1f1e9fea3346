// The layout around every page: header, footer, dialogs and toasts. The back office has its own header.
import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation, useMatches } from '@tanstack/react-router';
import CirclePlus from 'lucide-react/icons/circle-plus';
import type { PageName } from '#shared/features/page-settings/page-names.ts';
import { paths } from '#shared/paths.ts';
import { useApi } from '../../core/api.ts';
import { useOpenSignIn } from '../../core/sign-in-prompt.tsx';
import { useViewer } from '../../core/viewer.ts';
import { useOpenPages } from '../../features/page-settings/use-open-pages.ts';
import { SignInHost } from '../../features/accounts/sign-in/sign-in-host.tsx';
import { SampleLine } from '../../features/samples/sample-line.tsx';
import { OperatorLine } from '../../features/site-settings/operator-details.tsx';
import { AnchorProvider } from '../../ui/button/anchor.tsx';
import { LinkActionsProvider } from '../../ui/button/link-actions.ts';
import { BottomNav } from '../../ui/layout/bottom-nav.tsx';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { ConfirmProvider } from '../../ui/dialog/confirm.tsx';
import { Footer } from '../../ui/layout/footer.tsx';
import { ToastHost } from '../../ui/feedback/toast-host.tsx';
import { TopBar } from '../../ui/layout/top-bar.tsx';
import { SkipLink } from '../../ui/layout/skip-link.tsx';
import { ConsentBanner } from './consent-banner.tsx';
import { MessageHost } from './message-host.tsx';
import { GoogleReturnHost } from './google-return-host.tsx';
import { isOpenWhenSuspended, reportIn } from './open-when-suspended.ts';
import { SuspendedFrame } from './suspended-frame.tsx';
import { UserControls } from './user-controls.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { RouterAnchor } from './router-anchor.tsx';
import { useRouterLinks } from './use-router-links.ts';
import { VisitorUpdatesHost } from './visitor-updates-host.tsx';
import { bottomSectionsFor, currentIn, footerGroupsOn, sectionsFor, type SiteSection } from './sections.tsx';

export function SiteFrame() {
  const hasOwnFrame = useMatches({
    select: (matches) => matches.some((match) => match.staticData.hasOwnFrame),
  });
  const pathname = useLocation({ select: (location) => location.pathname });
  const suspension = useQuery(useApi().accounts.session.queryOptions()).data?.suspension;
  const links = useRouterLinks();
  return (
    <LinkActionsProvider value={links}>
      <AnchorProvider value={RouterAnchor}>
        <ConfirmProvider>
          <SignInHost>
            <MessageHost>
              <SkipLink />
              <RouteAnnouncer />
              {suspension && !isOpenWhenSuspended(pathname) ? (
                <SuspendedFrame suspension={suspension} reportId={reportIn(pathname)} />
              ) : hasOwnFrame ? (
                <Outlet />
              ) : (
                <PublicFrame />
              )}
              <GoogleReturnHost />
            </MessageHost>
          </SignInHost>
        </ConfirmProvider>
        <ToastHost />
      </AnchorProvider>
    </LinkActionsProvider>
  );
}

function PublicFrame() {
  const viewer = useViewer();
  const pathname = useLocation({ select: (location) => location.pathname });
  const isOpen = useOpenPages();
  const open = <Link extends { pageName?: PageName }>(links: readonly Link[]) =>
    links.filter(({ pageName }) => pageName === undefined || isOpen(pageName));
  const marked = (sections: SiteSection[]) =>
    open(sections).map(({ ...section }) => Object.assign(section, { current: currentIn(section, pathname) }));
  const { near, more } = bottomSectionsFor(viewer);
  return (
    <div className="flex min-h-dvh flex-col">
      <TopBar links={marked(sectionsFor(viewer))}>
        {isOpen('marketplace') && (
          <ButtonLink href={paths.createAd} variant="primary" className="max-md:hidden">
            Skapa annons
          </ButtonLink>
        )}
        {viewer ? <UserControls viewer={viewer} /> : <SignInButton />}
      </TopBar>
      <noscript>
        <p className="bg-warning-soft px-4 py-2 text-center text-sm">
          Slå på JavaScript i webbläsaren för att logga in och skapa annonser.
        </p>
      </noscript>
      {/* Until the content has loaded, the footer is below the screen: it would jump when the content arrives. */}
      <div className="flex-1 has-[div[aria-busy=true]]:min-h-dvh">
        <Outlet />
      </div>
      <Footer groups={footerGroupsOn(pathname).map(({ label, links }) => ({ label, links: open(links) }))}>
        <p>Sveriges torg för basket: köp, sälj och hitta dem som spelar.</p>
        <SampleLine />
        <OperatorLine />
      </Footer>
      <BottomNav
        links={marked(near)}
        action={
          isOpen('marketplace')
            ? { href: paths.createAd, label: 'Skapa annons', icon: <CirclePlus size={22} /> }
            : undefined
        }
        more={marked(more)}
      />
      <ConsentBanner />
      {viewer === null && <VisitorUpdatesHost />}
    </div>
  );
}

function SignInButton() {
  const openSignIn = useOpenSignIn();
  return <Button onClick={() => openSignIn()}>Logga in</Button>;
}
