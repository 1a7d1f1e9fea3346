// The dashboard: counts, and what needs attention. Source: spec 2 §2 Dashboard.
import { useQuery } from '@tanstack/react-query';
import { createLazyRoute, type ErrorComponentProps } from '@tanstack/react-router';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import { useApi } from '../../core/api.ts';
import { usePageRetry } from '../../core/page-retry.ts';
import { STAFF_STALE_MS } from '../../core/query-client.ts';
import { LatestAds } from '../../features/admin/latest-ads.tsx';
import { LatestMessages } from '../../features/admin/latest-messages.tsx';
import { OverviewCounts, OverviewFailed, OverviewLoading } from '../../features/admin/overview.tsx';
import { WaitingList, type WaitingListProps } from '../../features/admin/waiting-list.tsx';
import { moderationHref } from '../../features/ads/moderation/moderation-addresses.ts';
import { contactHref } from '../../features/contact/staff/contact-addresses.ts';
import { forumModerationHref } from '../../features/forum/moderation/moderation-addresses.ts';
import { newsEditingHref } from '../../features/news/editing/editing-addresses.ts';
import { reportsHref } from '../../features/reports/table/report-addresses.ts';
import { SampleNotice } from '../../features/samples/sample-notice.tsx';
import { OperatorMissing } from '../../features/site-settings/operator-missing.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { PageHeading, Section } from '../../ui/layout/page.tsx';

export const Route = createLazyRoute('/admin/')({
  component: DashboardPage,
  errorComponent: FailedDashboard,
});

function DashboardPage() {
  const api = useApi();
  const overview = useQuery({ ...api.admin.overview.queryOptions(), staleTime: STAFF_STALE_MS });
  // The notice of sample data is above everything else, which would move when it arrives later.
  const samples = useQuery(api.samples.office.queryOptions());
  const isNoticeKnown = !samples.isPending || samples.failureCount > 0;
  const { data, isFetching, refetch } = overview;
  const hasFailed = overview.isError || data?.isComplete === false;
  // When loading failed, an empty list may be a list that could not be read.
  const latest = hasFailed && !data?.latestAds.length ? undefined : data?.latestAds;
  const messages = hasFailed && !data?.latestMessages.length ? undefined : data?.latestMessages;
  return (
    <>
      <PageHeading
        title="Översikt"
        actions={
          data &&
          data.pendingAds > 0 && (
            <ButtonLink
              href={moderationHref({ status: 'pending', sort: 'oldest' })}
              variant="primary"
              icon={<ClipboardCheck size={18} />}
            >
              {data.pendingAds === 1 ? 'Granska 1 annons' : `Granska ${data.pendingAds} annonser`}
            </ButtonLink>
          )
        }
      />
      <SampleNotice />
      <OperatorMissing />
      {hasFailed && <OverviewFailed onRetry={() => void refetch()} isRetrying={isFetching} />}
      {isNoticeKnown && (data || hasFailed) ? (
        <>
          <OverviewCounts overview={data} hrefs={countHrefs} />
          <Section title="Väntar på beslut">
            <WaitingList
              waiting={hasFailed && !data?.waiting.length ? undefined : data?.waiting}
              hrefs={waitingHrefs}
            />
          </Section>
          <Section title="Senaste annonserna">
            <LatestAds ads={latest} hrefOf={(ad) => moderationHref({ ad: ad.id })} />
          </Section>
          <Section title="Senaste kontaktmeddelandena">
            <LatestMessages messages={messages} hrefOf={({ id }) => contactHref({ search: id })} />
          </Section>
        </>
      ) : (
        <OverviewLoading />
      )}
    </>
  );
}

const countHrefs = {
  activeAds: moderationHref({ status: 'approved' }),
  pendingAds: moderationHref({ status: 'pending' }),
  pendingMessages: contactHref({ status: 'pending' }),
};

/** The list in which each kind of waiting item is decided on. */
const waitingHrefs: WaitingListProps['hrefs'] = {
  ad: moderationHref({ status: 'pending', sort: 'oldest' }),
  post: forumModerationHref({ status: 'pending' }),
  comment: forumModerationHref({ status: 'pending' }),
  edit: forumModerationHref({ status: 'pending' }),
  news: newsEditingHref({ review: 'yes' }),
  report: reportsHref({ status: 'pending' }),
  appeal: reportsHref({ status: 'appealed' }),
  message: contactHref({ status: 'pending', form: 'contact' }),
  support: contactHref({ status: 'pending', form: 'support' }),
  suggestion: contactHref({ status: 'pending', form: 'suggestion' }),
  correction: contactHref({ status: 'pending', form: 'correction' }),
};

/** Shown when the server could not render the page; the same state as a failure in the browser. */
function FailedDashboard({ reset }: ErrorComponentProps) {
  const retry = usePageRetry(reset);
  return (
    <>
      <PageHeading title="Översikt" />
      <OverviewFailed onRetry={retry} />
      <OverviewCounts overview={undefined} hrefs={countHrefs} />
      <Section title="Väntar på beslut">
        <WaitingList waiting={undefined} hrefs={waitingHrefs} />
      </Section>
      <Section title="Senaste annonserna">
        <LatestAds ads={undefined} hrefOf={() => moderationHref({})} />
      </Section>
      <Section title="Senaste kontaktmeddelandena">
        <LatestMessages messages={undefined} hrefOf={() => contactHref({})} />
      </Section>
    </>
  );
}
