/** A post that waits on this device until the server has it. Its id goes with it, so that the server takes it once. */
export type OutboxEntry = {
  readonly id: string;
  /** What it belongs to: a page shows the entries of its box. */
  readonly box: string;
  /** Address of the call. */
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** A file whose bytes go into the body as base64 under this name. */
  readonly file: { readonly field: string; readonly blob: Blob } | null;
  /** What it is, in the language of the page that wrote it. */
  readonly label: string;
  readonly addedAt: number;
  readonly state: OutboxState;
  /** Code of the server's refusal. */
  readonly code: string | null;
  /** Id of what it makes on the server. */
  readonly makes?: string;
  /** Id of what must be on the server before it goes: it waits while the post that makes it is refused. */
  readonly needs?: string;
};

/** `signed-out`: waits for its person to sign in. `refused`: the server does not take it; its person decides. */
export type OutboxState = 'queued' | 'sending' | 'signed-out' | 'refused';

/** How an entry goes on after an attempt. */
export type SendOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'signed-out' }
  /** Nobody answered, or not now: again after this many milliseconds. */
  | { readonly kind: 'later'; readonly afterMs: number };

const shortestWaitMs = 5_000;
const longestWaitMs = 300_000;

/** Reads what the server answered. Only a refusal that stays one is shown to the person; everything else is tried again,
 * also while an earlier attempt is still running on the server. */
export function outcomeOf(
  status: number,
  { code, retryAfter }: { readonly code: string; readonly retryAfter: number | null },
  attempt: number,
): SendOutcome {
  if (status < 300) return { kind: 'sent' };
  if (status === 401) return { kind: 'signed-out' };
  const isTemporary =
    status === 429 ||
    status === 408 ||
    status >= 500 ||
    status === 425 ||
    code === 'request/idempotency-in-progress';
  if (!isTemporary) return { kind: 'refused', code };
  return { kind: 'later', afterMs: retryAfter === null ? waitMs(attempt) : retryAfter * 1000 };
}

/** Pause before the next attempt; doubles up to five minutes. */
export function waitMs(attempt: number): number {
  return Math.min(shortestWaitMs * 2 ** Math.max(0, attempt - 1), longestWaitMs);
}

/** Of posts in their order, those to be sent now: a refused one waits for its person, and so does what needs it. */
export function sendable(entries: readonly OutboxEntry[]): readonly OutboxEntry[] {
  const missing = new Set<string>();
  return entries.filter(({ state, makes, needs }) => {
    const waits = state === 'refused' || (needs !== undefined && missing.has(needs));
    if (waits && makes !== undefined) missing.add(makes);
    return !waits;
  });
}

/** A post and those that cannot go without it. */
export function withDependents(
  entries: readonly OutboxEntry[],
  id: string,
): readonly OutboxEntry[] {
  const made = entries.find((entry) => entry.id === id)?.makes;
  return entries.filter((entry) => entry.id === id || (made !== undefined && entry.needs === made));
}
