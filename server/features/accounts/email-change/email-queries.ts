// All SQL about changing somebody's address.
import { DatabaseError } from 'pg';
import type { Connection } from '../../../database/connection.ts';

const TAKEN = '23505';

/** The address a person has now, which nobody else changes until the transaction ends. */
export async function findEmail(connection: Connection, userId: string): Promise<string> {
  const { email } = await connection
    .selectFrom('profiles')
    .select('email')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return email;
}

/** Gives a person another address; false when somebody else has it, and then the transaction is lost. */
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
    if (error instanceof DatabaseError && error.code === TAKEN) return false;
    throw error;
  }
}

/** Takes away the password and every account elsewhere by which the person comes in. */
export async function deleteWaysIn(connection: Connection, userId: string): Promise<void> {
  await connection.deleteFrom('accounts').where('user_id', '=', userId).execute();
}
