import { randomBytes } from 'node:crypto';

/** A user of the sandbox's ULIP. */
export type UlipUser = {
  readonly username: string;
  readonly password: string;
  /** APIs subscribed to, e.g. `VAHAN/01`. */
  readonly apis: readonly string[];
};

/** Issued tokens, each of one user with an expiry. */
export type UlipSessions = {
  readonly open: (user: UlipUser) => string;
  readonly userOf: (authorization: string | undefined) => UlipUser | null;
  readonly forgetAll: () => void;
};

/** `now` in milliseconds. */
export function createUlipSessions(tokenLifetimeMs: number, now: () => number): UlipSessions {
  const sessions = new Map<string, { user: UlipUser; until: number }>();
  return {
    open(user) {
      const token = randomBytes(24).toString('base64url');
      sessions.set(token, { user, until: now() + tokenLifetimeMs });
      return token;
    },
    userOf(authorization) {
      const session = sessions.get(authorization?.replace(/^Bearer /, '') ?? '');
      return session !== undefined && now() < session.until ? session.user : null;
    },
    forgetAll: () => sessions.clear(),
  };
}
