// The settings of the site, read from the environment once; an error names an invalid variable.
import path from 'node:path';
import { z } from 'zod';
import { isLoopback } from '../http/loopback.ts';
import { OperatorError } from './operator-error.ts';
import {
  address,
  hostName,
  mailSender,
  networks,
  originOnly,
  seconds,
  webAddress,
  wholePort,
} from './setting-formats.ts';

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';

export type Settings = {
  port: number;
  host: string;
  /** Addresses and networks of the reverse proxies that may name the client. */
  trustedProxies: string[];
  /** Seconds for which the server continues to serve after a stop signal, while it reports that it is not ready. */
  shutdownDelay: number;
  /** Undefined: metrics are not served. */
  metricsToken?: string;
  /** The public origin of the site: scheme and host, without a trailing slash. */
  publicUrl: string;
  /** Absolute path of the folder with the cluster, pictures and secrets. */
  dataDir: string;
  /** Undefined: the embedded PostgreSQL under dataDir. */
  databaseUrl?: string;
  /** The role that owns the tables, if the site runs as another. */
  databaseOwnerUrl?: string;
  /** Undefined: PostgreSQL carries the notices between processes. */
  redisUrl?: string;
  /** Undefined: pictures are stored in a folder under dataDir. */
  s3?: { endpoint: string; region: string; bucket: string; accessKeyId: string; secretAccessKey: string };
  /** Undefined: no mail is sent and accounts need no confirmation. */
  smtpUrl?: string;
  mailFrom: string;
  /** Undefined: replies by mail are not received. */
  inboundSmtpPort?: number;
  /** The address in MAIL_FROM, which help and legal pages show; undefined without it: the default is not read. */
  contactAddress?: string;
  google?: { clientId: string; clientSecret: string; issuer: string };
  geocoderUrl?: string;
  /** The operator's own push service, besides the public ones that browsers use. */
  pushOrigin?: string;
  /** Whether addresses that people enter may lead to this machine: for tests. */
  fetchesLoopback: boolean;
  /** Undefined: generated on the first start and stored in dataDir. */
  secret?: string;
  adminEmail?: string;
  adminPassword?: string;
  sampleData: boolean;
  logLevel: LogLevel;
};

/**
 * In seconds: two checks of a load balancer that checks every other second. Not used on a loopback address, which has no load
 * balancer in front.
 */
const DEFAULT_SHUTDOWN_DELAY = 5;

/** A setting with an invalid value; the message is one sentence that names the variable. */
export class SettingsError extends OperatorError {
  override name = 'SettingsError';
}

/**
 * Reads the settings from environment variables; an empty variable counts as not set.
 *
 * @throws SettingsError naming the first variable with an invalid value. The message never contains secrets.
 */
export function parseSettings(env: NodeJS.ProcessEnv): Settings {
  const given = parseVariables(env);
  const publicUrl = given.PUBLIC_URL ?? `http://localhost:${given.PORT}`;
  return {
    port: given.PORT,
    host: given.HOST,
    trustedProxies: given.TRUSTED_PROXIES,
    shutdownDelay: given.SHUTDOWN_DELAY ?? (isLoopback(given.HOST) ? 0 : DEFAULT_SHUTDOWN_DELAY),
    metricsToken: given.METRICS_TOKEN,
    publicUrl,
    dataDir: path.resolve(given.DATA_DIR),
    databaseUrl: given.DATABASE_URL,
    databaseOwnerUrl: given.DATABASE_OWNER_URL,
    redisUrl: given.REDIS_URL,
    s3: parseS3(given),
    smtpUrl: given.SMTP_URL,
    mailFrom: given.MAIL_FROM ?? `Baskettorget <noreply@${new URL(publicUrl).hostname}>`,
    inboundSmtpPort: given.INBOUND_SMTP_PORT,
    contactAddress: given.MAIL_FROM && addressIn(given.MAIL_FROM),
    google: parseGoogle(given),
    geocoderUrl: given.GEOCODER_URL,
    pushOrigin: given.PUSH_ORIGIN,
    fetchesLoopback: given.FETCH_LOOPBACK === 'on',
    secret: given.SECRET,
    adminEmail: given.ADMIN_EMAIL,
    adminPassword: given.ADMIN_PASSWORD,
    sampleData: (given.SAMPLE_DATA ?? (given.DATABASE_URL ? 'off' : 'on')) === 'on',
    logLevel: given.LOG_LEVEL,
  };
}

/** The address of a sender such as `Name <address>`. */
export function addressIn(sender: string): string {
  return /<([^>]+)>/.exec(sender)?.[1] ?? sender;
}

const variables = z.object({
  PORT: wholePort.default(3000),
  HOST: hostName.default('127.0.0.1'),
  TRUSTED_PROXIES: networks.default(['127.0.0.0/8', '::1']),
  SHUTDOWN_DELAY: seconds(300).optional(),
  METRICS_TOKEN: z.string().min(16, 'must be at least 16 characters').optional(),
  PUBLIC_URL: originOnly.optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: address(
    ['postgres:', 'postgresql:'],
    'must be an address that begins with postgres:// or postgresql://',
  ).optional(),
  DATABASE_OWNER_URL: address(
    ['postgres:', 'postgresql:'],
    'must be an address that begins with postgres:// or postgresql://',
  ).optional(),
  REDIS_URL: address(
    ['redis:', 'rediss:'],
    'must be an address that begins with redis:// or rediss://',
  ).optional(),
  S3_ENDPOINT: webAddress.optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z
    .string()
    .regex(
      /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
      'must be a bucket name of 3 to 63 small letters, digits, dots and hyphens',
    )
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  SMTP_URL: address(
    ['smtp:', 'smtps:'],
    'must be an address that begins with smtp:// or smtps://',
  ).optional(),
  MAIL_FROM: mailSender.optional(),
  INBOUND_SMTP_PORT: wholePort.optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: webAddress.default('https://accounts.google.com'),
  GEOCODER_URL: webAddress.optional(),
  PUSH_ORIGIN: originOnly.optional(),
  FETCH_LOOPBACK: z.enum(['on', 'off'], 'must be on or off').optional(),
  SECRET: z.string().min(32, 'must be at least 32 characters').optional(),
  ADMIN_EMAIL: z.email('must be an e-mail address').optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(8, 'must be at least 8 characters')
    .max(128, 'must be at most 128 characters')
    .optional(),
  SAMPLE_DATA: z.enum(['on', 'off'], 'must be on or off').optional(),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be one of fatal, error, warn, info, debug, trace and silent',
    )
    .default('warn'),
});

type Variables = z.infer<typeof variables>;

function parseVariables(env: NodeJS.ProcessEnv): Variables {
  const given: Record<string, string> = {};
  for (const name of Object.keys(variables.shape)) {
    const value = env[name]?.trim();
    if (value) given[name] = value;
  }
  const result = variables.safeParse(given);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new SettingsError(`The setting ${String(issue?.path[0])} ${issue?.message}.`);
}

function parseS3(given: Variables): Settings['s3'] {
  requireTogether(given, ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']);
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = given;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = given;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return undefined;
  return { endpoint, region, bucket, accessKeyId, secretAccessKey };
}

function parseGoogle(given: Variables): Settings['google'] {
  requireTogether(given, ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET']);
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = given;
  if (!clientId || !clientSecret) return undefined;
  return { clientId, clientSecret, issuer };
}

function requireTogether(given: Variables, names: (keyof Variables)[]): void {
  const present = names.find((name) => given[name] !== undefined);
  const missing = names.find((name) => given[name] === undefined);
  if (present && missing)
    throw new SettingsError(`The setting ${missing} is missing and must be given with ${present}.`);
}
