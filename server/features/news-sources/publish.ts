// Live events of news sources, to staff only: a source was changed, and the progress of a fetch.
import type { FetchRun } from '#shared/features/news-sources/schemas.ts';
import type { Services } from '../../core/http/request.ts';
import { listStaff } from './queries.ts';

export function publishSourcesChanged(services: Services): Promise<void> {
  return publishToStaff(services, { topic: 'news-sources' });
}

export function publishProgress(services: Services, run: FetchRun): Promise<void> {
  return publishToStaff(services, { topic: 'news-fetch', run });
}

async function publishToStaff({ database, live }: Services, event: object): Promise<void> {
  for (const id of await listStaff(database)) await live.publishEphemeral(id, event);
}
