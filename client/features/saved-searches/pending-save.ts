// Resumes "Spara sökning" after signing in through Google.
import { createPendingRequest } from '../../core/pending-request.ts';

export const PENDING_SAVE_SEARCH = 'save-search';

export const saveSearchRequest = createPendingRequest();
