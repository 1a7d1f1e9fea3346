// What a feature provides on the server: one file in its folder declares it, and server/features.ts lists them all.
import type { AnyRouter } from '@orpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Api } from '#shared/contract.ts';
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import type { PageName } from '#shared/features/page-settings/page-names.ts';
import type { Database } from '../database/connection.ts';
import type { FeatureDocument } from './feature-document.ts';
import type { Job } from './jobs/jobs.ts';
import type { PublicEvents } from './live/public-events.ts';
import type { LiveTopics } from './live/topics.ts';
import type { PersonalData } from './personal-data.ts';
import type { RequestContext, Services, UndoDecision } from './http/request.ts';
import type { TableFile } from './http/table-file.ts';
import type { SharedAnswers } from './shared-answers.ts';
import type { SitemapPart } from './http/sitemap/sitemap.ts';
import type { ViewedPages } from './views/view-queries.ts';

export interface Feature {
  /** Endpoints, under their names in the contract. */
  routes?: Readonly<Record<string, AnyRouter>>;
  /** HTTP routes outside the contract: uploads, downloads, callbacks. */
  http?: (app: FastifyInstance, context: HttpContext) => void | Promise<void>;
  /** Lists of the back office that can be saved as files. */
  tableFiles?: readonly TableFile[];
  /** The feature's part of the API document besides its contract. */
  document: FeatureDocument;
  /** Background jobs: on a schedule, or enqueued with `addJob`. */
  jobs?: (services: Services) => Job[];
  live?: LiveDeclaration;
  /** Broadcast events that visitors get too, by topic. */
  publicEvents?: PublicEvents;
  sitemap?: SitemapPart;
  sharedAnswers?: SharedAnswers;
  /** Beginnings of addresses that are answered even in an overload: streams and files, which have limits of their own. */
  unlimited?: readonly string[];
  /** The most bytes of a request to these addresses, when they take more than others. */
  largeBodies?: Readonly<Record<string, number>>;
  /** Addresses of large answers, which are compressed. They must contain no secret: its compressed length could reveal it. */
  compressedAnswers?: readonly string[];
  /** Endpoints that are refused while a page is closed, except to staff. */
  closedWith?: ClosedWith;
  personalData?: PersonalData;
  /** Pages whose views are counted. */
  views?: readonly ViewedPages[];
  /** How decisions of staff are undone, by their kind. */
  undo?: Readonly<Record<string, UndoDecision>>;
  /** Runs once when the server starts, before it listens. */
  start?: (services: Services) => Promise<void>;
}

/** For each endpoint, the page that closes it: while that page is closed, the endpoint is refused. */
export type ClosedWith = {
  readonly [Area in keyof Api]?: { readonly [Endpoint in keyof Api[Area]]?: PageName };
};

/** A feature's part of the live connection. */
export interface LiveDeclaration {
  topics: (database: Database) => LiveTopics['payloads'];
  /** SQL that counts what is unread or pending for the user $1, by its name in the event `counts`. */
  counts: Readonly<Record<string, string>>;
  /** Called after events were delivered to a browser of this user; returns the events that follow for others. */
  onDelivered?: (database: Database, ...delivered: DeliveredEvents) => DeliveredOutcome;
}

type DeliveredEvents = Parameters<NonNullable<LiveTopics['onDelivered']>>;
type DeliveredOutcome = ReturnType<NonNullable<LiveTopics['onDelivered']>>;

export interface HttpContext {
  services: Services;
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<RequestContext>;
  /** The signed-in user, for routes that need nothing else of the context. */
  findUser: (request: FastifyRequest) => Promise<Viewer | null>;
  /** Like `findUser`, but also finds a suspended user. */
  findAccount: (request: FastifyRequest) => Promise<Viewer | null>;
}

/** Preserves the exact type of the declaration. */
export function defineFeature<const Declared extends Feature>(feature: Declared): Declared {
  return feature;
}

/** The feature's part of the API document, including its lists as files. */
export function documentOf({ document, tableFiles = [] }: Feature): FeatureDocument {
  return { ...document, paths: Object.assign({}, document.paths, ...tableFiles.map(({ paths }) => paths)) };
}
