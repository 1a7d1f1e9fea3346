// Removes two-step sign-in from the command line, for a superadmin who has lost the app and the recovery codes.
import { OperatorError } from '../../../core/process/operator-error.ts';
import type { Services } from '../../../core/http/request.ts';
import { writeAuditEntry } from '../../audit/actions.ts';
import { findProfileByEmail } from '../queries.ts';
import { deleteTwoStepOf } from './two-step.ts';

/**
 * @throws OperatorError if no account has the address, or it has no two-step sign-in
 */
export async function removeTwoStepOf(
  services: Pick<Services, 'database' | 'settings'>,
  address: string,
): Promise<void> {
  const email = address.trim().toLowerCase();
  await services.database.kysely.transaction().execute(async (tx) => {
    const person = await findProfileByEmail({ kysely: tx }, email);
    if (!person) throw new OperatorError(`Nobody has an account with the address ${email}.`);
    if (!(await deleteTwoStepOf(services, tx, { userId: person.id, email }))) {
      throw new OperatorError(`Two-step sign-in is not on for ${email}.`);
    }
    await writeAuditEntry(tx, null, {
      action: 'user.two-step',
      target: { type: 'user', id: person.id },
      before: { hasTwoStep: true },
      after: { hasTwoStep: false },
    });
  });
}
