// Schemas of news sources, their log, and the progress of a fetch.
import * as z from 'zod/mini';
import { inOneLine, visible, withoutNul } from '../../saved-text.ts';
import { newsCategories } from '../news/rules.ts';
import {
  DEFAULT_FETCH_HOURS,
  MAX_FETCH_HOURS,
  MAX_SOURCE_DESCRIPTION_LENGTH,
  MAX_SOURCE_NAME_LENGTH,
  MAX_SOURCE_URL_LENGTH,
  MIN_FETCH_HOURS,
} from './rules.ts';
import { newsSourceTexts } from './texts.ts';

const WEB_ADDRESS = /^https?:\/\/[^\s/?#]+(?:[/?#]\S*)?$/i;
const WITHOUT_CREDENTIALS = /^https?:\/\/[^/?#@]+(?:[/?#]|$)/i;

/** A web address; the server checks whether it may fetch it. */
export const SourceUrl = z
  .string(newsSourceTexts.urlMissing)
  .check(
    z.trim(),
    visible(newsSourceTexts.urlMissing),
    withoutNul(),
    z.maxLength(MAX_SOURCE_URL_LENGTH, `Adressen får vara högst ${MAX_SOURCE_URL_LENGTH} tecken`),
    z.regex(WEB_ADDRESS, { error: newsSourceTexts.urlInvalid, abort: true }),
    z.regex(WITHOUT_CREDENTIALS, newsSourceTexts.urlWithPassword),
  );

/** The editable fields. Source: spec 2 §2 News sources. */
export const NewsSourceText = z.object({
  name: z
    .string(newsSourceTexts.nameMissing)
    .check(
      inOneLine(),
      visible(newsSourceTexts.nameMissing),
      withoutNul(),
      z.maxLength(MAX_SOURCE_NAME_LENGTH, `Namnet får vara högst ${MAX_SOURCE_NAME_LENGTH} tecken`),
    ),
  url: SourceUrl,
  category: z.enum(newsCategories, newsSourceTexts.categoryMissing),
  description: z._default(
    z
      .string()
      .check(
        z.trim(),
        withoutNul(),
        z.maxLength(
          MAX_SOURCE_DESCRIPTION_LENGTH,
          `Beskrivningen får vara högst ${MAX_SOURCE_DESCRIPTION_LENGTH} tecken`,
        ),
      ),
    '',
  ),
  fetchFrequencyHours: z._default(
    z
      .int(newsSourceTexts.hoursInvalid)
      .check(
        z.gte(MIN_FETCH_HOURS, newsSourceTexts.hoursInvalid),
        z.lte(MAX_FETCH_HOURS, newsSourceTexts.hoursInvalid),
      ),
    DEFAULT_FETCH_HOURS,
  ),
  active: z._default(z.boolean(), true),
});
export type NewsSourceText = z.infer<typeof NewsSourceText>;

/** Source: spec 2 §3 news_sources. */
export const NewsSource = z.object({
  id: z.uuid(),
  name: z.string(),
  url: z.string(),
  type: z.string(),
  category: z.string(),
  description: z.string(),
  active: z.boolean(),
  fetchFrequencyHours: z.number(),
  lastFetch: z.nullable(z.string()),
  /** Null for one that is not active. */
  nextFetch: z.nullable(z.string()),
  /** Since when every request has failed; null while it works. */
  failingSince: z.nullable(z.string()),
  createdAt: z.string(),
  /** Serves as the version: a change is refused if the source has been changed since. */
  updatedAt: z.string(),
});
export type NewsSource = z.infer<typeof NewsSource>;

/** The stat cards. Source: spec 2 §2 News sources. */
export const NewsSourceCounts = z.object({
  total: z.number(),
  active: z.number(),
  /** Successful entries among the latest 20 of the log. */
  successful: z.number(),
  /** Items processed according to the same entries. */
  processed: z.number(),
});
export type NewsSourceCounts = z.infer<typeof NewsSourceCounts>;

/** One request to a source. Source: spec 2 §3 news_fetch_log. */
export const FetchLogEntry = z.object({
  id: z.string(),
  sourceName: z.string(),
  success: z.boolean(),
  fetchDate: z.string(),
  itemsFound: z.number(),
  itemsProcessed: z.number(),
  /** What went wrong; for a success, what could not be read and where the source has moved. */
  errorMessage: z.nullable(z.string()),
});
export type FetchLogEntry = z.infer<typeof FetchLogEntry>;

/** A run of the fetch job. */
export const FetchRun = z.object({
  id: z.uuid(),
  startedAt: z.string(),
  /** Null while it is running. */
  finishedAt: z.nullable(z.string()),
  sourceCount: z.number(),
  sourcesDone: z.number(),
  sourcesFailed: z.number(),
  /** New articles. */
  totalCreated: z.number(),
});
export type FetchRun = z.infer<typeof FetchRun>;

/** The result of testing a source: what a fetch would give. */
export const TestedSource = z.object({
  title: z.string(),
  format: z.enum(['RSS', 'Atom', 'RDF', 'JSON Feed']),
  itemCount: z.number(),
  /** Where the address redirects permanently. */
  movedTo: z.nullable(z.string()),
  /** What could not be read. */
  problem: z.nullable(z.string()),
  items: z.array(
    z.object({
      title: z.string(),
      excerpt: z.string(),
      url: z.string(),
      publishedAt: z.nullable(z.string()),
      category: z.string(),
    }),
  ),
});
export type TestedSource = z.infer<typeof TestedSource>;
