// Which article the details show, and which follows a decision.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { NewsEditingAddress } from '#shared/features/news/editing/address.ts';
import type { EditedArticleRow } from '#shared/features/news/editing/contract.ts';
import { useApi } from '../../../core/api.ts';
import { titleLinkId } from '../../../core/moderation/focus-after-removal.ts';
import { adjacentTo, nextToModerate, type Queued } from '../../../core/moderation/moderation-queue.ts';
import { toast } from '../../../ui/feedback/toast.ts';
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
  const [hasKeys, setHasKeys] = useState(true);
  const lastId = useRef<string>(undefined);
  const id = address.item;
  useEffect(() => {
    if (id !== undefined) lastId.current = id;
  }, [id]);

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
    const next = nextToModerate(queueOf(items), queueOf(queryClient.getQueryData(key)?.items), done);
    onShow(next ?? undefined);
    if (!next) toast.info('Inget mer väntar på granskning på den här sidan');
  }

  function close(): void {
    onShow(undefined);
    // The row that opened the details may be gone; the row of the article shown last gets the focus.
    const { current: shown } = lastId;
    requestAnimationFrame(() => {
      if (shown && document.activeElement === document.body)
        document.getElementById(titleLinkId(shown))?.focus();
    });
  }

  if (id === undefined) return null;
  const queue = queueOf(items);
  const position = queue.findIndex((one) => one.id === id);
  const to = (step: 1 | -1) => {
    const adjacent = adjacentTo(queue, id, step);
    return adjacent === null ? undefined : () => onShow(adjacent);
  };
  return (
    <LazyDialog
      load={loadDetails}
      props={{
        id,
        busy: actions.busy,
        position: position >= 0 ? { number: position + 1, of: queue.length } : null,
        hasKeys,
        onKeys: setHasKeys,
        onDecide: (decision) => void decide(id, decision),
        onPrevious: to(-1),
        onNext: to(1),
        onClose: close,
      }}
    />
  );
}

/** Articles that require review count as pending, whether they are published or not. */
function queueOf(items: readonly EditedArticleRow[] = []): Queued[] {
  return items.map(({ id, needsReview }) => ({ id, status: needsReview ? 'pending' : 'approved' }));
}
