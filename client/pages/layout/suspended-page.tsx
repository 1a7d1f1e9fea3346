// The page of a suspended user: the decision, its appeal, and export and erasure of their data.
import type { Suspension } from '#shared/features/accounts/schemas.ts';
import { describeEnd } from '#shared/features/users/texts.ts';
import { paths } from '#shared/paths.ts';
import { useSignOut } from '../../features/accounts/sessions/sign-out.ts';
import { PersonalDataPanel } from '../../features/personal-data/personal-data-panel.tsx';
import { OwnReportView } from '../../features/reports/own-report.tsx';
import { Anchor } from '../../ui/button/anchor.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { PageHeading, Section } from '../../ui/layout/page.tsx';
import { ContactLink } from '../info/contact-link.tsx';

interface SuspendedPageProps {
  suspension: Suspension;
  /** The id of another decision or report whose page is open; otherwise null. */
  reportId: string | null;
}

export function SuspendedPage({
  suspension: { until, reason, ...suspension },
  ...opened
}: SuspendedPageProps) {
  const signOut = useSignOut();
  const reportId = opened.reportId ?? suspension.reportId;
  return (
    <>
      <div className="mb-6 flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-[min(16rem,100%)] flex-1">
          <Notice tone="warning" title={`Ditt konto är avstängt ${describeEnd(until)}`}>
            <p>Så länge kan du läsa beslutet, överklaga det, ladda ner dina uppgifter och radera kontot.</p>
          </Notice>
        </div>
        <Button onClick={signOut}>Logga ut</Button>
      </div>
      {reportId ? (
        <>
          <OwnReportView key={reportId} id={reportId} />
          {reportId !== suspension.reportId && (
            <p className="mt-5">
              <Anchor href={paths.home} className="underline">
                Läs beslutet om ditt konto
              </Anchor>
            </p>
          )}
        </>
      ) : (
        <>
          <PageHeading title="Beslutet om ditt konto">Anledning: {reason}</PageHeading>
          <p>
            Vill du överklaga, skriv till <ContactLink /> från den adress kontot har.
          </p>
        </>
      )}
      <Section title="Dina uppgifter">
        <PersonalDataPanel />
      </Section>
    </>
  );
}
