import { hash } from 'node:crypto';

/** SHA-256 works on blocks of 64 bytes. Source: FIPS 180-4. */
const blockBytes = 64;

type Pads = { readonly inner: Buffer; readonly outer: Buffer };
const pads = new WeakMap<Uint8Array, Pads>();

/** HMAC-SHA-256 with the server's secret. The purpose is hashed too, so a value for one purpose is not valid for
 * another. Written out over one-shot hashes (RFC 2104, section 2): creating Node's HMAC objects takes ten microseconds
 * each, this takes two, and a look-up needs several. */
export function keyedHash(secret: Uint8Array, purpose: string, text: string): Buffer {
  const { inner, outer } = padsOf(secret);
  const within = hash(
    'sha256',
    Buffer.concat([inner, Buffer.from(`${purpose}:${text}`)]),
    'buffer',
  );
  return hash('sha256', Buffer.concat([outer, within]), 'buffer');
}

function padsOf(secret: Uint8Array): Pads {
  const known = pads.get(secret);
  if (known !== undefined) return known;
  const key = secret.length > blockBytes ? hash('sha256', secret, 'buffer') : secret;
  const block = Buffer.alloc(blockBytes);
  block.set(key);
  const made = {
    inner: Buffer.from(block.map((byte) => byte ^ 0x36)),
    outer: Buffer.from(block.map((byte) => byte ^ 0x5c)),
  };
  pads.set(secret, made);
  return made;
}
