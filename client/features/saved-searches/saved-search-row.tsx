// A saved search: link, alert, renaming and removing.
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useEffect, useRef, useState } from 'react';
import { savedSearchHref } from '#shared/features/saved-searches/address.ts';
import type { SavedSearch } from '#shared/features/saved-searches/contract.ts';
import { SEARCH_ALERTS, type SearchAlert } from '#shared/features/saved-searches/rules.ts';
import { alertTexts } from '#shared/features/saved-searches/texts.ts';
import { usePlaceName } from '../../core/place-name.ts';
import { Anchor } from '../../ui/button/anchor.tsx';
import { MenuButton } from '../../ui/button/menu-button.tsx';
import { Select } from '../../ui/form/select.tsx';
import { describeFilter } from './describe-filter.ts';
import { RenameForm } from './rename-form.tsx';
import { useSavedSearchActions } from './saved-search-actions.ts';

export interface SavedSearchRowProps {
  search: SavedSearch;
  onRemoved: () => void;
}

export function SavedSearchRow({ search, onRemoved }: SavedSearchRowProps) {
  const nearName = usePlaceName(search.filter.near);
  const [isRenaming, setIsRenaming] = useState<boolean>();
  const { alert: chosen, setAlert, remove } = useSavedSearchActions(search, onRemoved);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // The field that had the focus is removed.
    if (isRenaming === false) link.current?.focus();
  }, [isRenaming]);
  if (isRenaming) {
    return (
      <li className="rounded-md border border-line bg-surface p-3">
        <RenameForm search={search} onClose={() => setIsRenaming(false)} />
      </li>
    );
  }
  return (
    <li className="relative flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-line bg-surface p-3">
      <div className="min-w-0 flex-1 basis-56 pr-11 [overflow-wrap:anywhere] sm:pr-0">
        <Anchor
          ref={link}
          href={savedSearchHref(search.filter)}
          className="-my-2.5 inline-block py-2.5 font-semibold text-pine underline underline-offset-4 hover:text-pine-hover"
        >
          {search.name}
        </Anchor>
        <p className="text-sm text-muted">{describeFilter(search.filter, nearName)}</p>
      </div>
      <label className="flex w-full items-center gap-2 text-sm sm:w-auto">
        Avisera
        <Select
          aria-label={`Avisera om ${search.name}`}
          value={chosen}
          className="flex-1"
          onChange={({ target }) => setAlert(target.value as SearchAlert)}
        >
          {SEARCH_ALERTS.map((alert) => (
            <option key={alert} value={alert}>
              {alertTexts[alert].label}
            </option>
          ))}
        </Select>
      </label>
      <span className="absolute top-1 right-1 sm:static">
        <MenuButton
          label={`Fler åtgärder för ${search.name}`}
          items={[
            { label: 'Byt namn', icon: <Pencil size={18} />, onSelect: () => setIsRenaming(true) },
            {
              label: 'Ta bort',
              icon: <Trash2 size={18} />,
              danger: true,
              startsGroup: true,
              onSelect: remove,
            },
          ]}
        />
      </span>
    </li>
  );
}
