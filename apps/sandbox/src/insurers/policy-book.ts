import { createHash } from 'node:crypto';
import { addDays, addYears, type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import { lastDigits } from '../challans/magic-number.ts';
import type { InventedInsurer } from './insurer-list.ts';
import type { InsurerSettings } from './insurer-settings.ts';
import type { QuoteBook } from './quote-book.ts';

/** Status of a policy. */
export type InventedPolicy = {
  readonly status: 'UNKNOWN' | 'WORKING' | 'ISSUED' | 'FAILED';
  readonly policyNumber: string;
  readonly from: string;
  readonly until: string;
  /** Of a bundle; empty for others. */
  readonly thirdPartyUntil: string;
  /** Named in the policy; empty without one. */
  readonly financier: string;
  /** Printed on the policy: the number, or the chassis of a vehicle that has none yet. */
  readonly vehicle: string;
  readonly reason: string;
};

type Proposal = {
  readonly ref: string;
  readonly total: number;
  /** Empty until a new vehicle was given one. */
  vehicleNumber: string;
  readonly chassis: string;
  readonly startsOn: IstDate;
  readonly cover: string;
  readonly thirdPartyYears: number;
  readonly financier: string;
  cancelled: InventedCancel | null;
  /** What went back to the seller after a cancellation, and when. */
  paidBack: { readonly day: IstDate; readonly amount: number } | null;
  paidAt: number | null;
  stopped: boolean;
};

/** A cancellation as either protocol has it; the refund in paise. */
export type InventedCancel = {
  readonly part: 'OD' | 'ALL';
  readonly ground: string;
  readonly other_policy: string;
  readonly cancel_on: string;
  readonly refund: number;
};

/** Endings of vehicle numbers with a behaviour of their own. */
const ENDINGS = { dearer: '3003', notIssued: '3004' } as const;
/** What the price rises by between quote and payment, in paise. */
const RISE = 23_600;

const none: InventedPolicy = {
  status: 'UNKNOWN',
  policyNumber: '',
  from: '',
  until: '',
  thirdPartyUntil: '',
  financier: '',
  vehicle: '',
  reason: '',
};

/** Policies and premiums of all insurers. They survive a reset, since the product may still ask for them. */
export function createPolicyBook(
  quotes: QuoteBook,
  settings: () => InsurerSettings,
  clock: () => number,
) {
  const proposals = new Map<string, Proposal>();
  const inspections = new Map<string, { readonly quoteRef: string; readonly until: number }>();
  const received = new Map<
    string,
    { insurer: string; day: IstDate; amount: number; handOvers: Set<string> }
  >();
  const keyOf = (insurer: InventedInsurer, policyId: string) => `${insurer.id} ${policyId}`;

  function statusOf(key: string): InventedPolicy {
    const one = proposals.get(key);
    if (one === undefined) return none;
    if (one.stopped) return { ...none, status: 'FAILED', reason: 'STOPPED' };
    if (one.paidAt === null) return none;
    const { outcome, issueMs } = settings();
    if (outcome === 'never' || clock() < one.paidAt + issueMs)
      return { ...none, status: 'WORKING' };
    if (outcome === 'failed' || endingOf(one) === ENDINGS.notIssued) {
      return { ...none, status: 'FAILED', reason: 'UNDERWRITING' };
    }
    const paidOn = istDateOf(new Date(one.paidAt));
    const from = one.startsOn > paidOn ? one.startsOn : addDays(paidOn, 1);
    return {
      status: 'ISSUED',
      policyNumber: `SBX/${one.ref}`,
      from,
      until: addDays(addYears(from, 1), -1),
      thirdPartyUntil:
        one.cover === 'bundle' ? addDays(addYears(from, one.thirdPartyYears), -1) : '',
      financier: one.financier,
      vehicle:
        one.vehicleNumber === '' ? `number applied for, chassis ${one.chassis}` : one.vehicleNumber,
      reason: '',
    };
  }

  return {
    /** Takes a passed inspection of a quote; the code of a refusal, or null. */
    inspect(
      insurer: InventedInsurer,
      inspectionRef: string,
      { quoteRef, until }: { readonly quoteRef: string; readonly until: string },
    ): string | null {
      const quote = quotes.find(insurer, quoteRef);
      if (quote === null || Date.parse(quote.validUntil) <= clock()) return 'QUOTE_OVER';
      if (Date.parse(until) <= clock()) return 'INSPECTION_OVER';
      inspections.set(keyOf(insurer, inspectionRef), { quoteRef, until: Date.parse(until) });
      return null;
    },
    /** The proposal, or the code of a refusal. */
    propose(
      insurer: InventedInsurer,
      policyId: string,
      {
        quoteRef,
        inspectionRef,
        financier,
        chassis,
        engine,
      }: {
        readonly quoteRef: string;
        readonly inspectionRef: string;
        readonly financier: string;
        readonly chassis: string;
        readonly engine: string;
      },
    ) {
      const key = keyOf(insurer, policyId);
      const known = proposals.get(key);
      if (known !== undefined) return { ref: known.ref, total: known.total };
      const quote = quotes.find(insurer, quoteRef);
      if (quote === null || Date.parse(quote.validUntil) <= clock()) return 'QUOTE_OVER';
      const inspection = inspections.get(keyOf(insurer, inspectionRef));
      const isInspected = inspection?.quoteRef === quoteRef && inspection.until > clock();
      if (quote.isInspected && !isInspected) return 'INSPECTION';
      const mark = createHash('sha256').update(key).digest('hex').slice(0, 12).toUpperCase();
      const { vehicleNumber, startsOn, cover } = quote.request;
      if (vehicleNumber === '' && (chassis === '' || engine === '')) return 'CHASSIS';
      const rise = endingOf({ vehicleNumber, chassis }) === ENDINGS.dearer ? RISE : 0;
      const made: Proposal = {
        ...{ ref: `${insurer.id.slice(0, 3).toUpperCase()}-${mark}`, vehicleNumber, startsOn },
        ...{ cover, financier, chassis, cancelled: null, paidBack: null },
        thirdPartyYears: quote.premium.thirdPartyYears,
        ...{ total: quote.premium.total + rise, paidAt: null, stopped: false },
      };
      proposals.set(key, made);
      return { ref: made.ref, total: made.total };
    },
    issue(insurer: InventedInsurer, policyId: string, paid: { ref: string; amount: number }) {
      const one = proposals.get(keyOf(insurer, policyId));
      if (one === undefined || one.ref !== paid.ref) return none;
      if (one.total !== paid.amount)
        return { ...none, status: 'FAILED' as const, reason: 'AMOUNT' };
      if (!one.stopped) one.paidAt ??= clock();
      return statusOf(keyOf(insurer, policyId));
    },
    status: (insurer: InventedInsurer, policyId: string) => statusOf(keyOf(insurer, policyId)),
    stop(insurer: InventedInsurer, policyId: string): InventedPolicy {
      const key = keyOf(insurer, policyId);
      const now = statusOf(key);
      if (now.status === 'ISSUED') return now;
      const one = proposals.get(key);
      if (one !== undefined) one.stopped = true;
      return { ...none, status: 'FAILED', reason: 'STOPPED' };
    },
    /** The cancellation that holds, or the code of a refusal. */
    cancel(insurer: InventedInsurer, policyId: string, wish: InventedCancel) {
      const key = keyOf(insurer, policyId);
      const one = proposals.get(key);
      if (one === undefined || statusOf(key).status !== 'ISSUED') return 'NOT_ISSUED';
      if (one.cancelled !== null) return one.cancelled;
      const endsThirdParty = wish.part === 'ALL' && one.cover !== 'own-damage';
      if (endsThirdParty && wish.ground === '') return 'COMPULSORY_COVER';
      const hasParts = one.cover === 'package' || one.cover === 'bundle';
      if (wish.part === 'OD' && !hasParts) return 'NO_SUCH_PART';
      if (wish.ground === 'DOUBLE' && wish.other_policy === '') return 'OTHER_POLICY';
      if (wish.refund > one.total) return 'AMOUNT';
      one.cancelled = wish;
      const { payBack } = settings();
      const amount = payBack === 'half' ? Math.floor(wish.refund / 2) : wish.refund;
      if (payBack !== 'never' && amount > 0) {
        one.paidBack = { day: istDateOf(new Date(clock())), amount };
      }
      return wish;
    },
    /** Adds the number of a vehicle that was insured without one; the code of a refusal, or null. */
    addNumber(insurer: InventedInsurer, policyId: string, vehicleNumber: string): string | null {
      const key = keyOf(insurer, policyId);
      const one = proposals.get(key);
      if (one === undefined || statusOf(key).status !== 'ISSUED') return 'NOT_ISSUED';
      if (one.vehicleNumber === vehicleNumber) return null;
      if (one.vehicleNumber !== '') return 'HAS_NUMBER';
      one.vehicleNumber = vehicleNumber;
      return null;
    },
    cancelled: (insurer: InventedInsurer, policyId: string) =>
      proposals.get(keyOf(insurer, policyId))?.cancelled ?? null,
    /** Takes premiums; one that came before, in this hand-over or another, counts once. */
    receive(
      insurer: InventedInsurer,
      handOverId: string,
      premiums: readonly { number: string; amount: number }[],
    ) {
      for (const { number, amount } of premiums) {
        const known = received.get(number);
        if (known !== undefined) {
          known.handOvers.add(handOverId);
          continue;
        }
        const day = istDateOf(new Date(clock()));
        const handOvers = new Set([handOverId]);
        received.set(number, { insurer: insurer.id, day, amount, handOvers });
      }
    },
    statement: (insurer: InventedInsurer, day: string) =>
      [...received].flatMap(([number, one]) =>
        one.insurer === insurer.id && one.day === day ? [{ number, amount: one.amount }] : [],
      ),
    /** Refunds of cancelled policies that were paid back on a day. */
    paidBack: (insurer: InventedInsurer, day: string) =>
      [...proposals].flatMap(([key, { paidBack }]) =>
        key.startsWith(`${insurer.id} `) && paidBack?.day === day
          ? [{ number: statusOf(key).policyNumber, amount: paidBack.amount }]
          : [],
      ),
    /** For tests: every proposal with what became of it. */
    list: () =>
      [...proposals].map(([key, { total, cancelled }]) => {
        const { status, policyNumber } = statusOf(key);
        const premium = received.get(policyNumber);
        return {
          ...{ policy_id: key.split(' ')[1], status, amount: total },
          refund: cancelled?.refund ?? null,
          received: premium?.amount ?? null,
          hand_overs: premium?.handOvers.size ?? 0,
        };
      }),
    clear: () => {
      proposals.clear();
      inspections.clear();
      received.clear();
    },
  };
}
/** Last digits of the number, or of the chassis of a vehicle without one. */
function endingOf({ vehicleNumber, chassis }: Pick<Proposal, 'vehicleNumber' | 'chassis'>) {
  return vehicleNumber === '' ? chassis.slice(-4) : lastDigits(vehicleNumber);
}

export type PolicyBook = ReturnType<typeof createPolicyBook>;

/** A page of PDF that says what it is. */
export function policyPdf(
  insurer: InventedInsurer,
  policy: InventedPolicy,
  cancelled: InventedCancel | null,
): Buffer {
  const part = cancelled?.part === 'OD' ? 'Own damage' : 'Policy';
  const lines = [
    `${insurer.product}: policy ${policy.policyNumber}`,
    `Vehicle: ${policy.vehicle}`,
    `From ${policy.from} to ${policy.until}`,
    ...(policy.thirdPartyUntil === '' ? [] : [`Third party until ${policy.thirdPartyUntil}`]),
    ...(policy.financier === '' ? [] : [`Hypothecated to ${policy.financier}`]),
    ...(cancelled === null ? [] : [`${part} CANCELLED on ${cancelled.cancel_on}`]),
    'An invented policy of the sandbox. It insures nothing.',
  ];
  const text = lines
    .map(
      (line, place) =>
        `BT /F1 12 Tf 50 ${760 - place * 24} Td (${line.replace(/[()\\]/g, '')}) Tj ET`,
    )
    .join('\n');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 4 0 R>>>>/Contents 5 0 R>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    `<</Length ${text.length}>>stream\n${text}\nendstream`,
  ];
  let body = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = body.length;
    body += `${index + 1} 0 obj${object}endobj\n`;
    return place;
  });
  const start = body.length;
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  return Buffer.from(
    `${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`,
  );
}
