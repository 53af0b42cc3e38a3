import { createHash } from 'node:crypto';
import { INVENTED_LENDERS, type InventedLender } from './lender-list.ts';
import type { LenderSettings } from './lender-settings.ts';

/** A request as a lender got it, from either protocol. */
export type LenderRequest = {
  readonly requestId: string;
  readonly check: string;
  readonly kind: string;
  /** Rupees. */
  readonly amount: number;
  readonly months: number;
  readonly income: number;
  readonly instalments: number;
  readonly pan: string;
};

/** An offer of the sandbox, written by each protocol in its own way. */
export type InventedOffer = {
  readonly ref: string;
  readonly amount: number;
  readonly rate: number;
  readonly months: number;
  readonly validUntil: string;
  readonly lender: InventedLender;
};

/** Status of an application. */
export type InventedStatus = {
  readonly status: 'RECEIVED' | 'SANCTIONED' | 'DECLINED' | 'WITHDRAWN';
  readonly at: string;
  readonly ref: string;
  readonly reason: string;
  readonly coolingOffUntil: string;
};

type Asked = {
  readonly lender: InventedLender;
  readonly offers: readonly InventedOffer[] | string;
  appliedAt: number | null;
  withdrawnAt: number | null;
  readonly ref: string;
};

/** What the lenders got in this run. */
export type LoanBook = {
  readonly quote: (lender: InventedLender, request: LenderRequest) => Asked['offers'];
  readonly apply: (
    lender: InventedLender,
    requestId: string,
    offerRef: string,
  ) => InventedStatus | null;
  readonly status: (lender: InventedLender, requestId: string) => InventedStatus | null;
  readonly withdraw: (lender: InventedLender, requestId: string) => 'WITHDRAWN' | 'TOO_LATE';
  /** For tests: what each lender received, and nothing of what was in it. */
  readonly list: () => readonly object[];
  readonly clear: () => void;
};

const OFFER_DAYS = 5;

/** Books of all four lenders. */
export function createLoanBook(settings: () => LenderSettings, clock: () => number): LoanBook {
  const asked = new Map<string, Asked>();
  const keyOf = (lender: InventedLender, requestId: string) => `${lender.id} ${requestId}`;
  const instant = (at: number) => new Date(at).toISOString();

  function statusOf({ lender, ref, appliedAt, withdrawnAt }: Asked): InventedStatus | null {
    if (withdrawnAt !== null) return written('WITHDRAWN', withdrawnAt, ref);
    if (appliedAt === null) return null;
    const decidedAt = appliedAt + settings().reviewMs;
    const { outcome } = settings();
    if (outcome === 'never' || clock() < decidedAt) return written('RECEIVED', appliedAt, ref);
    if (outcome === 'declined')
      return written('DECLINED', decidedAt, ref, { reason: 'INCOME_PROOF' });
    const until = decidedAt + lender.coolingOffDays * 86_400_000;
    return written('SANCTIONED', decidedAt, ref, { coolingOffUntil: instant(until) });
  }

  const written = (
    status: InventedStatus['status'],
    at: number,
    ref: string,
    more: { reason?: string; coolingOffUntil?: string } = {},
  ): InventedStatus => ({ status, at: instant(at), ref, reason: '', coolingOffUntil: '', ...more });

  return {
    quote(lender, request) {
      const key = keyOf(lender, request.requestId);
      const before = asked.get(key);
      if (before !== undefined) return before.offers;
      const mark = createHash('sha256').update(key).digest('hex').slice(0, 10).toUpperCase();
      const one: Asked = {
        lender,
        offers: offersOf(lender, request, {
          mark,
          until: instant(clock() + OFFER_DAYS * 86_400_000),
        }),
        appliedAt: null,
        withdrawnAt: null,
        ref: `${lender.id.slice(0, 3).toUpperCase()}-${mark}`,
      };
      asked.set(key, one);
      return one.offers;
    },
    apply(lender, requestId, offerRef) {
      const one = asked.get(keyOf(lender, requestId));
      if (one === undefined || typeof one.offers === 'string') return null;
      const offer = one.offers.find(({ ref }) => ref === offerRef);
      if (offer === undefined) return null;
      if (one.withdrawnAt === null && one.appliedAt === null) {
        if (clock() > Date.parse(offer.validUntil)) {
          return written('DECLINED', clock(), one.ref, { reason: 'OFFER_OVER' });
        }
        one.appliedAt = clock();
      }
      return statusOf(one);
    },
    status(lender, requestId) {
      const one = asked.get(keyOf(lender, requestId));
      return one === undefined ? null : statusOf(one);
    },
    withdraw(lender, requestId) {
      const one = asked.get(keyOf(lender, requestId));
      if (one === undefined) return 'WITHDRAWN';
      if (statusOf(one)?.status === 'SANCTIONED') return 'TOO_LATE';
      one.withdrawnAt ??= clock();
      return 'WITHDRAWN';
    },
    list: () =>
      [...asked].map(([key, one]) => ({
        lender: one.lender.id,
        request_id: key.split(' ')[1],
        status: statusOf(one)?.status ?? 'ASKED',
      })),
    clear: () => asked.clear(),
  };
}

/** The lender of a protocol by its id; null for another. */
export function inventedLender(
  id: string,
  protocol: InventedLender['protocol'],
): InventedLender | null {
  return INVENTED_LENDERS.find((one) => one.id === id && one.protocol === protocol) ?? null;
}

/** Offers, or the code of a refusal. Half the income may go into instalments. */
function offersOf(
  lender: InventedLender,
  request: LenderRequest,
  { mark, until }: { readonly mark: string; readonly until: string },
): readonly InventedOffer[] | string {
  const rate = lender.rates[request.kind];
  if (rate === undefined) return 'PRODUCT';
  if (lender.declines !== null) return lender.declines;
  if (request.income < 18_000) return 'INCOME';
  const month = rate / 120_000;
  const free = request.income / 2 - request.instalments;
  const affordable =
    Math.floor((free * (1 - (1 + month) ** -request.months)) / month / 1000) * 1000;
  const amount = Math.min(request.amount, affordable, lender.most);
  if (amount < 20_000) return 'INCOME';
  return [{ ref: `OF-${mark}`, amount, rate, months: request.months, validUntil: until, lender }];
}
