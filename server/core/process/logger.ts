// The log: one line of JSON per event on standard error; standard output is for messages to the operator.
import { writeSync } from 'node:fs';
import { pino, type DestinationStream } from 'pino';
import { isDatabaseAway } from '../../database/availability.ts';
import { currentRequestId } from '../http/request-id.ts';
import type { LogLevel } from './settings.ts';

export type { Logger } from 'pino';

/** Pino's number of the level. */
const FATAL = 60;

/** Creates the logger. Fields that may hold a password or a session are redacted; lines of a request carry its id. */
export function createLogger(level: LogLevel, stream: DestinationStream = standardError) {
  return pino(
    {
      level,
      base: null,
      redact: { paths: secretPaths, censor: '[hidden]' },
      serializers: { url: hideTokens },
      hooks: {
        // An outage of the database is logged once, elsewhere, and not with a stack for each call that fails. An error that ends the
        // process is logged all the same.
        logMethod(args, method, severity) {
          const [fields] = args as [unknown];
          const isRepeated =
            severity < FATAL &&
            typeof fields === 'object' &&
            fields &&
            'err' in fields &&
            isDatabaseAway(fields.err);
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

/** Attempts to write to a full pipe, 10 ms apart. */
const MAX_TRIES = 20;

/** Drops lines that cannot be written. Pino's own stream retries without end on a full disk, and blocks the process meanwhile. */
const standardError: DestinationStream = {
  write(line) {
    let rest = Buffer.from(line);
    for (let tries = 0; rest.length > 0 && tries < MAX_TRIES; tries += 1) {
      try {
        rest = rest.subarray(writeSync(2, rest));
      } catch (error) {
        const isPipeFull = error instanceof Error && 'code' in error && error.code === 'EAGAIN';
        // There is nowhere to report another error.
        if (!isPipeFull) return;
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
      }
    }
  },
};

/** Redacts the secrets in links of mails and in Google's redirect. */
function hideTokens(url: unknown): unknown {
  return typeof url === 'string' ? url.replaceAll(/\b(token|key|code|state)=[^&#]*/gi, '$1=[hidden]') : url;
}

const secretPaths = [
  'req.headers.cookie',
  'req.headers.authorization',
  'res.headers["set-cookie"]',
  'password',
  '*.password',
];
