import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from './keyed-hash.ts';

/** Cookies of one kind: a text with our signature, which nobody else can make. */
export type SignedCookie<Said> = {
  /** The cookie's value for a text; `said` is what the text says. */
  readonly write: (text: string, said: Said, secret: Uint8Array) => string;
  /** What the text of a cookie says; null when the cookie is missing, not ours, or says nothing. */
  readonly read: (cookie: string | undefined, secret: Uint8Array) => Said | null;
};

/** Makes a kind of signed cookie. `purpose` is part of what is signed; `understand` reads the text inside. A browser
 * brings back what it was given, again and again: what was made or seen lately is not hashed and read once more. */
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

/** What was added lately: between one and two generations of it. */
type Lately<Value> = {
  readonly find: (key: string) => Value | undefined;
  readonly add: (key: string, value: Value) => void;
};

/** A generation is some hundred KiB. */
const GENERATION = 2_000;

/** Forgets a whole generation at once: cheaper than an order of use kept up to date, and as good for this. */
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
