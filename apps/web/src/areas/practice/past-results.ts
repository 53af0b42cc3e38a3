/** A mock test taken on this device. Nothing of it is ever sent. */
export type PastResult = {
  /** When it ended: RFC 3339. */
  readonly at: string;
  readonly correct: number;
  readonly of: number;
  readonly isPassed: boolean;
};

const key = 'practice-results';
const mostKept = 10;

/** Results kept on this device, newest first; none where the storage is closed or holds something else. */
export function readPastResults(storage: Pick<Storage, 'getItem'>): readonly PastResult[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isPastResult) : [];
  } catch {
    return [];
  }
}

/** Keeps a result once; the oldest go first. */
export function keepResult(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  result: PastResult,
): void {
  const kept = readPastResults(storage).filter(({ at }) => at !== result.at);
  try {
    storage.setItem(key, JSON.stringify([result, ...kept].slice(0, mostKept)));
  } catch {
    // A full or closed storage keeps nothing; the result is on the page.
  }
}

/** Deletes all. */
export function erasePastResults(storage: Pick<Storage, 'removeItem'>): void {
  storage.removeItem(key);
}

function isPastResult(value: unknown): value is PastResult {
  const one = value as Partial<PastResult> | null;
  return (
    typeof one?.at === 'string' &&
    !Number.isNaN(Date.parse(one.at)) &&
    Number.isInteger(one.correct) &&
    Number.isInteger(one.of) &&
    typeof one.isPassed === 'boolean'
  );
}
