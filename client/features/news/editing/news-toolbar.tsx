// Search and filters of the table of articles.
import type { NewsEditingAddress } from '#shared/features/news/editing/address.ts';
import { newsEditingTexts, newsStatuses } from '#shared/features/news/editing/texts.ts';
import { newsCategories } from '#shared/features/news/rules.ts';
import { paths } from '#shared/paths.ts';
import { fileHref } from '../../../core/file-href.ts';
import { newestFirst } from '../../../ui/table/newest-first.ts';
import { TableToolbar } from '../../../ui/table/table-toolbar.tsx';

export interface NewsToolbarProps {
  address: NewsEditingAddress;
  sources: readonly string[];
  onChange: (change: Record<string, string>) => void;
}

const sameNames = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, name]));
const categories = sameNames(newsCategories);
const statuses = { approved: newsStatuses.approved.label, pending: newsStatuses.pending.label };
const className = 'basis-44 max-sm:basis-[calc(50%-0.375rem)]';

export function NewsToolbar({ sources, ...props }: NewsToolbarProps) {
  const { source } = props.address;
  return (
    <TableToolbar
      {...props}
      label="Sök bland artiklar"
      placeholder="Rubrik, ingress eller källa"
      action={paths.adminNews}
      fileHref={fileHref(paths.adminNews, props.address)}
      filters={[
        { name: 'status', label: 'Status', all: 'Alla statusar', labels: statuses, className },
        { name: 'category', label: 'Kategori', all: 'Alla kategorier', labels: categories, className },
        {
          name: 'review',
          label: 'Granskning',
          all: 'Även granskade',
          labels: { yes: newsEditingTexts.needsReview },
          className,
        },
        {
          name: 'source',
          label: 'Källa',
          all: 'Alla källor',
          // A source in the address may have no articles any more.
          labels: sameNames(source && !sources.includes(source) ? [...sources, source] : sources),
          className,
        },
        { ...newestFirst, className },
      ]}
    />
  );
}
