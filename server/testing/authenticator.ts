// A passkey authenticator written by hand, so that tests can send faulty answers.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

export interface Signing {
  challenge: string;
  /** The origin of the page; the site's own by default. */
  origin?: string;
  rpId?: string;
  /** Whether the user was verified by finger, face or code. */
  isVerified?: boolean;
  counter?: number;
}

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest();
const base64url = (content: Buffer) => content.toString('base64url');

const described = (type: string, { challenge, origin = 'http://localhost' }: Signing) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

function head({ rpId = 'localhost', isVerified = true, counter = 0 }: Signing, flags: number): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(rpId), Buffer.from([flags | 0x01 | (isVerified ? 0x04 : 0)]), count]);
}

export function openAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });

  return {
    id: base64url(id),
    /** The browser's answer after creating a passkey. */
    create(signing: Signing) {
      const length = Buffer.from([0, id.length]);
      const authData = Buffer.concat([head(signing, 0x40), Buffer.alloc(16), length, id, coseKey(x, y)]);
      const attestationObject = Buffer.concat([
        // {"fmt": "none", "attStmt": {}, "authData": …}
        Buffer.from([0xa3, 0x63]),
        Buffer.from('fmt'),
        Buffer.from([0x64]),
        Buffer.from('none'),
        Buffer.from([0x67]),
        Buffer.from('attStmt'),
        Buffer.from([0xa0, 0x68]),
        Buffer.from('authData'),
        Buffer.from([0x58, authData.length]),
        authData,
      ]);
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        response: {
          clientDataJSON: base64url(described('webauthn.create', signing)),
          attestationObject: base64url(attestationObject),
        },
      };
    },
    /** The browser's answer after signing in with it. */
    sign(signing: Signing) {
      const authData = head(signing, 0);
      const clientData = described('webauthn.get', signing);
      const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), privateKey);
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        response: {
          clientDataJSON: base64url(clientData),
          authenticatorData: base64url(authData),
          signature: base64url(signature),
        },
      };
    },
  };
}

/** A CBOR map of five: an elliptic curve key (1: 2) for ES256 (3: -7) on P-256 (-1: 1), and its point. */
function coseKey(x: string, y: string): Buffer {
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    Buffer.from(x, 'base64url'),
    Buffer.from([0x22, 0x58, 0x20]),
    Buffer.from(y, 'base64url'),
  ]);
}
