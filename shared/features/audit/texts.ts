// Texts of the audit log.
import { DELETED_USER } from '../personal-data/texts.ts';

export const auditTexts = {
  listFailed: 'Kunde inte hämta händelseloggen',
  ownFailed: 'Kunde inte hämta dina beslut',
  operator: 'Kommandoraden',
  deletedUser: DELETED_USER,
} as const;
