// Registers sample data: whether there is any, and its removal.
import { defineFeature } from '../../core/feature.ts';
import { samplesDocument } from './document.ts';
import { REMOVE_SAMPLES, removeSamples } from './remove-samples.ts';
import { samplesRoutes } from './routes.ts';

export const samplesFeature = defineFeature({
  document: samplesDocument,
  routes: { samples: samplesRoutes },
  jobs: (services) => [{ name: REMOVE_SAMPLES, run: (jobRun) => removeSamples(services, jobRun) }],
  sharedAnswers: { samples: { find: 'samples' } },
});
