// Outgoing requests to URLs given by users reach public hosts only.
import { expect, test } from 'vitest';
import { isPublicAddress, isPublicHttps, lookupPublic, NotPublic } from './public-hosts.ts';

test.each(['8.8.8.8', '93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946', '2a00:1450:400f:80d::200e'])(
  '%s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.31.255.255',
  '192.168.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '64:ff9b::7f00:1',
  'fc00::1',
  'fe80::1',
  'ff02::1',
  '2001:db8::1',
  '2002:7f00:1::',
  'localhost',
])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/x', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/x', false],
  ['https://user@fcm.googleapis.com/x', false],
  ['https://localhost/x', false],
  ['https://intranet/x', false],
  ['https://db.internal/x', false],
  ['https://skrivare.local/x', false],
  ['https://127.0.0.1/x', false],
  ['https://2130706433/x', false],
  ['https://0x7f.1/x', false],
  ['https://[::1]/x', false],
  ['ftp://fcm.googleapis.com/x', false],
  ['inget', false],
])('%s: %s', (address, isIt) => expect(isPublicHttps(address)).toBe(isIt));

test('does not connect to a name that resolves to this machine', async () => {
  const failure = await new Promise((done) => lookupPublic('localhost', {}, (error) => done(error)));
  expect(failure).toEqual(new NotPublic('localhost'));
});
