// Where each record that the command palette finds is shown in the back office.
import type { Found } from '#shared/features/admin/finder.ts';
import { paths, resultPath } from '#shared/paths.ts';
import { stringifySearch } from '../../../core/search-params.ts';

export function addressOf({ kind, id }: Found): string {
  switch (kind) {
    case 'user':
      return paths.adminUsers + stringifySearch({ search: id });
    case 'ad':
      return paths.adminAds + stringifySearch({ ad: id });
    case 'post':
      return paths.adminForumPosts + stringifySearch({ item: id });
    case 'contact':
      return paths.adminContactMessages + stringifySearch({ search: id });
    case 'report':
      return paths.adminReports + stringifySearch({ report: id });
    case 'association':
      return paths.adminAssociations + stringifySearch({ search: id });
    case 'tournament':
      return paths.adminTournaments + stringifySearch({ search: id });
    case 'news':
      return paths.adminNews + stringifySearch({ item: id });
    case 'match':
      return resultPath(id);
  }
}
