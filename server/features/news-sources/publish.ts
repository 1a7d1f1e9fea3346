// Live events of news sources, to staff only: a source was changed, and the progress of a fetch.
import type { FetchRun } from '#shared/features/news-sources/schemas.ts';
import { publishToStaff } from '../../core/live/staff.ts';

type StaffServices = Parameters<typeof publishToStaff>[0];

export function publishSourcesChanged(services: StaffServices): Promise<void> {
  return publishToStaff(services, { topic: 'news-sources' });
}

export function publishProgress(services: StaffServices, run: FetchRun): Promise<void> {
  return publishToStaff(services, { topic: 'news-fetch', run });
}
