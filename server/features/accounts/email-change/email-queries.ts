// All SQL for changing an address.
import type { Connection } from '../../../database/connection.ts';
import { isUniqueViolation } from '../../../database/violations.ts';

/** A user's current address, locked until the transaction ends. */
export async function findEmail(connection: Connection, userId: string): Promise<string> {
  const { email } = await connection
    .selectFrom('profiles')
    .select('email')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return email;
}

/** Changes a user's address; false if another user has it, and then the transaction is aborted. */
export async function setEmail(
  connection: Connection,
  { userId, email, isConfirmed }: { userId: string; email: string; isConfirmed: boolean },
): Promise<boolean> {
  try {
    await connection
      .updateTable('profiles')
      .set({ email, email_verified: isConfirmed, updated_at: new Date() })
      .where('id', '=', userId)
      .execute();
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

/** Deletes the password and every linked external account. */
export async function deleteSignInMethods(connection: Connection, userId: string): Promise<void> {
  await connection.deleteFrom('accounts').where('user_id', '=', userId).execute();
}
