// Settings: defaults, accepted values, and errors for invalid ones.
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseSettings, SettingsError, type Settings } from './settings.ts';

test('has defaults that work on one machine for every setting', () => {
  expect(parseSettings({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    dataDir: path.resolve('data'),
    mailFrom: 'Baskettorget <noreply@localhost>',
    trustedProxies: ['127.0.0.0/8', '::1'],
    shutdownDelay: 0,
    fetchesLoopback: false,
    sampleData: true,
    logLevel: 'warn',
  });
});

const s3 = {
  S3_ENDPOINT: 'https://s3.example.se',
  S3_BUCKET: 'bollar',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'hemlig',
};
const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'hemlig' };
const longSecret = 's'.repeat(32);

test.each<[NodeJS.ProcessEnv, Partial<Settings>]>([
  [{ PORT: '8080' }, { port: 8080, publicUrl: 'http://localhost:8080' }],
  [{ PORT: '0' }, { port: 0 }],
  [{ HOST: '0.0.0.0' }, { host: '0.0.0.0', shutdownDelay: 5 }],
  [{ HOST: '::1' }, { host: '::1', shutdownDelay: 0 }],
  [{ HOST: '0.0.0.0', SHUTDOWN_DELAY: '0' }, { shutdownDelay: 0 }],
  [{ TRUSTED_PROXIES: '10.0.0.5' }, { trustedProxies: ['10.0.0.5'] }],
  [{ TRUSTED_PROXIES: '10.1.0.0/16 , fd00::/8' }, { trustedProxies: ['10.1.0.0/16', 'fd00::/8'] }],
  [{ METRICS_TOKEN: 'sexton-tecken-ok' }, { metricsToken: 'sexton-tecken-ok' }],
  [
    { PUBLIC_URL: 'https://baskettorget.se/' },
    { publicUrl: 'https://baskettorget.se', mailFrom: 'Baskettorget <noreply@baskettorget.se>' },
  ],
  [{ DATA_DIR: '/srv/torget' }, { dataDir: '/srv/torget' }],
  [
    { DATABASE_URL: 'postgres://a:b@db/torget' },
    { databaseUrl: 'postgres://a:b@db/torget', sampleData: false },
  ],
  [{ DATABASE_URL: 'postgresql:///torget?host=/run' }, { databaseUrl: 'postgresql:///torget?host=/run' }],
  [{ REDIS_URL: 'rediss://cache:6379' }, { redisUrl: 'rediss://cache:6379' }],
  [
    s3,
    {
      s3: {
        endpoint: 'https://s3.example.se',
        region: 'us-east-1',
        bucket: 'bollar',
        accessKeyId: 'key',
        secretAccessKey: 'hemlig',
      },
    },
  ],
  [{ ...s3, S3_REGION: 'eu-north-1' }, { s3: expect.objectContaining({ region: 'eu-north-1' }) }],
  [{ SMTP_URL: 'smtp://mail:25' }, { smtpUrl: 'smtp://mail:25' }],
  [{ MAIL_FROM: 'hej@torget.se' }, { mailFrom: 'hej@torget.se' }],
  [
    { MAIL_FROM: 'Torget <hej@torget.se>' },
    { mailFrom: 'Torget <hej@torget.se>', contactAddress: 'hej@torget.se' },
  ],
  [google, { google: { clientId: 'id', clientSecret: 'hemlig', issuer: 'https://accounts.google.com' } }],
  [
    { ...google, GOOGLE_ISSUER: 'http://127.0.0.1:9' },
    { google: expect.objectContaining({ issuer: 'http://127.0.0.1:9' }) },
  ],
  [{ GEOCODER_URL: 'https://geo.example.se' }, { geocoderUrl: 'https://geo.example.se' }],
  [{ FETCH_LOOPBACK: 'on' }, { fetchesLoopback: true }],
  [{ PUSH_ORIGIN: 'http://push.lan:8030/' }, { pushOrigin: 'http://push.lan:8030' }],
  [{ SECRET: longSecret }, { secret: longSecret }],
  [{ ADMIN_EMAIL: 'chef@torget.se' }, { adminEmail: 'chef@torget.se' }],
  [{ ADMIN_PASSWORD: 'Korgen-2026' }, { adminPassword: 'Korgen-2026' }],
  [{ SAMPLE_DATA: 'off' }, { sampleData: false }],
  [{ SAMPLE_DATA: 'on', DATABASE_URL: 'postgres://db/torget' }, { sampleData: true }],
  [{ LOG_LEVEL: 'debug' }, { logLevel: 'debug' }],
])('reads %o', (env, expected) => {
  expect(parseSettings(env)).toMatchObject(expected);
});

test('treats an empty variable as not set, and trims the others', () => {
  expect(parseSettings({ PORT: '', DATABASE_URL: ' ', HOST: ' ::1 ' })).toMatchObject({
    port: 3000,
    host: '::1',
  });
});

describe('an invalid value', () => {
  test.each<[NodeJS.ProcessEnv, string]>([
    [{ PORT: 'http' }, 'The setting PORT must be a whole number from 0 to 65535.'],
    [{ PORT: '65536' }, 'The setting PORT must be a whole number from 0 to 65535.'],
    [{ PORT: '-1' }, 'The setting PORT must be a whole number from 0 to 65535.'],
    [{ HOST: 'localhost:80/' }, 'The setting HOST must be an IP address or a host name without a port.'],
    ...['proxy.lan', '10.0.0.5,', '10.0.0.0/33', '10.0.0.0/x', '10.0.0.0/8/8', '::/129', '10.0.0.0/'].map(
      (TRUSTED_PROXIES): [NodeJS.ProcessEnv, string] => [
        { TRUSTED_PROXIES },
        'The setting TRUSTED_PROXIES must be addresses and networks separated by commas, such as 10.0.0.5, 10.1.0.0/16.',
      ],
    ),
    [
      { SHUTDOWN_DELAY: '301' },
      'The setting SHUTDOWN_DELAY must be a whole number of seconds from 0 to 300.',
    ],
    [{ METRICS_TOKEN: 'kort' }, 'The setting METRICS_TOKEN must be at least 16 characters.'],
    [
      { PUBLIC_URL: 'baskettorget.se' },
      'The setting PUBLIC_URL must be an address that begins with http:// or https://.',
    ],
    [
      { PUBLIC_URL: 'https://torget.se/basket' },
      'The setting PUBLIC_URL must be only a scheme and a host, such as https://baskettorget.se.',
    ],
    [
      { DATABASE_URL: 'mysql://db' },
      'The setting DATABASE_URL must be an address that begins with postgres:// or postgresql://.',
    ],
    [
      { REDIS_URL: 'cache:6379' },
      'The setting REDIS_URL must be an address that begins with redis:// or rediss://.',
    ],
    [
      { ...s3, S3_ENDPOINT: 's3' },
      'The setting S3_ENDPOINT must be an address that begins with http:// or https://.',
    ],
    [
      { ...s3, S3_BUCKET: 'Bollar' },
      'The setting S3_BUCKET must be a bucket name of 3 to 63 small letters, digits, dots and hyphens.',
    ],
    [{ ...s3, S3_ENDPOINT: '' }, 'The setting S3_ENDPOINT is missing and must be given with S3_BUCKET.'],
    [{ ...s3, S3_BUCKET: '' }, 'The setting S3_BUCKET is missing and must be given with S3_ENDPOINT.'],
    [
      { ...s3, S3_ACCESS_KEY_ID: '' },
      'The setting S3_ACCESS_KEY_ID is missing and must be given with S3_ENDPOINT.',
    ],
    [
      { ...s3, S3_SECRET_ACCESS_KEY: '' },
      'The setting S3_SECRET_ACCESS_KEY is missing and must be given with S3_ENDPOINT.',
    ],
    [
      { SMTP_URL: 'mail:25' },
      'The setting SMTP_URL must be an address that begins with smtp:// or smtps://.',
    ],
    [
      { MAIL_FROM: 'Baskettorget' },
      'The setting MAIL_FROM must be an e-mail address, or a name followed by <an e-mail address>.',
    ],
    [
      { ...google, GOOGLE_CLIENT_SECRET: '' },
      'The setting GOOGLE_CLIENT_SECRET is missing and must be given with GOOGLE_CLIENT_ID.',
    ],
    [
      { ...google, GOOGLE_CLIENT_ID: '' },
      'The setting GOOGLE_CLIENT_ID is missing and must be given with GOOGLE_CLIENT_SECRET.',
    ],
    [
      { GOOGLE_ISSUER: 'google' },
      'The setting GOOGLE_ISSUER must be an address that begins with http:// or https://.',
    ],
    [
      { GEOCODER_URL: 'geo' },
      'The setting GEOCODER_URL must be an address that begins with http:// or https://.',
    ],
    [
      { PUSH_ORIGIN: 'push.lan' },
      'The setting PUSH_ORIGIN must be an address that begins with http:// or https://.',
    ],
    [{ SECRET: 'kort' }, 'The setting SECRET must be at least 32 characters.'],
    [{ ADMIN_EMAIL: 'chefen' }, 'The setting ADMIN_EMAIL must be an e-mail address.'],
    [{ ADMIN_PASSWORD: 'kort' }, 'The setting ADMIN_PASSWORD must be at least 8 characters.'],
    [{ ADMIN_PASSWORD: 'l'.repeat(129) }, 'The setting ADMIN_PASSWORD must be at most 128 characters.'],
    [{ SAMPLE_DATA: 'yes' }, 'The setting SAMPLE_DATA must be on or off.'],
    [
      { LOG_LEVEL: 'loud' },
      'The setting LOG_LEVEL must be one of fatal, error, warn, info, debug, trace and silent.',
    ],
  ])('is refused by name: %o', (env, sentence) => {
    expect(() => parseSettings(env)).toThrow(new SettingsError(sentence));
  });
});
