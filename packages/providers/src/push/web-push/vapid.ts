import { createECDH, createPrivateKey, hkdfSync, sign } from 'node:crypto';

const validMs = 12 * 3_600_000;

/** The key that a server names itself with at push services, and the header that proves it. */
export type Vapid = {
  /** Uncompressed point, base64url. */
  readonly publicKey: string;
  readonly authorization: (endpoint: string, now: Date) => string;
};

/** Derives the key from the server's secret, so that subscriptions survive restarts and all servers share it. `subject`
 * is how a push service reaches the operator: `mailto:` or `https:`. Source: RFC 8292, sections 2 and 3. */
export function createVapid(secret: Uint8Array, subject: string): Vapid {
  const scalar = Buffer.from(hkdfSync('sha256', secret, '', 'web push: server key', 32));
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(scalar);
  const point = pair.getPublicKey();
  const text = (bytes: Buffer) => bytes.toString('base64url');
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      ...{ kty: 'EC', crv: 'P-256', d: text(scalar) },
      x: text(point.subarray(1, 33)),
      y: text(point.subarray(33)),
    },
  });
  const publicKey = text(point);
  const head = text(Buffer.from(JSON.stringify({ typ: 'JWT', alg: 'ES256' })));
  return {
    publicKey,
    authorization: (endpoint, now) => {
      const exp = Math.floor((now.getTime() + validMs) / 1000);
      const claims = { aud: new URL(endpoint).origin, exp, sub: subject };
      const signed = `${head}.${text(Buffer.from(JSON.stringify(claims)))}`;
      const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
      return `vapid t=${signed}.${text(signature)}, k=${publicKey}`;
    },
  };
}
