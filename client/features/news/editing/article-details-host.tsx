// Which article the details show, and which follows a decision.
import { useQueryClient } from '@tanstack/react-query';
import type { NewsEditingAddress } from '#shared/features/news/editing/address.ts';
import type { EditedArticleRow } from '#shared/features/news/editing/contract.ts';
import { useApi } from '../../../core/api.ts';
import type { Queued } from '../../../core/moderation/moderation-queue.ts';
import { useQueueDialog } from '../../../ui/dialog/use-queue-dialog.ts';
import { LazyDialog } from '../../../ui/lazy/lazy-dialog.tsx';
import type { ArticleActions } from './article-actions.ts';
import { newsEditingInput } from './editing-addresses.ts';

export interface ArticleDetailsHostProps {
  address: NewsEditingAddress;
  /** The articles of the page in their order; undefined while they load. */
  items: readonly EditedArticleRow[] | undefined;
  actions: ArticleActions;
  /** Opens another article in the URL, or none. */
  onShow: (id: string | undefined) => void;
}

const loadDetails = async () => (await import('./article-details.tsx')).ArticleDetails;

export function ArticleDetailsHost({ address, items, actions, onShow }: ArticleDetailsHostProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const id = address.item;
  const dialog = useQueueDialog({ id, queue: queueOf(items), onShow });

  async function decide(decidedId: string, decision: string): Promise<void> {
    const article = queryClient.getQueryData(api.news.findForEditing.queryKey({ input: { id: decidedId } }));
    if (!article) return;
    const isDone =
      decision === 'removed'
        ? await actions.remove(article)
        : decision === 'approved' && (await actions.approve([article])).length === 0;
    if (isDone) showNext(decidedId);
  }

  /** Called after the table is refetched. */
  function showNext(done: string): void {
    const key = api.news.listForEditing.queryKey({ input: newsEditingInput(address) });
    dialog.showNext(done, queueOf(queryClient.getQueryData(key)?.items));
  }

  if (id === undefined) return null;
  return (
    <LazyDialog
      load={loadDetails}
      props={{
        ...dialog.props,
        id,
        busy: actions.busy,
        onDecide: (decision) => void decide(id, decision),
      }}
    />
  );
}

/** Articles that require review count as pending, whether they are published or not. */
function queueOf(items: readonly EditedArticleRow[] = []): Queued[] {
  return items.map(({ id, needsReview }) => ({ id, status: needsReview ? 'pending' : 'approved' }));
}
