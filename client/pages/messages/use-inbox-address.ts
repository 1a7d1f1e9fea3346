// The address of an inbox: the open conversation, its thread, and the search of the list.
import { useNavigate, useRouter } from '@tanstack/react-router';
import { type InboxAddress, parseInboxAddress } from '#shared/features/messages/address.ts';
import { stringifySearch } from '../../core/search-params.ts';

interface InboxNavigation {
  /** The inbox with this conversation open; without a key the list alone. The search is preserved. */
  hrefOf: (key?: string) => string;
  /** Adds one step to the history for a search, however many letters it has, and one for clearing it. */
  setSearch: (typed: string) => void;
  setThread: (id: string) => void;
}

/** @param path of the page */
export function useInboxAddress(path: string, { with: key, thread, search }: InboxAddress): InboxNavigation {
  const navigate = useNavigate();
  const router = useRouter();
  const goTo = (address: InboxAddress, replace: boolean) =>
    void navigate({ href: path + stringifySearch({ ...address }), replace, resetScroll: false });
  /** The search of the latest navigation, which the page may not have rendered yet. */
  const latestSearch = () => parseInboxAddress({ ...router.latestLocation.search }).search;
  return {
    hrefOf: (opened) => path + stringifySearch({ with: opened, search }),
    setSearch(typed) {
      const before = latestSearch() ?? '';
      const isSameStep = typed === before || (typed !== '' && before !== '');
      goTo({ with: key, thread, search: typed }, isSameStep);
    },
    setThread: (chosen) => goTo({ with: key, thread: chosen, search }, true),
  };
}
