// Deletes removed content and snapshots when the appeal period has ended.
import type { Job } from '../../../core/jobs/jobs.ts';
import type { Services } from '../../../core/http/request.ts';
import { publishAdChanged } from '../../ads/actions.ts';
import { removePictureFiles } from '../../pictures/actions.ts';
import { deleteTakenDownContent } from './content-queries.ts';
import { deleteDueSnapshots, takeDueContent } from '../own-queries.ts';

const BATCH = 100;

export function reportJobs(services: Services): Job[] {
  return [
    {
      name: 'delete-old-reports',
      formerName: 'forget-reports',
      schedule: '37 2 * * *',
      run: () => deleteDue(services),
    },
  ];
}

/** Deletes content in batches. If it is interrupted, the purge of pictures deletes the remaining files. */
async function deleteDue(services: Services): Promise<void> {
  for (;;) {
    const { due, pictureIds } = await services.database.kysely.transaction().execute(async (tx) => {
      const taken = await takeDueContent(tx, BATCH);
      const pictures = [];
      for (const target of taken) pictures.push(...(await deleteTakenDownContent(tx, target)));
      return { due: taken, pictureIds: pictures };
    });
    if (due.length === 0) break;
    await removePictureFiles(services, pictureIds);
    for (const { kind, id } of due) if (kind === 'ad') await publishAdChanged(services, id);
  }
  await deleteDueSnapshots(services.database.kysely);
}
