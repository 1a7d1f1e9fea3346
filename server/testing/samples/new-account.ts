// A complete registration form, with a solved human check.
import type { HumanPuzzle } from '#shared/features/accounts/schemas.ts';
import { findProofOfWork } from '#shared/features/accounts/registration/proof-of-work.ts';
import { TEST_PASSWORD, type TestApp } from '../app.ts';

export interface NewAccountForm {
  name: string;
  email: string;
  password: string;
  humanCheckId: string;
}

let made = 0;

/** Ready for POST /api/accounts; the address is a new one by default. */
export async function fillRegistration(
  app: TestApp,
  change: Partial<NewAccountForm> = {},
): Promise<NewAccountForm> {
  made += 1;
  const humanCheckId = await solveHumanCheck(app);
  return {
    name: 'Elsa Lind',
    email: `elsa.lind.nummer${made}@exempel.se`,
    password: TEST_PASSWORD,
    humanCheckId,
    ...change,
  };
}

/** Solves a human check as a person would; returns its id. */
export async function solveHumanCheck(app: TestApp): Promise<string> {
  const { body: puzzle } = await app.call<HumanPuzzle>('POST', '/api/human-checks');
  const { rows } = await app.services.database.pool.query<{ answer: number[] }>(
    'select answer from human_checks where id = $1',
    [puzzle.id],
  );
  const body = { selection: rows[0]?.answer, proof: findProofOfWork(puzzle.id) };
  await app.call('POST', `/api/human-checks/${puzzle.id}/answers`, { body });
  return puzzle.id;
}
