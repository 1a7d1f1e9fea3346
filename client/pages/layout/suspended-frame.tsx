// What a suspended user sees instead of every page; its content loads when it is needed.
import type { Suspension } from '#shared/features/accounts/schemas.ts';
import { LazyPanel } from '../../ui/lazy/lazy-panel.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Page } from '../../ui/layout/page.tsx';

interface SuspendedFrameProps {
  suspension: Suspension;
  /** The id of another decision or report whose page is open; otherwise null. */
  reportId: string | null;
}

export function SuspendedFrame(props: SuspendedFrameProps) {
  return (
    <Page width="reading">
      <LazyPanel
        load={async () => (await import('./suspended-page.tsx')).SuspendedPage}
        props={props}
        errorTitle="Kunde inte visa beslutet"
        placeholder={
          <Loading label="Hämtar beslutet om ditt konto">
            <Skeleton className="h-96 rounded-md" />
          </Loading>
        }
      />
    </Page>
  );
}
