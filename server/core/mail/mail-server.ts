// The mail server in use: that of SMTP_URL, otherwise the one that the superadmin has stored and tested.
import { isIP } from 'node:net';
import type { MailSecurity } from '#shared/features/mails/server/rules.ts';
import type { Connection } from '../../database/connection.ts';
import type { Auth } from '../auth.ts';
import { unseal } from '../crypto/sealing.ts';
import type { Services } from '../http/request.ts';
import { resolvePublicAddress } from '../outgoing/public-hosts.ts';
import { findMailServerRow } from './mail-server-queries.ts';

/** The purpose and owner for which the password of the mail server is sealed. */
export const PASSWORD_SEAL = { purpose: 'mail-server', owner: 'site' } as const;

interface ServerAddress {
  host: string;
  port: number;
  security: MailSecurity;
  username: string;
  password: string | null;
}

export type MailServer = { sender: string } & ({ url: string } | ServerAddress);

/** The mail server; undefined without one. */
export async function findMailServer({
  settings,
  database,
  auth,
  logger,
}: Pick<Services, 'settings' | 'database' | 'logger'> & { auth: Pick<Auth, 'secret'> }): Promise<
  MailServer | undefined
> {
  if (settings.smtpUrl) return { url: settings.smtpUrl, sender: settings.mailFrom };
  const row = await findMailServerRow(database.kysely, 'active');
  if (!row) return undefined;
  const { host, port, security, username, sender, sealed_password: sealed } = row;
  try {
    const password = sealed && unseal(auth.secret, PASSWORD_SEAL, sealed).toString();
    return { host, port, security, username, password, sender };
  } catch {
    logger.error('The password of the mail server was sealed with another SECRET: enter it again');
    return undefined;
  }
}

/** Whether mails are sent rather than held. @param connection a transaction, or the database's */
export async function hasMailServer(
  { settings }: Pick<Services, 'settings'>,
  connection: Connection,
): Promise<boolean> {
  return settings.smtpUrl !== undefined || (await findMailServerRow(connection, 'active')) !== null;
}

/**
 * Options of the connection. A host that a person has entered is resolved here, and the connection uses the checked address, so
 * that the name cannot resolve to another one when the connection is opened.
 *
 * @throws NotPublic for a host that is not public
 */
export async function connectionOptions(
  { fetchesLoopback }: Pick<Services['settings'], 'fetchesLoopback'>,
  server: MailServer,
) {
  if ('url' in server) return { url: server.url };
  const { host, port, security, username, password } = server;
  return {
    host: await resolvePublicAddress(host, { allowsLoopback: fetchesLoopback }),
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    tls: isIP(host) ? {} : { servername: host },
    ...(username && { auth: { user: username, pass: password ?? '' } }),
  };
}
