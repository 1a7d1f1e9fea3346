// Layout of the back office: sidebar, link to the site, user menu.
import { createLazyRoute, Outlet, useLocation } from '@tanstack/react-router';
import Globe from 'lucide-react/icons/globe';
import { twoStepTexts } from '#shared/features/accounts/two-step/two-step-texts.ts';
import { isStaff } from '#shared/features/accounts/roles.ts';
import { paths } from '#shared/paths.ts';
import { useOpenSignIn } from '../../core/sign-in-prompt.tsx';
import { useStoredOffers } from '../../core/undo/use-undo.ts';
import { PaletteButton } from '../../features/admin/palette/palette-button.tsx';
import { useFetchDueNews } from '../../features/news-sources/use-fetch-news.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { useViewer } from '../../core/viewer.ts';
import { UserControls } from '../layout/user-controls.tsx';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { HydrationMark } from '../../ui/layout/hydration-mark.ts';
import { SidebarLayout } from '../../ui/layout/sidebar.tsx';
import { currentSection, pagesOfAdmin, sectionsOfAdmin } from './sections.tsx';

export const Route = createLazyRoute('/admin')({ component: AdminFrame });

function AdminFrame() {
  const { isSidebarOpen } = Route.useLoaderData();
  const pathname = useLocation({ select: (location) => location.pathname });
  const viewer = useViewer();
  useStoredOffers(toast);
  const needsTwoStep = viewer?.needsTwoStep ?? false;
  // After signing out here the pages stay, with the way to sign in again.
  const mayEnter = viewer === null || isStaff(viewer.role);
  useFetchDueNews(viewer !== null && mayEnter && !needsTwoStep);
  return (
    <SidebarLayout
      title="Admin Panel"
      groups={mayEnter ? sectionsOfAdmin(viewer?.role ?? 'user') : []}
      current={currentSection(pathname)}
      initiallyOpen={isSidebarOpen}
      bar={<Bar />}
    >
      {/* Room to scroll the last row above a toast, which may be shown for a minute. */}
      <div className="mx-auto max-w-7xl pb-20">
        {needsTwoStep ? <TwoStepRequired /> : mayEnter ? <Outlet /> : <RoleLost />}
      </div>
    </SidebarLayout>
  );
}

/** Shown to staff who must turn on two-step sign-in first. */
function TwoStepRequired() {
  return (
    <EmptyState
      level={1}
      title="Tvåstegsinloggning krävs"
      action={
        <ButtonLink href={paths.profile} variant="primary">
          Till min profil
        </ButtonLink>
      }
    >
      {twoStepTexts.requiredForStaff}
      <HydrationMark />
    </EmptyState>
  );
}

/** Shown in open tabs of a user who is no longer staff; a new page redirects them. */
function RoleLost() {
  return (
    <EmptyState
      level={1}
      title="Du har inte längre behörighet"
      action={
        <ButtonLink href={paths.home} variant="primary">
          Till startsidan
        </ButtonLink>
      }
    >
      Din roll är ändrad, och administrationen är bara för moderatorer och superadministratörer.
    </EmptyState>
  );
}

function Bar() {
  const viewer = useViewer();
  const openSignIn = useOpenSignIn();
  return (
    <div className="flex flex-1 flex-wrap items-center justify-end gap-x-2">
      {viewer && isStaff(viewer.role) && <PaletteButton pages={pagesOfAdmin(viewer.role)} />}
      <ButtonLink href={paths.home} variant="ghost" size="sm" icon={<Globe size={18} />}>
        <span className="max-lg:sr-only">Till webbplatsen</span>
      </ButtonLink>
      {viewer ? <UserControls viewer={viewer} /> : <Button onClick={() => openSignIn()}>Logga in</Button>}
    </div>
  );
}
