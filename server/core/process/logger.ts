// The log: one line of JSON per event on standard error; standard output is for messages to the operator.
import { pino, type DestinationStream } from 'pino';
import type { LogLevel } from './settings.ts';

export type { Logger } from 'pino';

/** Creates the logger. Fields that may hold a password or a session are redacted. */
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

/** Redacts the secrets in links of mails and in Google's redirect. */
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
