// What pictures provide: uploads, the files, and purging unused pictures.
import { defineFeature } from '../../core/feature.ts';
import { picturesDocument } from './document.ts';
import { registerPictureRoutes } from './routes.ts';
import { purgePictures } from './purge.ts';
import { picturePersonalData } from './personal-data-queries.ts';

export const picturesFeature = defineFeature({
  document: picturesDocument,
  http: (app, { services, findUser }) => registerPictureRoutes(app, { ...services, findUser }),
  unlimited: ['/api/pictures', '/api/message-pictures/', '/api/text-pictures/'],
  jobs: (services) => [
    {
      name: 'sweep-pictures',
      schedule: '17 * * * *',
      async run({ signal }) {
        const purged = await purgePictures(services, undefined, signal);
        services.logger.info(purged, 'Purged pictures');
      },
    },
  ],
  personalData: picturePersonalData,
});
