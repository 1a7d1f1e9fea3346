// Shown in the editor when another user has changed the article since it was opened: both versions, and a choice between them.
import type { EditedArticle } from '#shared/features/news/editing/contract.ts';
import { newsEditingTexts } from '#shared/features/news/editing/texts.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';

export interface ChangedMeanwhileProps {
  /** The article as it is stored now. */
  article: EditedArticle;
  /** Continues with the draft, which replaces the stored version when it is saved. */
  onContinue: () => void;
  /** Discards the draft. */
  onDiscard: () => void;
}

export function ChangedMeanwhile({ article, onContinue, onDiscard }: ChangedMeanwhileProps) {
  const { title, excerpt, content, category, status } = article;
  return (
    <Notice
      tone="warning"
      title={newsEditingTexts.changed}
      action={
        <span className="flex flex-wrap gap-2">
          <Button size="sm" onClick={onContinue}>
            Använd min text
          </Button>
          <Button size="sm" onClick={onDiscard}>
            Använd den sparade
          </Button>
        </span>
      }
    >
      <details>
        <summary className="min-h-6 cursor-pointer">Visa den sparade versionen</summary>
        <dl className="mt-2 flex flex-col gap-1 [overflow-wrap:anywhere]">
          {[
            ['Rubrik', title],
            ['Kategori', category],
            ['Ingress', excerpt],
            ['Text', content],
            ['Publicerad', status === 'approved' ? 'Ja' : 'Nej'],
          ].map(([term, value]) => (
            <div key={term}>
              <dt className="font-semibold">{term}</dt>
              <dd className="max-h-48 overflow-y-auto whitespace-pre-line">{value || '–'}</dd>
            </div>
          ))}
        </dl>
      </details>
    </Notice>
  );
}
