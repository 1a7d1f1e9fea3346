// Search and filters of the table of posts and comments. Source: spec 2 §2 Forum posts.
import type { ForumModerationAddress } from '#shared/features/forum/moderation/address.ts';
import { FORUM_CATEGORIES } from '#shared/features/forum/rules.ts';
import { paths } from '#shared/paths.ts';
import { fileHref } from '../../../core/file-href.ts';
import { newestFirst } from '../../../ui/table/newest-first.ts';
import { TableToolbar } from '../../../ui/table/table-toolbar.tsx';

export interface ForumToolbarProps {
  address: ForumModerationAddress;
  onChange: (change: Record<string, string>) => void;
}

const categories = Object.fromEntries(FORUM_CATEGORIES.map((category) => [category, category]));

export function ForumToolbar(props: ForumToolbarProps) {
  return (
    <TableToolbar
      {...props}
      label="Sök bland foruminlägg"
      placeholder="Rubrik, text eller den som skrev"
      action={paths.adminForumPosts}
      fileHref={fileHref(paths.adminForumPosts, props.address)}
      filters={[
        {
          name: 'category',
          label: 'Kategori',
          all: 'Alla kategorier',
          labels: categories,
          className: 'basis-48 max-sm:basis-full',
        },
        {
          name: 'reported',
          label: 'Anmälda',
          all: 'Även utan anmälan',
          labels: { yes: 'Anmälda' },
          className: 'basis-48 max-sm:basis-full',
        },
        newestFirst,
      ]}
    />
  );
}
