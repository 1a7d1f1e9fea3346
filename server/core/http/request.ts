// What every endpoint is given: the services of the house and who is asking.
import type { Viewer } from '#shared/features/accounts/contract.ts';
import { twoStepTexts } from '#shared/features/accounts/two-step/two-step-words.ts';
import type { Database } from '../../database/connection.ts';
import type { DeferredTasks } from '../jobs/deferred-tasks.ts';
import type { Auth } from '../auth.ts';
import type { Bus } from '../bus/bus.ts';
import type { Live } from '../live/live.ts';
import type { Logger } from '../process/logger.ts';
import type { Memory } from '../memory.ts';
import type { OpenIdProvider } from '../openid.ts';
import type { Throttle } from '../limits/throttle.ts';
import type { PersonalData } from '../personal-data.ts';
import { refuse } from './refusal.ts';
import type { Settings } from '../process/settings.ts';
import type { Storage } from '../storage/storage.ts';

/** Made once at start and shared by all requests. */
export interface Services {
  settings: Settings;
  database: Database;
  storage: Storage;
  auth: Auth;
  /** Absent without credentials for it. */
  google: OpenIdProvider | undefined;
  bus: Bus;
  live: Live;
  deferredTasks: DeferredTasks;
  memory: Memory;
  throttle: Throttle;
  /** What the features store about a person. */
  personalData: readonly PersonalData[];
  logger: Logger;
}

/** One request: the services, who asks, from where, and the cookies to send back. */
export interface RequestContext extends Services {
  viewer: Viewer | null;
  cookieHeader: string | undefined;
  ip: string;
  userAgent: string;
  setCookie(cookie: string): void;
}

/** Who does something, and from where. */
export interface Actor extends Services {
  viewer: Viewer;
  ip: string;
  userAgent: string;
}

/**
 * The signed-in person, or a refusal with the sentence that asks for sign-in.
 *
 * @throws ORPCError UNAUTHORIZED
 */
export function requireViewer(context: Pick<RequestContext, 'viewer'>, sentence?: string): Viewer {
  return context.viewer ?? refuse('UNAUTHORIZED', sentence);
}

/**
 * The signed-in admin or superadmin. Source: spec 2 §6 Roles and permissions.
 *
 * @throws ORPCError UNAUTHORIZED or FORBIDDEN
 */
export function requireAdmin(context: Pick<RequestContext, 'viewer'>): Viewer {
  const viewer = requireViewer(context);
  return viewer.role === 'user' ? forbid(viewer) : viewer;
}

/**
 * The signed-in superadmin, for what no other admin may see or do.
 *
 * @throws ORPCError UNAUTHORIZED or FORBIDDEN
 */
export function requireSuperadmin(context: Pick<RequestContext, 'viewer'>): Viewer {
  const viewer = requireViewer(context);
  return viewer.role === 'superadmin' ? viewer : forbid(viewer);
}

/** Whose role waits for two-step sign-in is told so. */
function forbid({ needsTwoStep }: Viewer): never {
  return refuse('FORBIDDEN', needsTwoStep ? twoStepTexts.staffNeedsIt : undefined);
}
