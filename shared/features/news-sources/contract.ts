// Endpoints of news sources in the back office: the sources, their log, and fetching.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { mayRefuse } from '../../may-refuse.ts';
import { Undo } from '../decisions/contract.ts';
import { withoutNul } from '../../saved-text.ts';
import { newsCategories } from '../news/rules.ts';
import {
  FetchLogEntry,
  FetchRun,
  NewsSource,
  NewsSourceCounts,
  NewsSourceText,
  SourceUrl,
  TestedSource,
} from './schemas.ts';
import { newsSourceTexts } from './texts.ts';

const tags = ['news-sources', 'admin'];
const SourceId = z.uuid(newsSourceTexts.notFound).check(z.toLowerCase());
const Place = z.optional(z.string().check(z.maxLength(200)));
const page = { next: z.nullable(z.string()), previous: z.nullable(z.string()) };

/** The parameters of the table. */
export const SourceSearch = z.object({
  /** A part of the name, the address, the description or the category. */
  search: z.optional(z.string().check(z.trim(), withoutNul(), z.maxLength(100))),
  active: z.optional(z.enum(['yes', 'no'])),
  /** The newest first by default. */
  sort: z.optional(z.literal('oldest')),
  after: Place,
  before: Place,
});
export type SourceSearch = z.infer<typeof SourceSearch>;

/** The parameters of the log. */
export const FetchLogSearch = z.object({
  /** Only requests that succeeded, or that failed. */
  result: z.optional(z.enum(['ok', 'failed'])),
  /** The newest first by default. */
  sort: z.optional(z.literal('oldest')),
  after: Place,
  before: Place,
});
export type FetchLogSearch = z.infer<typeof FetchLogSearch>;

export const newsSourcesContract = {
  list: oc
    .route({
      method: 'GET',
      path: '/admin/news-sources',
      summary: 'Lists news sources, newest first by default',
      tags,
    })
    .input(SourceSearch)
    .output(z.object({ sources: z.array(NewsSource), ...page })),
  find: oc
    .route({ method: 'GET', path: '/admin/news-sources/{id}', summary: 'Returns a news source', tags })
    .errors(mayRefuse('NOT_FOUND'))
    .input(z.object({ id: SourceId }))
    .output(NewsSource),
  counts: oc
    .route({
      method: 'GET',
      path: '/admin/news-source-counts',
      summary: 'Counts news sources, and what the latest entries of the log say',
      tags,
    })
    .output(NewsSourceCounts),
  create: oc
    .route({
      method: 'POST',
      path: '/admin/news-sources',
      summary: 'Creates a news source',
      tags,
      successStatus: 201,
    })
    .errors(mayRefuse('CONFLICT'))
    .input(NewsSourceText)
    .output(NewsSource),
  update: oc
    .route({ method: 'PUT', path: '/admin/news-sources/{id}', summary: 'Changes a news source', tags })
    .errors(mayRefuse('NOT_FOUND', 'CONFLICT'))
    .input(
      z.extend(NewsSourceText, {
        id: SourceId,
        /** The `updatedAt` that was seen: a source that was changed since is refused. */
        seen: z.optional(z.string()),
      }),
    )
    .output(NewsSource),
  setActive: oc
    .route({
      method: 'PUT',
      path: '/admin/news-sources/{id}/active',
      summary: 'Activates or deactivates a news source',
      tags,
    })
    .errors(mayRefuse('NOT_FOUND'))
    .input(z.object({ id: SourceId, active: z.boolean() }))
    .output(NewsSource),
  activateAll: oc
    .route({
      method: 'POST',
      path: '/admin/news-source-activations',
      summary: 'Activates all news sources',
      tags,
    })
    .output(z.object({ activated: z.number() })),
  delete: oc
    .route({
      method: 'DELETE',
      path: '/admin/news-sources/{id}',
      summary: 'Deletes a news source; its articles stay, and for a minute it can be restored',
      tags,
    })
    .errors(mayRefuse('NOT_FOUND'))
    .input(z.object({ id: SourceId }))
    .output(z.object({ id: z.uuid(), undo: Undo })),
  test: oc
    .route({
      method: 'POST',
      path: '/admin/news-source-tests',
      summary: 'Fetches an address once and shows what it would give, without storing anything',
      tags,
    })
    .errors(mayRefuse('TOO_MANY_REQUESTS'))
    .input(z.object({ url: SourceUrl, category: z._default(z.enum(newsCategories), 'Allmänt') }))
    .output(TestedSource),
  history: oc
    .route({
      method: 'GET',
      path: '/admin/news-fetch-log',
      summary: 'Lists requests to news sources, newest first by default',
      tags,
    })
    .input(FetchLogSearch)
    .output(z.object({ entries: z.array(FetchLogEntry), ...page })),
  startFetch: oc
    .route({
      method: 'POST',
      path: '/admin/news-fetches',
      summary: 'Starts fetching news, or joins the fetch that is running; its progress is sent live',
      tags,
    })
    .input(
      z.object({
        /** Fetches only from the sources that are due; otherwise from all active ones. */
        onlyDue: z._default(z.boolean(), false),
      }),
    )
    .output(
      z.object({
        /** Null if no source may be fetched now. */
        run: z.nullable(FetchRun),
        reason: z.nullable(z.enum(['noneActive', 'fetchedRecently', 'noneDue'])),
      }),
    ),
  latestFetch: oc
    .route({
      method: 'GET',
      path: '/admin/news-fetches/latest',
      summary: 'Returns the running or latest fetch of news',
      tags,
    })
    .output(z.object({ run: z.nullable(FetchRun) })),
};
