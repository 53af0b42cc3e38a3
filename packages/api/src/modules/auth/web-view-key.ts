import { hkdfSync } from 'node:crypto';

const keys = new WeakMap<Uint8Array, Uint8Array>();

/** The key that signs web-view tokens, derived from the server's secret for this purpose only. */
export function webViewKey(secret: Uint8Array): Uint8Array {
  let key = keys.get(secret);
  if (key === undefined) {
    key = new Uint8Array(hkdfSync('sha256', secret, '', 'pahiya/web-view', 32));
    keys.set(secret, key);
  }
  return key;
}
