// A complete registration form, with a solved human check.
import {
  insertHumanCheck,
  markHumanCheckSolved,
} from '../../features/accounts/registration/human-check-queries.ts';
import { TEST_PASSWORD, type TestApp } from '../app.ts';

export interface NewAccountForm {
  name: string;
  email: string;
  password: string;
  humanCheckId: string;
}

let created = 0;

/** Ready for POST /api/accounts; the address is a new one by default. */
export async function fillRegistration(
  app: TestApp,
  change: Partial<NewAccountForm> = {},
): Promise<NewAccountForm> {
  created += 1;
  const humanCheckId = await solveHumanCheck(app);
  return {
    name: 'Elsa Lind',
    email: `elsa.lind.nummer${created}@exempel.se`,
    password: TEST_PASSWORD,
    humanCheckId,
    ...change,
  };
}

/** Inserts a human check that is solved, because its proof of work takes 100 ms; returns its id. */
export async function solveHumanCheck({ services: { database } }: TestApp): Promise<string> {
  const id = await insertHumanCheck(database, [0], new Date(Date.now() + 600_000));
  await markHumanCheckSolved(database, id);
  return id;
}
