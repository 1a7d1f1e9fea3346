// Access cases: who may call which endpoint of tournaments.
import type { AccessCases } from '../../testing/access.ts';
import { editingAccessCases } from './editing/access-cases.ts';

export const accessCases: AccessCases = { endpoints: { ...editingAccessCases }, addresses: {} };
