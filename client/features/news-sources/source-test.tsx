// Tests a news source before it is saved: shows the articles it would return, or why it cannot be read.
import { useMutation } from '@tanstack/react-query';
import FlaskConical from 'lucide-react/icons/flask-conical';
import type { NewsCategory } from '#shared/features/news/rules.ts';
import { newsCategories } from '#shared/features/news/rules.ts';
import type { TestedSource } from '#shared/features/news-sources/schemas.ts';
import { newsSourceTexts } from '#shared/features/news-sources/texts.ts';
import { formatDateTime } from '#shared/format.ts';
import { useApi } from '../../core/api.ts';
import { errorMessageOf, fieldErrorsOf } from '../../core/failure.ts';
import { Button } from '../../ui/button/button.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';

export function SourceTest({ url, category }: { url: string; category: string }) {
  const { mutate, data, error, isPending } = useMutation(useApi().newsSources.test.mutationOptions());
  const chosen: NewsCategory | undefined = newsCategories.find((one) => one === category);
  return (
    <section aria-labelledby="source-test" className="flex min-w-0 flex-col gap-3">
      <h2 id="source-test" className="text-lg">
        Testa källan
      </h2>
      <p className="text-sm text-muted">Adressen hämtas en gång. Ingenting sparas.</p>
      <div>
        <Button
          icon={<FlaskConical size={18} />}
          busy={isPending}
          disabled={url.trim() === ''}
          onClick={() => mutate({ url, category: chosen })}
        >
          Testa källan
        </Button>
      </div>
      <div aria-live="polite" className="flex flex-col gap-3">
        {!isPending && error && (
          <Notice tone="danger" title={newsSourceTexts.testFailed}>
            {fieldErrorsOf(error)['url'] ?? errorMessageOf(error)}
          </Notice>
        )}
        {!isPending && data && <TestResult tested={data} />}
      </div>
    </section>
  );
}

function TestResult({ tested }: { tested: TestedSource }) {
  const { title, format, itemCount, movedTo, problem, items } = tested;
  return (
    <>
      <p className="[overflow-wrap:anywhere]">
        <span className="font-semibold">{title}</span>{' '}
        <span className="text-muted">
          {format}, {itemCount === 1 ? '1 post' : `${itemCount} poster`}
        </span>
      </p>
      {movedTo && <Notice>Källan har flyttat till {movedTo}. Spara gärna den adressen.</Notice>}
      {problem && <Notice tone="warning">{problem}</Notice>}
      {items.length === 0 && <p>Flödet går att läsa men är tomt just nu.</p>}
      <ol className="flex flex-col gap-3">
        {items.map((item) => (
          <li
            key={item.url}
            className="flex flex-col gap-1 border-b border-line pb-3 [overflow-wrap:anywhere] last:border-b-0"
          >
            <span className="font-semibold">{item.title}</span>
            {item.excerpt && <span className="text-sm">{item.excerpt}</span>}
            <span className="flex flex-wrap items-center gap-2 text-sm text-muted">
              <Badge>{item.category}</Badge>
              {item.publishedAt ? (
                <time dateTime={item.publishedAt}>{formatDateTime(item.publishedAt)}</time>
              ) : (
                'Utan datum: får tiden då den hämtas'
              )}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
