// Registers messages to the operator.
import { defineFeature } from '../../core/feature.ts';
import { removePictureFiles } from '../pictures/actions.ts';
import { contactDocument } from './document.ts';
import { contactPersonalData } from './personal-data-queries.ts';
import { deleteOldMessages } from './queries.ts';
import { contactRoutes } from './routes.ts';
import { contactFile } from './table-file.ts';

export const contactFeature = defineFeature({
  document: contactDocument,
  routes: { contact: contactRoutes },
  tableFiles: [contactFile],
  jobs: (services) => [
    {
      name: 'delete-old-contact-messages',
      schedule: '43 3 * * *',
      async run() {
        await removePictureFiles(services, await deleteOldMessages(services.database.kysely));
      },
    },
  ],
  personalData: contactPersonalData,
});
