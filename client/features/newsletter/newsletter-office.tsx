// The back office of the newsletter: missing settings, subscribers, issues, and a preview of the next issue.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { NewsletterIssue, NewsletterOffice } from '#shared/features/newsletter/contract.ts';
import { ISSUE_WEEKDAY } from '#shared/features/newsletter/rules.ts';
import { issueStatuses, newsletterTexts } from '#shared/features/newsletter/texts.ts';
import { formatMinute } from '#shared/format.ts';
import { paths } from '#shared/paths.ts';
import { useApi } from '../../core/api.ts';
import { errorMessageOf, isRefusal } from '../../core/failure.ts';
import { useSignInPrompt } from '../../core/sign-in-prompt.tsx';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { useConfirm } from '../../ui/dialog/confirm.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { EmptyState, FailedState } from '../../ui/feedback/empty-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Card, StatCard } from '../../ui/layout/card.tsx';
import { LoadingTable } from '../../ui/table/table-states.tsx';

/** Refetched, because sending continues while the page is open. */
const REFRESH_MS = 15_000;

export function NewsletterOfficePanel() {
  const { data, error, isFetching, refetch } = useQuery({
    ...useApi().newsletter.office.queryOptions(),
    refetchInterval: REFRESH_MS,
  });
  if (!data && error)
    return (
      <FailedState title={newsletterTexts.loadFailed} onRetry={() => void refetch()} isRetrying={isFetching}>
        {errorMessageOf(error)}
      </FailedState>
    );
  if (!data) return <LoadingTable label="Laddar nyhetsbrevet" />;
  return (
    <div className="flex flex-col gap-6">
      {!data.isOpen && <Missing office={data} />}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(10rem,100%),1fr))] gap-3">
        <StatCard isSlim label="Prenumeranter" value={data.subscribers.toLocaleString('sv-SE')} />
        <StatCard isSlim label="Inte bekräftade än" value={data.unconfirmed.toLocaleString('sv-SE')} />
      </div>
      <section>
        <h2 className="mb-3 text-lg">Utskick</h2>
        {data.issues.length === 0 ? (
          <p className="text-muted">
            Inga utskick än. Ett brev görs varje {ISSUE_WEEKDAY} och skickas en timme senare.
          </p>
        ) : (
          <ul className="flex flex-col gap-3">
            {data.issues.map((issue) => (
              <Issue key={issue.id} issue={issue} />
            ))}
          </ul>
        )}
      </section>
      <Preview preview={data.preview} />
    </div>
  );
}

function Missing({ office: { isOperatorKnown, hasMailServer } }: { office: NewsletterOffice }) {
  return (
    <Notice
      tone="info"
      title="Nyhetsbrevet är stängt"
      action={
        !isOperatorKnown && (
          <ButtonLink size="sm" href={paths.adminSettings}>
            Till inställningarna
          </ButtonLink>
        )
      }
    >
      <ul className="list-disc pl-5">
        {!isOperatorKnown && <li>Uppgifterna om den som driver webbplatsen är inte ifyllda.</li>}
        {!hasMailServer && <li>{newsletterTexts.noMailServer}</li>}
      </ul>
    </Notice>
  );
}

function Issue({ issue }: { issue: NewsletterIssue }) {
  const { subject, status, sendAt, queued, sent, failed } = issue;
  const { stop, isStopping } = useStopIssue(issue);
  return (
    <li>
      <Card className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex min-w-0 flex-col gap-1">
          <Badge tone={issueStatuses[status].tone}>{issueStatuses[status].label}</Badge>
          <h3 className="text-base [overflow-wrap:anywhere]">{subject}</h3>
          <p className="flex flex-wrap gap-x-3 text-sm text-muted tabular-nums">
            <time dateTime={sendAt}>{formatMinute(sendAt)}</time>
            <span>Skickade: {sent}</span>
            <span>Väntar: {queued}</span>
            <span>Misslyckade: {failed}</span>
          </p>
        </div>
        {issue.can.stop && (
          <Button busy={isStopping} onClick={stop}>
            Stoppa utskicket
          </Button>
        )}
      </Card>
    </li>
  );
}

function useStopIssue({ id, subject }: NewsletterIssue) {
  const { newsletter } = useApi();
  const queryClient = useQueryClient();
  const confirm = useConfirm();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: () => newsletter.stop.call({ id }),
    onSuccess: () => toast.success(newsletterTexts.stopped),
    onSettled: () => queryClient.invalidateQueries({ queryKey: newsletter.key() }),
  });
  return {
    isStopping: isPending,
    stop: () =>
      void confirm({
        title: 'Stoppa utskicket?',
        text: `”${subject}” skickas inte till fler. Det går inte att starta igen.`,
        confirmLabel: 'Stoppa',
        danger: true,
        onConfirm: mutateAsync,
        describeFailure: (error) => `${newsletterTexts.stopFailed}. ${errorMessageOf(error)}`,
      }),
  };
}

function Preview({ preview }: Pick<NewsletterOffice, 'preview'>) {
  const { newsletter } = useApi();
  const promptSignIn = useSignInPrompt();
  const { mutate, isPending } = useMutation({
    mutationFn: () => newsletter.sendTest.call(),
    onSuccess: () => toast.success(newsletterTexts.testSent),
    onError: (error) => {
      if (isRefusal(error, 'UNAUTHORIZED')) promptSignIn(errorMessageOf(error));
      else toast.error(newsletterTexts.testFailed, { description: errorMessageOf(error) });
    },
  });
  return (
    <section>
      <h2 className="mb-3 text-lg">Nästa brev</h2>
      {preview ? (
        <Card className="flex max-w-180 flex-col gap-3">
          <h3 className="text-base [overflow-wrap:anywhere]">{preview.subject}</h3>
          <p className="max-h-128 overflow-y-auto text-sm [overflow-wrap:anywhere] whitespace-pre-line">
            {preview.text}
          </p>
          <Button busy={isPending} onClick={() => mutate()} className="self-start">
            Skicka ett provbrev till mig
          </Button>
        </Card>
      ) : (
        <EmptyState level={3} title="Inget att skicka">
          {newsletterTexts.nothingToSend}
        </EmptyState>
      )}
    </section>
  );
}
