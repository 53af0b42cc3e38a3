import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

const recordSize = 4096;
/** The only record of a message ends with this byte. */
const lastRecord = 2;

/** What a message is encrypted with besides the device's keys: fresh for each, given only by tests of the standard. */
export type PushKeys = { readonly privateKey: Buffer; readonly salt: Buffer };

/** Encrypts a message for one device with `aes128gcm`. Source: RFC 8291, sections 3.4 and 4; RFC 8188, section 2. */
export function encryptPush(
  plain: Uint8Array,
  { p256dh, auth }: { readonly p256dh: Buffer; readonly auth: Buffer },
  keys?: PushKeys,
): Buffer {
  const own = createECDH('prime256v1');
  if (keys === undefined) own.generateKeys();
  else own.setPrivateKey(keys.privateKey);
  const publicKey = own.getPublicKey();
  const salt = keys?.salt ?? randomBytes(16);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, publicKey]);
  const secret = derive(own.computeSecret(p256dh), auth, info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const record = Buffer.concat([
    cipher.update(Buffer.concat([plain, Buffer.from([lastRecord])])),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
  const head = Buffer.alloc(5);
  head.writeUInt32BE(recordSize);
  head.writeUInt8(publicKey.length, 4);
  return Buffer.concat([salt, head, publicKey, record]);
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}
