// Live events of news sources, to staff only: a source was changed, and the progress of a fetch.
import type { FetchRun } from '#shared/features/news-sources/schemas.ts';
import type { Services } from '../../core/http/request.ts';
import { listStaff } from './queries.ts';

type StaffServices = Pick<Services, 'database'> & { live: Pick<Services['live'], 'publishEphemeral'> };

export function publishSourcesChanged(services: StaffServices): Promise<void> {
  return publishToStaff(services, { topic: 'news-sources' });
}

export function publishProgress(services: StaffServices, run: FetchRun): Promise<void> {
  return publishToStaff(services, { topic: 'news-fetch', run });
}

async function publishToStaff({ database, live }: StaffServices, event: object): Promise<void> {
  for (const id of await listStaff(database)) await live.publishEphemeral(id, event);
}
