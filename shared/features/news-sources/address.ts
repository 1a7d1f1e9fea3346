// Search parameters of the page of news sources.
import { parseTableAddress, type TablePageParams } from '../../table-address.ts';

export interface NewsSourcesAddress extends TablePageParams {
  /** Without a tab, the sources are shown. */
  tab?: 'history' | 'editor';
  /** The source that is edited; without it, the editor creates a new source. */
  source?: string;
  /** Only requests in the log that succeeded, or that failed. */
  result?: 'ok' | 'failed';
}

/** Ignores invalid parameters. */
export function parseNewsSourcesAddress(params: Readonly<Record<string, unknown>>): NewsSourcesAddress {
  const { search: _search, ...address } = parseTableAddress(params, {
    tab: /^(?:history|editor)$/,
    source: /^[0-9a-f-]{36}$/,
    result: /^(?:ok|failed)$/,
  });
  return address;
}
