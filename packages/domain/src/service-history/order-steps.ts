/** Steps of an order of a service report, and where it can go from each. */
const moves = {
  CREATED: ['PAYING', 'PAID', 'CLOSED'],
  PAYING: ['CREATED', 'PAID', 'CLOSED'],
  CLOSED: ['PAID', 'REFUNDED'],
  // A report can be given up before the vendor was asked.
  PAID: ['ASKED', 'SOURCE_DOWN'],
  ASKED: ['READY', 'NO_RECORD', 'SOURCE_DOWN'],
  SOURCE_DOWN: ['ASKED', 'READY', 'NO_RECORD', 'REFUNDED'],
  NO_RECORD: ['REFUNDED'],
  READY: ['REFUNDED'],
  REFUNDED: [],
} as const satisfies Record<string, readonly string[]>;
type ReportStep = keyof typeof moves;

/** Final steps. */
export const orderEnds: readonly ReportStep[] = ['READY', 'REFUNDED'];

/** Whether an order can go from one step to another. */
export function canMove(from: string, to: string): boolean {
  return (
    Object.hasOwn(moves, from) && (moves[from as ReportStep] as readonly string[]).includes(to)
  );
}
