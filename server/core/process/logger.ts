// The log: one line of JSON an event on standard error, so that standard output is left to what a person should read.
import { pino, type DestinationStream } from 'pino';
import type { LogLevel } from './settings.ts';

export type { Logger } from 'pino';

/** Makes the log. Fields that may hold a password or a session never reach it. */
export function createLogger(level: LogLevel, stream: DestinationStream = pino.destination(2)) {
  return pino(
    {
      level,
      base: null,
      redact: { paths: secretPaths, censor: '[hidden]' },
      serializers: { url: hideTokens },
    },
    stream,
  );
}

/** Of an address from a mail, or from Google, only what lets nobody in. */
function hideTokens(url: unknown): unknown {
  return typeof url === 'string' ? url.replaceAll(/\b(token|code|state)=[^&#]*/gi, '$1=[hidden]') : url;
}

const secretPaths = [
  'req.headers.cookie',
  'req.headers.authorization',
  'res.headers["set-cookie"]',
  'password',
  '*.password',
];
