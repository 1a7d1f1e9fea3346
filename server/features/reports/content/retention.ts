// Forgetting what was removed, and what was reported, once nobody may appeal any more.
import type { Job } from '../../../core/jobs/jobs.ts';
import type { Services } from '../../../core/http/request.ts';
import { publishAdChanged } from '../../ads/actions.ts';
import { removePictureFiles } from '../../pictures/actions.ts';
import { forgetContent } from './content-queries.ts';
import { forgetDueSnapshots, takeDueContent } from '../own-queries.ts';

const BATCH = 100;

export function reportJobs(services: Services): Job[] {
  return [{ name: 'forget-reports', schedule: '37 2 * * *', run: () => forgetDue(services) }];
}

/** Files that are left when this ends half-way are swept with the pictures. */
async function forgetDue(services: Services): Promise<void> {
  for (;;) {
    const { due, pictureIds } = await services.database.kysely.transaction().execute(async (tx) => {
      const taken = await takeDueContent(tx, BATCH);
      const pictures = [];
      for (const target of taken) pictures.push(...(await forgetContent(tx, target)));
      return { due: taken, pictureIds: pictures };
    });
    if (due.length === 0) break;
    await removePictureFiles(services, pictureIds);
    for (const { kind, id } of due) if (kind === 'ad') await publishAdChanged(services, id);
  }
  await forgetDueSnapshots(services.database.kysely);
}
