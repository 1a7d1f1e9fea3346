// Access cases: who may call which endpoint of tournaments.
import type { AccessCases } from '../../testing/access.ts';

export const accessCases: AccessCases = { endpoints: {}, addresses: {} };
