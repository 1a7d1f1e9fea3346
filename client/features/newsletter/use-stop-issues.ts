// Stops one or several issues of the newsletter after a question, with feedback.
import type { NewsletterIssue } from '#shared/features/newsletter/contract.ts';
import { newsletterTexts } from '#shared/features/newsletter/texts.ts';
import { useApi } from '../../core/api.ts';
import { useConfirm } from '../../ui/dialog/confirm.tsx';
import { listNames } from '../../ui/table/list-names.ts';
import { type ChangeEach, useChangeEach } from '../../ui/table/use-change-each.ts';
import { idsOf } from '../../ui/table/use-selection.ts';

export interface StopIssues extends Pick<ChangeEach<NewsletterIssue>, 'report' | 'dismissReport'> {
  /** Resolves to the ids of the issues that are not stopped. */
  stop: (issues: readonly NewsletterIssue[]) => Promise<readonly string[]>;
  isStopping: boolean;
}

export function useStopIssues(): StopIssues {
  const { newsletter } = useApi();
  const confirm = useConfirm();
  const { change, isChanging, report, dismissReport } = useChangeEach<NewsletterIssue>({
    nameOf: ({ subject }) => `”${subject}”`,
    failed: newsletterTexts.stopFailed,
    queryKey: newsletter.key(),
  });

  async function stop(issues: readonly NewsletterIssue[]): Promise<readonly string[]> {
    let left: readonly string[] = idsOf(issues);
    await confirm({
      title: issues.length === 1 ? 'Stoppa utskicket?' : `Stoppa ${issues.length} utskick?`,
      text: `${namesOf(issues)} skickas inte till fler. Det går inte att starta igen.`,
      confirmLabel: 'Stoppa',
      danger: true,
      onConfirm: async () => {
        left = await change(issues, {
          changeOne: ({ id }) => newsletter.stop.call({ id }),
          changed: newsletterTexts.stopped,
        });
      },
    });
    return left;
  }

  return { stop, isStopping: isChanging, report, dismissReport };
}

function namesOf(issues: readonly NewsletterIssue[]): string {
  const [first] = issues;
  return first && issues.length === 1
    ? `”${first.subject}”`
    : listNames(issues.map(({ subject }) => subject));
}
