// Notes requests of visitors, whose live streams are not counted by person.
import type { IncomingMessage } from 'node:http';
import { fileFolderOf } from '../http/file-folders.ts';
import type { Presence } from './presence.ts';

/** Ignores requests with a session cookie: signed-in users are counted by their live connections. */
export function noteVisitor(
  presence: Pick<Presence, 'visit'>,
  request: IncomingMessage,
  { cookieName, addressOf }: { cookieName: string; addressOf: (request: IncomingMessage) => string },
): void {
  const { url = '', headers } = request;
  if (fileFolderOf(url) || headers.cookie?.includes(`${cookieName}=`)) return;
  presence.visit({ ip: addressOf(request), userAgent: headers['user-agent'] ?? '', headers });
}
