import { sessionCookie, tokenHash } from '../../auth/session-token.ts';
import { firmOfVisitor } from '../../partner-firms/sign-in/partner-cookie.ts';

/** Who opens a listing, as far as it matters: visits of the seller do not count. Kept until the counts are stored, a minute
 * at most. */
export type Viewer = {
  /** Hash of the person's session token, in base64; null: not signed in. */
  readonly session: string | null;
  /** The firm whose member has signed in in this browser; null: none. */
  readonly firmId: string | null;
};

const cookie = /(?:^|; ?)(pahiya_session|pahiya_firm)=([^;]*)/g;

/** The viewer by the cookies of a request. */
export function viewerOf(header: string | undefined, secret: Uint8Array): Viewer {
  if (header === undefined || !header.includes('pahiya_')) return { session: null, firmId: null };
  const cookies = Object.fromEntries(
    [...header.matchAll(cookie)].map(([, name, value]) => [name, value]),
  );
  const token = cookies[sessionCookie];
  const hasToken = token !== undefined && /^[\w-]{43}$/.test(token);
  return {
    session: hasToken ? tokenHash(token).toString('base64') : null,
    firmId: firmOfVisitor(cookies, secret),
  };
}
