import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from './keyed-hash.ts';

/** Cookies of one kind: text with our signature. */
export type SignedCookie<Said> = {
  /** Cookie value for a text; `said` is its parsed value. */
  readonly write: (text: string, said: Said, secret: Uint8Array) => string;
  /** Parsed value of a cookie; null when it is missing, not signed by us, or not valid. */
  readonly read: (cookie: string | undefined, secret: Uint8Array) => Said | null;
};

/** Creates a kind of signed cookie. `purpose` is signed too; `understand` parses the text. Recently signed or verified
 * cookies are cached: browsers send the same ones again and again. */
export function signedCookie<Said>(
  purpose: string,
  understand: (text: string) => Said | null,
): SignedCookie<Said> {
  const known = new WeakMap<Uint8Array, Lately<Said>>();
  const knownWith = (secret: Uint8Array) => {
    let lately = known.get(secret);
    if (lately === undefined) {
      lately = createLately();
      known.set(secret, lately);
    }
    return lately;
  };
  const sign = (text: string, secret: Uint8Array) =>
    keyedHash(secret, purpose, text).toString('base64url');
  return {
    write: (text, said, secret) => {
      const cookie = `${text}.${sign(text, secret)}`;
      knownWith(secret).add(cookie, said);
      return cookie;
    },
    read: (cookie, secret) => {
      if (cookie === undefined) return null;
      const seen = knownWith(secret).find(cookie);
      if (seen !== undefined) return seen;
      const [text, signature] = cookie.split('.', 2);
      if (text === undefined || signature === undefined) return null;
      const expected = Buffer.from(sign(text, secret));
      const given = Buffer.from(signature);
      if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null;
      const said = understand(text);
      if (said !== null) knownWith(secret).add(`${text}.${signature}`, said);
      return said;
    },
  };
}

/** Recent entries: between one and two generations of them. */
type Lately<Value> = {
  readonly find: (key: string) => Value | undefined;
  readonly add: (key: string, value: Value) => void;
};

/** A generation takes a few hundred KiB. */
const GENERATION = 2_000;

/** Evicts a whole generation at a time, which is cheaper than tracking the order of use. */
function createLately<Value>(): Lately<Value> {
  let young = new Map<string, Value>();
  let old = new Map<string, Value>();
  const add = (key: string, value: Value) => {
    if (young.size >= GENERATION) {
      old = young;
      young = new Map();
    }
    young.set(key, value);
  };
  return {
    find: (key) => {
      const found = young.get(key);
      if (found !== undefined) return found;
      const older = old.get(key);
      if (older !== undefined) add(key, older);
      return older;
    },
    add,
  };
}
