// The address of an inbox: the open conversation, its thread, and the search of the list.
import { useNavigate } from '@tanstack/react-router';
import type { InboxAddress } from '#shared/features/messages/address.ts';
import { stringifySearch } from '../../core/search-params.ts';

interface InboxNavigation {
  /** The inbox with this conversation open; without a key the list alone. The search is preserved. */
  hrefOf: (key?: string) => string;
  setSearch: (typed: string) => void;
  setThread: (id: string) => void;
}

/** @param path of the page */
export function useInboxAddress(path: string, { with: key, thread, search }: InboxAddress): InboxNavigation {
  const navigate = useNavigate();
  const replace = (address: InboxAddress) =>
    void navigate({ href: path + stringifySearch({ ...address }), replace: true, resetScroll: false });
  return {
    hrefOf: (opened) => path + stringifySearch({ with: opened, search }),
    setSearch: (typed) => replace({ with: key, thread, search: typed }),
    setThread: (chosen) => replace({ with: key, thread: chosen, search }),
  };
}
