// Approves, publishes, withdraws and deletes articles from the table. Offers undo where no other button reverses the action.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { EditedArticleRow } from '#shared/features/news/editing/contract.ts';
import { approvedMany, newsEditingTexts, publicationChanged } from '#shared/features/news/editing/texts.ts';
import { useApi } from '../../../core/api.ts';
import { errorMessageOf, isRefusal } from '../../../core/failure.ts';
import { decideEach } from '../../../core/moderation/decide-each.ts';
import { useSignInPrompt } from '../../../core/sign-in-prompt.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import type { SelectionReport } from '../../../ui/feedback/failure-report.tsx';
import { useSelectionReport } from '../../../ui/table/use-selection-report.ts';

export type ArticleAction = 'approve' | 'toggle' | 'remove';
type Article = Pick<EditedArticleRow, 'id' | 'title' | 'status' | 'version'>;

export interface ArticleActions {
  /** Resolves to the ids of the articles that were not approved. */
  approve: (articles: readonly Article[]) => Promise<readonly string[]>;
  toggle: (article: Article) => Promise<void>;
  /** Resolves to whether it is deleted. */
  remove: (article: Article) => Promise<boolean>;
  busy: { action: ArticleAction; ids: readonly string[]; done: number } | null;
  /** The failures of the last approval of several articles; null if there were none. */
  report: SelectionReport | null;
  dismissReport: () => void;
}

export function useArticleActions(): ArticleActions {
  const api = useApi();
  const queryClient = useQueryClient();
  const promptSignIn = useSignInPrompt();
  const [busy, setBusy] = useState<ArticleActions['busy']>(null);
  const { report, setReport, dismissReport, offerUndo } = useSelectionReport();
  const reload = () => queryClient.invalidateQueries({ queryKey: api.news.key() });

  /** Shows the specification's sentence, with the reason below it. */
  function showFailure(error: unknown, sentence: string): void {
    if (isRefusal(error, 'UNAUTHORIZED')) promptSignIn(errorMessageOf(error));
    else toast.error(sentence, { description: errorMessageOf(error) });
  }

  /** Runs one action at a time; resolves to whether it succeeded. */
  async function run(action: ArticleAction, article: Article, act: () => Promise<void>): Promise<boolean> {
    if (busy) return false;
    setBusy({ action, ids: [article.id], done: 0 });
    let isDone = true;
    try {
      await act();
    } catch (error) {
      isDone = false;
      showFailure(error, failures[action]);
    }
    await reload();
    setBusy(null);
    return isDone;
  }

  async function approveOne(article: Article): Promise<boolean> {
    return run('approve', article, async () => {
      const { undo } = await api.news.approve.call({ id: article.id, version: article.version });
      offerUndo(newsEditingTexts.approved, [undo]);
    });
  }

  async function approve(articles: readonly Article[]): Promise<readonly string[]> {
    const ids = articles.map(({ id }) => id);
    const [first] = articles;
    if (!first || busy) return ids;
    setReport(null);
    if (articles.length === 1) return (await approveOne(first)) ? [] : ids;
    setBusy({ action: 'approve', ids, done: 0 });
    const { decided, failed } = await decideEach(articles, {
      decide: async ({ id, version }) => (await api.news.approve.call({ id, version })).undo,
      titleOf: ({ title }) => title,
      onDone: (done) => setBusy({ action: 'approve', ids, done }),
    });
    await reload();
    setBusy(null);
    const result = failed.length > 0 ? { title: newsEditingTexts.approveFailed, failed } : null;
    setReport(result);
    if (decided.length > 0) offerUndo(approvedMany(decided.length), decided, result);
    return failed.map(({ id }) => id);
  }

  return {
    approve,
    busy,
    report,
    dismissReport,
    async toggle(article) {
      const status = article.status === 'approved' ? 'pending' : 'approved';
      await run('toggle', article, async () => {
        await api.news.setStatus.call({ id: article.id, status });
        toast.success(publicationChanged(status));
      });
    },
    remove: (article) =>
      run('remove', article, async () => {
        const { undo } = await api.news.remove.call({ id: article.id });
        offerUndo(newsEditingTexts.deleted, [undo]);
      }),
  };
}

const failures: Record<ArticleAction, string> = {
  approve: newsEditingTexts.approveFailed,
  toggle: newsEditingTexts.updateFailed,
  remove: newsEditingTexts.deleteFailed,
};
