// Search parameters of the page of news sources.
import { parseTableAddress, type TablePageParams } from '../../table-address.ts';

export interface NewsSourcesAddress extends TablePageParams {
  /** Without a tab, the sources are shown. */
  tab?: 'history' | 'editor';
  /** The source that is edited; without it, the editor creates a new source. */
  source?: string;
  /** A part of a source's name, address, description or category. */
  search?: string;
  /** Only sources that are active, or inactive. */
  active?: 'yes' | 'no';
  /** The newest source or request first by default. */
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
    active: /^(?:yes|no)$/,
    sort: /^oldest$/,
  });
}

/** The parameters of the sources that the API takes. */
export function sourceSearchOf({
  search,
  active,
  sort,
  after,
  before,
}: NewsSourcesAddress): Omit<NewsSourcesAddress, 'tab' | 'source' | 'result' | 'page'> {
  return parseNewsSourcesAddress({ search, active, sort, after, before });
}

/** The parameters of the log that the API takes. */
export function logSearchOf({
  result,
  sort,
  after,
  before,
}: NewsSourcesAddress): Omit<NewsSourcesAddress, 'tab' | 'source' | 'search' | 'active' | 'page'> {
  return parseNewsSourcesAddress({ result, sort, after, before });
}
