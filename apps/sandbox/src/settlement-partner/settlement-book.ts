import { receiptNumber } from '../challans/challan-number.ts';
import type { ChallanWorld } from '../challans/challan-world.ts';
import { drawsFor } from '../ulip/record/draws.ts';
import { outcomeFor, type PartnerSettings } from './settings.ts';

/** A settlement request to the partner. */
export type SettlementOrder = {
  readonly reference: string;
  readonly challan_number: string;
  readonly vehicle_number: string;
  readonly state: string | null;
  readonly type: 'E_CHALLAN' | 'COURT';
  /** Rupees with two decimals, `1000.00`. */
  readonly amount: string;
  readonly priority: 'NORMAL' | 'EXPRESS';
};

type Ending =
  | { readonly status: 'PAID'; readonly receipt: string }
  | { readonly status: 'AMOUNT_CHANGED'; readonly rupees: number }
  | { readonly status: 'MOVED_TO_COURT' }
  | { readonly status: 'FAILED'; readonly code: string };

type Settlement = {
  readonly order: SettlementOrder;
  readonly acceptedAt: Date;
  readonly endsAt: Date;
  /** Null: it stays accepted. */
  readonly ending: Ending | null;
  requests: number;
};

/** The partner's settlements of this run. */
export type SettlementBook = {
  /** `conflict`: the key was used for another order. */
  readonly submit: (order: SettlementOrder) => 'new' | 'known' | 'conflict';
  /** Current status in the partner's format; null if unknown. */
  readonly report: (reference: string) => object | null;
  /** For tests: every settlement with its number of submissions. */
  readonly list: () => readonly object[];
  readonly clear: () => void;
};

export function createSettlementBook(parts: {
  readonly world: ChallanWorld;
  readonly settings: () => PartnerSettings;
  readonly now: () => Date;
}): SettlementBook {
  const { world, now } = parts;
  const settlements = new Map<string, Settlement>();

  function accept(order: SettlementOrder): void {
    const { outcome, afterMs } = outcomeFor(parts.settings(), order.vehicle_number);
    const acceptedAt = now();
    const endsAt = new Date(acceptedAt.getTime() + afterMs);
    const ending = outcome === 'never' ? null : endingOf(world, order, outcome);
    settlements.set(order.reference, { order, acceptedAt, endsAt, ending, requests: 1 });
    if (ending !== null) tellAuthority(world, order, ending, endsAt);
  }

  function reportOf(settlement: Settlement): object {
    const { order, acceptedAt, endsAt, ending } = settlement;
    const ended = ending !== null && now() >= endsAt ? ending : null;
    return {
      reference: order.reference,
      status: ended?.status ?? 'ACCEPTED',
      accepted_at: acceptedAt.toISOString(),
      completed_at: ended === null ? null : endsAt.toISOString(),
      receipt_number: ended?.status === 'PAID' ? ended.receipt : null,
      current_amount: ended?.status === 'AMOUNT_CHANGED' ? `${ended.rupees}.00` : null,
      failure_code: ended?.status === 'FAILED' ? ended.code : null,
    };
  }

  return {
    submit(order) {
      const known = settlements.get(order.reference);
      if (known === undefined) {
        accept(order);
        return 'new';
      }
      known.requests += 1;
      return JSON.stringify(known.order) === JSON.stringify(order) ? 'known' : 'conflict';
    },
    report(reference) {
      const settlement = settlements.get(reference);
      return settlement === undefined ? null : reportOf(settlement);
    },
    list: () =>
      [...settlements.values()].map((one) => ({
        ...reportOf(one),
        challan_number: one.order.challan_number,
        amount: one.order.amount,
        requests: one.requests,
      })),
    clear: () => settlements.clear(),
  };
}

/** The authority's status takes precedence over any setting: a paid challan cannot be paid again. */
function endingOf(
  world: ChallanWorld,
  order: SettlementOrder,
  outcome: 'paid' | 'amount-changed' | 'moved-to-court' | 'failed',
): Ending {
  const challan = world.atAuthority(order.vehicle_number, order.challan_number);
  if (challan === null) return { status: 'FAILED', code: 'no_such_challan' };
  const { kind } = challan.standing;
  const event = world.book.eventOf(order.challan_number);
  const isPaid = kind === 'paid' || kind === 'payment-pending' || kind === 'closed';
  if (isPaid || event?.kind === 'paid') return { status: 'FAILED', code: 'already_paid' };
  const isInCourt = kind === 'regular-court' || event?.kind === 'moved-to-court';
  if (isInCourt || outcome === 'moved-to-court') return { status: 'MOVED_TO_COURT' };
  const fine = event?.kind === 'amount-changed' ? event.rupees : challan.fine;
  if (fine === null) return { status: 'FAILED', code: 'amount_not_set' };
  if (outcome === 'failed') return { status: 'FAILED', code: 'authority_refused' };
  if (order.amount !== `${fine}.00`) return { status: 'AMOUNT_CHANGED', rupees: fine };
  // Once only: an order at the new amount is settled.
  if (outcome === 'amount-changed' && event === null) {
    return { status: 'AMOUNT_CHANGED', rupees: Math.round(fine * 1.5) };
  }
  const receipt = receiptNumber(challan.stateCode, drawsFor(order.reference), 'settlement');
  return { status: 'PAID', receipt };
}

function tellAuthority(
  world: ChallanWorld,
  order: SettlementOrder,
  ending: Ending,
  at: Date,
): void {
  const number = order.challan_number;
  if (ending.status === 'PAID') {
    world.book.enter(number, { kind: 'paid', receipt: ending.receipt, at });
  }
  if (ending.status === 'AMOUNT_CHANGED') {
    world.book.enter(number, { kind: 'amount-changed', rupees: ending.rupees, at });
  }
  if (ending.status === 'MOVED_TO_COURT') world.book.enter(number, { kind: 'moved-to-court', at });
}
