// Endpoints of the back office for improving searches: synonyms, and searches without hits.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { mayRefuse } from '../../may-refuse.ts';
import { tokensOf } from '../../search/tokens.ts';
import { inOneLine, withoutNul } from '../../saved-text.ts';
import { Undo } from '../decisions/contract.ts';
import { MAX_SYNONYM_WORDS, MAX_SYNONYMS, MIN_SYNONYMS } from './rules.ts';
import { synonymTexts } from './texts.ts';

const MAX_WORD_LENGTH = 60;

/** `same`: each finds the others. `kinds`: the first finds the others, but not the reverse ("nike" finds "jordan"). */
export const SynonymDirection = z.enum(['same', 'kinds']);

/** Words or names that a search takes for each other. */
export const Synonyms = z.object({
  id: z.number(),
  words: z.array(z.string()),
  direction: SynonymDirection,
});
export type Synonyms = z.infer<typeof Synonyms>;

/** The values of a row when an admin began to change it. */
export const SeenSynonyms = z.omit(Synonyms, { id: true });
export type SeenSynonyms = z.infer<typeof SeenSynonyms>;

const word = z.string(synonymTexts.wordMissing).check(
  z.trim(),
  z.toLowerCase(),
  withoutNul(),
  inOneLine(),
  z.maxLength(MAX_WORD_LENGTH, `Ett ord får vara högst ${MAX_WORD_LENGTH} tecken`),
  z.refine((text) => tokensOf(text).length > 0, synonymTexts.wordMissing),
  z.refine((text) => text.split(' ').length <= MAX_SYNONYM_WORDS, synonymTexts.tooManyWords),
);

export const NewSynonyms = z.object({
  words: z.array(word).check(
    z.minLength(MIN_SYNONYMS, synonymTexts.tooFew),
    z.maxLength(MAX_SYNONYMS, synonymTexts.tooMany),
    z.refine((words) => new Set(words).size >= MIN_SYNONYMS, synonymTexts.tooFew),
  ),
  direction: z._default(SynonymDirection, 'same'),
});
export type NewSynonyms = z.infer<typeof NewSynonyms>;

/** A search without hits, made by at least five visitors in one day. */
export const MissedSearch = z.object({
  text: z.string(),
  /** Number of visitors on the day with the most. */
  visitors: z.number(),
  /** The last day with at least five, as YYYY-MM-DD. */
  lastDay: z.iso.date(),
});
export type MissedSearch = z.infer<typeof MissedSearch>;

/** The parameters of the searches without hits on their page, and of their file. */
export const MissedSearchFilter = z.object({
  missed: z.optional(z.string().check(z.trim(), withoutNul(), z.maxLength(100))),
  order: z.optional(z.enum(['latest', 'text'])),
});

const Cursor = z.optional(z.string().check(z.maxLength(100)));

export const SynonymSearch = z.object({
  /** A part of the words of a row, with a comma and a space between them. */
  search: z.optional(z.string().check(z.trim(), withoutNul(), z.maxLength(100))),
  direction: z.optional(SynonymDirection),
  /** The newest first by default. */
  sort: z.optional(z.literal('oldest')),
  after: Cursor,
  before: Cursor,
});
export type SynonymSearch = z.infer<typeof SynonymSearch>;

const SynonymsId = z.coerce.number(synonymTexts.notFound).check(z.int(), z.gte(1), z.lte(2_147_483_647));

export const synonymsContract = {
  list: oc
    .route({
      method: 'GET',
      path: '/admin/synonyms',
      summary: 'Lists the synonyms that searches use, the newest first by default',
      tags: ['synonyms', 'admin'],
    })
    .input(SynonymSearch)
    .output(
      z.object({
        synonyms: z.array(Synonyms),
        next: z.nullable(z.string()),
        previous: z.nullable(z.string()),
      }),
    ),
  find: oc
    .route({
      method: 'GET',
      path: '/admin/synonyms/{id}',
      summary: 'Returns a row of synonyms',
      tags: ['synonyms', 'admin'],
    })
    .errors(mayRefuse('NOT_FOUND'))
    .input(z.object({ id: SynonymsId }))
    .output(Synonyms),
  create: oc
    .route({
      method: 'POST',
      path: '/admin/synonyms',
      summary: 'Adds synonyms, which searches use at once',
      tags: ['synonyms', 'admin'],
      successStatus: 201,
    })
    .input(NewSynonyms)
    .output(Synonyms),
  update: oc
    .route({
      method: 'PUT',
      path: '/admin/synonyms/{id}',
      summary: 'Changes synonyms',
      tags: ['synonyms', 'admin'],
    })
    .errors(mayRefuse('NOT_FOUND', 'CONFLICT'))
    .input(
      z.extend(NewSynonyms, {
        id: SynonymsId,
        /** Optimistic locking: the update is refused if the row has changed since this version. */
        seen: z.optional(SeenSynonyms),
      }),
    )
    .output(Synonyms),
  delete: oc
    .route({
      method: 'DELETE',
      path: '/admin/synonyms/{id}',
      summary: 'Deletes synonyms; for a minute they can be restored',
      tags: ['synonyms', 'admin'],
    })
    .errors(mayRefuse('NOT_FOUND'))
    .input(z.object({ id: SynonymsId }))
    .output(z.object({ id: z.number(), undo: Undo })),
  listMissed: oc
    .route({
      method: 'GET',
      path: '/admin/missed-searches',
      summary: 'Lists searches of the last 30 days without a hit, those of most visitors first',
      tags: ['synonyms', 'admin'],
    })
    .output(z.object({ searches: z.array(MissedSearch) })),
};
