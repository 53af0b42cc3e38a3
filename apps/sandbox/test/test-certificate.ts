import { generateKeyPairSync, sign } from 'node:crypto';

/** A self-signed certificate for `127.0.0.1`, generated per run to keep private keys out of the repository. Encoded
 * by hand as DER (X.509 v3, RFC 5280), because Node can parse certificates but not create them. */
export function makeTestCertificate(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const ecdsaWithSha256 = sequence(Buffer.from('06082a8648ce3d040302', 'hex'));
  const commonName = sequence(
    tlv(0x31, sequence(Buffer.from('0603550403', 'hex'), tlv(0x0c, Buffer.from('sandbox')))),
  );
  const subjectAltName = sequence(
    Buffer.from('0603551d11', 'hex'),
    tlv(0x04, sequence(tlv(0x87, Buffer.from([127, 0, 0, 1])))),
  );
  const isAuthority = sequence(
    Buffer.from('0603551d13', 'hex'),
    tlv(0x04, sequence(Buffer.from('0101ff', 'hex'))),
  );
  const toBeSigned = sequence(
    Buffer.from('a003020102', 'hex'),
    tlv(0x02, Buffer.from([1])),
    ecdsaWithSha256,
    commonName,
    sequence(utcTime(-1), utcTime(1)),
    commonName,
    publicKey.export({ type: 'spki', format: 'der' }),
    tlv(0xa3, sequence(subjectAltName, isAuthority)),
  );
  const signature = sign('sha256', toBeSigned, privateKey);
  const certificate = sequence(
    toBeSigned,
    ecdsaWithSha256,
    tlv(0x03, Buffer.concat([Buffer.from([0]), signature])),
  );
  const base64 = certificate.toString('base64').replace(/.{64}/g, '$&\n');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`,
  };
}

function sequence(...parts: readonly Buffer[]): Buffer {
  return tlv(0x30, Buffer.concat(parts));
}

function tlv(tag: number, content: Buffer): Buffer {
  const length =
    content.length < 128
      ? [content.length]
      : content.length < 256
        ? [0x81, content.length]
        : [0x82, content.length >> 8, content.length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
}

/** A time some days from now as ASN.1 UTCTime. */
function utcTime(days: number): Buffer {
  const at = new Date(Date.now() + days * 86_400_000).toISOString();
  return tlv(0x17, Buffer.from(`${at.slice(2, 19).replace(/[-:T]/g, '')}Z`));
}
