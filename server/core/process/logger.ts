// The log: one line of JSON per event on standard error; standard output is for messages to the operator.
import { pino, type DestinationStream } from 'pino';
import { isDatabaseAway } from '../../database/availability.ts';
import { currentRequestId } from '../http/request-id.ts';
import type { LogLevel } from './settings.ts';

export type { Logger } from 'pino';

/** Creates the logger. Fields that may hold a password or a session are redacted; lines of a request carry its id. */
export function createLogger(level: LogLevel, stream: DestinationStream = pino.destination(2)) {
  return pino(
    {
      level,
      base: null,
      redact: { paths: secretPaths, censor: '[hidden]' },
      serializers: { url: hideTokens },
      hooks: {
        // That the database is away is logged once, not with a stack for everything that needs it.
        logMethod(args, method) {
          const [fields] = args as [unknown];
          const isRepeated =
            typeof fields === 'object' && fields && 'err' in fields && isDatabaseAway(fields.err);
          (isRepeated ? this.debug : method).apply(this, args);
        },
      },
      mixin: () => {
        const requestId = currentRequestId();
        return requestId === undefined ? {} : { requestId };
      },
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
