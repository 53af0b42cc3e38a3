/** Effects of the guard. */
export type SessionGuardTools = {
  /** Makes the verify call; anything but `Verified` means that the session has expired. */
  readonly verify: () => Promise<'Verified' | 'Not-Verified' | 'no-answer'>;
  readonly raiseExpired: () => void;
  readonly logout: () => Promise<unknown>;
  readonly reload: () => void;
};

/** The session-expiry rule of the specification (section 4). Call it on every 401; only one check runs at a time,
 * and the caller still gets its failure. */
export function createSessionGuard(tools: SessionGuardTools): () => Promise<void> {
  let isChecking = false;
  return async () => {
    if (isChecking) return;
    isChecking = true;
    try {
      if ((await tools.verify()) === 'Verified') return;
      tools.raiseExpired();
      await tools.logout();
      tools.reload();
    } finally {
      isChecking = false;
    }
  };
}
