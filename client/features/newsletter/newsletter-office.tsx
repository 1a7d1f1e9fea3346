// The back office of the newsletter: missing settings, subscribers, issues, and a preview of the next issue.
import { useMutation, useQuery } from '@tanstack/react-query';
import type { NewsletterAddress } from '#shared/features/newsletter/address.ts';
import type { NewsletterOffice } from '#shared/features/newsletter/contract.ts';
import { newsletterTexts } from '#shared/features/newsletter/texts.ts';
import { paths } from '#shared/paths.ts';
import { useApi } from '../../core/api.ts';
import { errorMessageOf, isRefusal } from '../../core/failure.ts';
import { useSignInPrompt } from '../../core/sign-in-prompt.tsx';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState, FailedState } from '../../ui/feedback/empty-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Card, StatCard } from '../../ui/layout/card.tsx';
import { LoadingTable } from '../../ui/table/table-states.tsx';
import { IssueList } from './issue-list.tsx';

/** Refetched, because sending continues while the page is open. */
const REFRESH_MS = 15_000;

export interface NewsletterOfficeProps {
  address: NewsletterAddress;
  onFilter: (address: NewsletterAddress) => void;
}

export function NewsletterOfficePanel({ address, onFilter }: NewsletterOfficeProps) {
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
      <IssueList issues={data.issues} address={address} onFilter={onFilter} />
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
