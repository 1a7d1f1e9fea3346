// Search parameters of the page of news sources.
import { parseTableAddress, type TablePageParams } from '../../table-address.ts';

export interface NewsSourcesAddress extends TablePageParams {
  /** Without a tab, the sources are shown. */
  tab?: 'history' | 'editor';
  /** The source that is edited; without it, the editor creates a new source. */
  source?: string;
  /** A part of a source's name, address, description or category. */
  search?: string;
  /** The newest source first by default. */
  sort?: 'oldest';
  /** Only requests in the log that succeeded, or that failed. */
  result?: 'ok' | 'failed';
}

/** Ignores invalid parameters. */
export function parseNewsSourcesAddress(params: Readonly<Record<string, unknown>>): NewsSourcesAddress {
  return parseTableAddress(params, {
    tab: /^(?:history|editor)$/,
    source: /^[0-9a-f-]{36}$/,
    result: /^(?:ok|failed)$/,
    sort: /^oldest$/,
  });
}

/** The parameters of the sources that the API takes. */
export function sourceSearchOf({
  search,
  sort,
  after,
  before,
}: NewsSourcesAddress): Omit<NewsSourcesAddress, 'tab' | 'source' | 'result' | 'page'> {
  return parseNewsSourcesAddress({ search, sort, after, before });
}
