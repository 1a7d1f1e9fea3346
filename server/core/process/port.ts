// The port the site listens on: checked before anything else starts.
import { once } from 'node:events';
import { createServer } from 'node:net';
import { OperatorError } from './operator-error.ts';

/**
 * Checks that the port can be listened on, and returns it; for port 0 a free one.
 *
 * @throws OperatorError if it cannot be listened on
 */
export async function findPort({ port, host }: { port: number; host: string }): Promise<number> {
  const server = createServer();
  try {
    server.listen({ port, host, exclusive: true });
    await once(server, 'listening');
    const address = server.address();
    return typeof address === 'object' && address ? address.port : port;
  } catch (error) {
    throw explainListening(error, { port, host });
  } finally {
    server.close();
  }
}

/** Turns the error of a listening socket into an OperatorError, if the operator can fix it. */
export function explainListening(
  error: unknown,
  { port, host, setting = 'PORT' }: { port: number; host: string; setting?: string },
): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'EADDRINUSE':
      return new OperatorError(
        `Port ${port} on ${host} is in use by another program: stop it, or choose another ${setting}.`,
      );
    case 'EACCES':
      return new OperatorError(`Port ${port} may only be opened by root: choose a ${setting} above 1023.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new OperatorError(`HOST ${host} is no address of this machine.`);
    default:
      return error;
  }
}
