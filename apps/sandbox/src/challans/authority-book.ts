import { istDateOf } from '@pahiya/domain/shared/ist-date';
import type { SandboxChallan } from './sandbox-challan.ts';

/** Event of a challan at its authority in this run: paid, fine changed, sent to court. */
export type AuthorityEvent =
  | { readonly kind: 'paid'; readonly receipt: string; readonly at: Date }
  | { readonly kind: 'amount-changed'; readonly rupees: number; readonly at: Date }
  | { readonly kind: 'moved-to-court'; readonly at: Date };

/** The authorities' records of this run, in memory, on top of the fictitious ones. */
export type AuthorityBook = {
  readonly enter: (challanNumber: string, event: AuthorityEvent) => void;
  /** Latest event of a challan, even if no service shows it yet. */
  readonly eventOf: (challanNumber: string) => AuthorityEvent | null;
  /** The challan as shown by the services now: events appear with a delay. */
  readonly apply: (challan: SandboxChallan) => SandboxChallan;
  /** Delay in milliseconds before an event is shown; also applies to earlier events. */
  readonly setDelay: (delayMs: number) => void;
  readonly clear: () => void;
};

/** Long enough to see a paid challan as pending, short enough to wait for. */
export const DEFAULT_DELAY_MS = 5_000;

export function createAuthorityBook(
  now: () => Date,
  courtOf: (challan: SandboxChallan) => SandboxChallan['standing'],
): AuthorityBook {
  const events = new Map<string, AuthorityEvent>();
  let delay = DEFAULT_DELAY_MS;
  return {
    enter: (challanNumber, event) => void events.set(challanNumber, event),
    eventOf: (challanNumber) => events.get(challanNumber) ?? null,
    apply(challan) {
      const event = events.get(challan.challanNumber);
      if (event === undefined || now().getTime() < event.at.getTime() + delay) return challan;
      const { saidBy: _, ...plain } = challan;
      switch (event.kind) {
        case 'paid':
          return {
            ...plain,
            standing: { kind: 'paid', receipt: event.receipt, on: istDateOf(event.at) },
          };
        case 'amount-changed':
          return { ...plain, fine: event.rupees };
        case 'moved-to-court':
          return { ...plain, fine: null, standing: courtOf(challan) };
      }
    },
    setDelay(delayMs) {
      delay = delayMs;
    },
    clear: () => events.clear(),
  };
}
