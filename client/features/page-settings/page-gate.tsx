// Renders a page, or a message when its page setting is off. Source: spec 1 §2 Gated pages.
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { PageName } from '#shared/features/page-settings/page-names.ts';
import { paths } from '#shared/paths.ts';
import { useApi } from '../../core/api.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Page } from '../../ui/layout/page.tsx';

export type PageGateProps = {
  pageName: PageName;
  /** The name of the page in the heading: "Forum". */
  title: string;
  children: ReactNode;
};

/**
 * Requires that the route's loader has fetched the setting:
 * `ensureQueryData(api.pageSettings.find.queryOptions({ input: { pageName } }))`.
 */
export function PageGate({ pageName, title, children }: PageGateProps) {
  const { data } = useSuspenseQuery(useApi().pageSettings.find.queryOptions({ input: { pageName } }));
  return data.isEnabled ? children : <ClosedPage title={title} message={data.disabledMessage} />;
}

function ClosedPage({ title, message }: { title: string; message: string }) {
  return (
    <Page>
      <EmptyState
        level={1}
        board="PAUS"
        title={`${title}: tillfälligt stängt`}
        action={<ButtonLink href={paths.home}>Till startsidan</ButtonLink>}
      >
        {message || 'Sidan är tillfälligt stängd. Välkommen tillbaka lite senare.'}
      </EmptyState>
    </Page>
  );
}
