// Registers messages to the operator.
import { defineFeature } from '../../core/feature.ts';
import { contactDocument } from './document.ts';
import { contactPersonalData } from './personal-data-queries.ts';
import { deleteOldMessages } from './queries.ts';
import { contactRoutes } from './routes.ts';

export const contactFeature = defineFeature({
  document: contactDocument,
  routes: { contact: contactRoutes },
  jobs: ({ database }) => [
    {
      name: 'delete-old-contact-messages',
      schedule: '43 3 * * *',
      run: () => deleteOldMessages(database.kysely),
    },
  ],
  personalData: contactPersonalData,
});
