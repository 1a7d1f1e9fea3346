// The context of every endpoint: the services and the caller.
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import { twoStepTexts } from '#shared/features/accounts/two-step/two-step-texts.ts';
import type { Connection, Database } from '../../database/connection.ts';
import type { DeferredTasks } from '../jobs/deferred-tasks.ts';
import type { Auth } from '../auth.ts';
import type { Bus } from '../bus/bus.ts';
import type { Live } from '../live/live.ts';
import type { PublicLive } from '../live/public-live.ts';
import type { Presence } from '../live/presence.ts';
import type { Logger } from '../process/logger.ts';
import type { AnswerCache } from '../answer-cache.ts';
import type { OpenIdProvider } from '../openid.ts';
import type { FairQueue, QueueEntry } from '../limits/fair-queue.ts';
import type { Throttle } from '../limits/throttle.ts';
import type { PersonalData } from '../personal-data.ts';
import { refuse } from './refusal.ts';
import type { Settings } from '../process/settings.ts';
import type { Storage } from '../storage/storage.ts';
import type { ViewCounter } from '../views/view-counter.ts';

/** Created once at start and shared by all requests. */
export interface Services {
  settings: Settings;
  database: Database;
  storage: Storage;
  auth: Auth;
  /** Undefined if the settings contain no Google credentials. */
  google: OpenIdProvider | undefined;
  bus: Bus;
  live: Live;
  /** The streams of visitors. */
  publicLive: PublicLive;
  /** Who is online. */
  presence: Presence;
  deferredTasks: DeferredTasks;
  answerCache: AnswerCache;
  throttle: Throttle;
  /** Limits how many calls of the API and renderings of pages run at the same time. */
  requestQueue: FairQueue;
  /** Views of pages. */
  views: ViewCounter;
  /** What the features store about a person. */
  personalData: readonly PersonalData[];
  /** How the features undo decisions of staff, by kind. */
  undo: Readonly<Record<string, UndoDecision | undefined>>;
  logger: Logger;
}

/** One request: the services, the caller, their address, and a way to set cookies. */
export interface RequestContext extends Services {
  viewer: Viewer | null;
  /** A suspended user: a visitor, except to endpoints that are open to them. */
  suspended: Viewer | null;
  cookieHeader: string | undefined;
  ip: string;
  userAgent: string;
  setCookie(cookie: string): void;
  /** The caller's group in queues: a signed-in user is a group of their own, visitors share that of their network. */
  queueEntry(): QueueEntry;
}

/** The signed-in user who performs an action, and their address. */
export interface Actor extends Services {
  viewer: Viewer;
  ip: string;
  userAgent: string;
  queueEntry(): QueueEntry;
}

/** A decision of staff, as its feature has recorded it. */
export interface UndoableDecision {
  targetId: string;
  /** What it changed, in the feature's own form. */
  change: unknown;
}

/**
 * Restores what a decision changed, in the caller's transaction, and writes the audit entry. Returns what to publish after
 * the commit; null if the record has been changed since, in which case nothing is restored.
 */
export type UndoDecision = (
  transaction: Connection,
  actor: Actor,
  decision: UndoableDecision,
) => Promise<(() => Promise<void>) | null>;

/**
 * Returns the signed-in user, or throws with the message for signed-out users.
 *
 * @throws ORPCError UNAUTHORIZED
 */
export function requireViewer(context: Pick<RequestContext, 'viewer'>, sentence?: string): Viewer {
  return context.viewer ?? refuse('UNAUTHORIZED', sentence);
}

/**
 * Returns the signed-in admin or superadmin. Source: spec 2 §6 Roles and permissions.
 *
 * @throws ORPCError UNAUTHORIZED or FORBIDDEN
 */
export function requireAdmin(context: Pick<RequestContext, 'viewer'>): Viewer {
  const viewer = requireViewer(context);
  return viewer.role === 'user' ? forbid(viewer) : viewer;
}

/**
 * Returns the signed-in superadmin, for what other admins may not see or do.
 *
 * @throws ORPCError UNAUTHORIZED or FORBIDDEN
 */
export function requireSuperadmin(context: Pick<RequestContext, 'viewer'>): Viewer {
  const viewer = requireViewer(context);
  return viewer.role === 'superadmin' ? viewer : forbid(viewer);
}

/** Users whose role requires two-step sign-in get a message of their own. */
function forbid({ needsTwoStep }: Viewer): never {
  return refuse('FORBIDDEN', needsTwoStep ? twoStepTexts.requiredForStaff : undefined);
}
