// An article in a dialog over the list, which has the address of the article's page.
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../core/api.ts';
import { useDocumentTitle } from '../../../core/document-title.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { ArticleStates } from './article-states.tsx';
import { ArticleText } from './article-text.tsx';

export function ArticleDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { data } = useQuery(useApi().news.find.queryOptions({ input: { id } }));
  useDocumentTitle(data?.title);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={data?.title ?? 'Nyhet'}
      size="md"
      hasOwnAddress
    >
      <ArticleStates id={id} level={2}>
        {(article) => <ArticleText article={article} />}
      </ArticleStates>
    </Dialog>
  );
}
