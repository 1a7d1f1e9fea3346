// All scheduled jobs; each runs on one node at a time.
import type { Feature } from './core/feature.ts';
import type { Job } from './core/jobs/jobs.ts';
import { liveJobs } from './core/live/jobs.ts';
import { mailJobs } from './core/mail/outbox.ts';
import type { Services } from './core/http/request.ts';
import { features } from './features.ts';

export function scheduledJobs(services: Services): Job[] {
  const ofFeatures = features.flatMap((feature: Feature) => feature.jobs?.(services) ?? []);
  return [...liveJobs(services.database), ...mailJobs(services), ...ofFeatures];
}
