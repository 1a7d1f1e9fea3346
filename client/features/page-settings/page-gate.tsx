// Renders a page, or a message when its page setting is off. Source: spec 1 §2 Gated pages.
import type { ReactNode } from 'react';
import type { PageName } from '#shared/features/page-settings/page-names.ts';
import { formatDateTime } from '#shared/format.ts';
import { paths } from '#shared/paths.ts';
import { useViewer } from '../../core/viewer.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { isClosedTo, usePageSetting } from './use-page-setting.ts';

export type PageGateProps = {
  pageName: PageName;
  /** The name of the page in the heading: "Forum". */
  title: string;
  /** Added to the message of the closed page, for example that a draft is stored. */
  closedNote?: string;
  children: ReactNode;
};

/** Requires that the route's loader has fetched the setting with `loadPageSetting`. Staff see a closed page too. */
export function PageGate({ pageName, title, closedNote, children }: PageGateProps) {
  const setting = usePageSetting(pageName);
  const { isEnabled, disabledMessage, reopensAt } = setting;
  if (isClosedTo(useViewer(), setting))
    return <ClosedPage title={title} message={disabledMessage} reopensAt={reopensAt} note={closedNote} />;
  // The same element tree for open and closed pages, so that React does not unmount a form that staff write in when the page
  // is closed.
  return (
    <>
      {!isEnabled && (
        <aside
          aria-label="Stängd sida"
          className="border-b border-outline bg-surface px-4 py-2 text-center text-sm"
        >
          <span className="font-semibold">Stängt för besökare.</span> Du ser sidan för att du är
          administratör.
        </aside>
      )}
      {children}
    </>
  );
}

interface ClosedPageProps {
  title: string;
  message: string;
  reopensAt: string | null;
  note: string | undefined;
}

function ClosedPage({ title, message, reopensAt, note }: ClosedPageProps) {
  return (
    <Page>
      <EmptyState
        level={1}
        board="PAUS"
        title={`${title}: tillfälligt stängt`}
        action={<ButtonLink href={paths.home}>Till startsidan</ButtonLink>}
      >
        {message || 'Sidan är tillfälligt stängd. Välkommen tillbaka lite senare.'}
        {reopensAt && <> Den öppnar igen {formatDateTime(reopensAt)}.</>}
        {note && <> {note}</>}
      </EmptyState>
    </Page>
  );
}
