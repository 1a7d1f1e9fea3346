// The page of the user's own report, or of a decision on their own content.
import { createLazyRoute } from '@tanstack/react-router';
import { reportTexts } from '#shared/features/reports/texts.ts';
import { useViewer } from '../core/viewer.ts';
import { OwnReportView } from '../features/reports/own-report.tsx';
import { Page } from '../ui/layout/page.tsx';
import { SignInRequired } from './sign-in-required.tsx';

export const Route = createLazyRoute('/reports/$id')({ component: ReportPage });

function ReportPage() {
  const viewer = useViewer();
  const { id } = Route.useParams();
  if (!viewer) {
    return (
      <SignInRequired title={reportTexts.signInToRead}>
        Här ser du din anmälan, eller beslutet om det du har skrivit, och kan överklaga.
      </SignInRequired>
    );
  }
  return (
    <Page width="reading">
      <OwnReportView key={`${id} ${viewer.id}`} id={id} />
    </Page>
  );
}
