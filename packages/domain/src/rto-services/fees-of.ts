import type { Confidence } from '../places/rto-offices.ts';
import type { Bilingual } from '../shared/bilingual.ts';
import { type Paise, paise, sumPaise } from '../shared/money.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { type FeeBook, shippedFees } from './fee-book.ts';
import type { AgeBand, FeeAmount, FeeRule, FeeTable, VehicleFeeClass } from './fee-rule.ts';
import type { RtoService } from './rto-service.ts';

/** Facts a fee depends on. `vehicleClass` is required where the fee has a table. */
export type FeeFacts = {
  readonly vehicleClass?: VehicleFeeClass;
  readonly ageBand?: AgeBand;
  /** Months started since registration ended: 0 upto the last valid day, 1 from the day after. */
  readonly monthsLate?: number;
  /** Number of licence classes applied for, default 1. */
  readonly licenceClasses?: number;
  /** Years started since the grace year of a licence ended; see `yearsAfterGrace`. */
  readonly yearsAfterGrace?: number;
  /** Whether the state issues a smart card; default no. */
  readonly withCard?: boolean;
};

/** A line of a fee. */
export type FeeLine = {
  readonly id: string;
  readonly name: Bilingual;
  /** Null: no amount in the sources, or set by the state. */
  readonly amount: Paise | null;
  readonly isSetByState: boolean;
  /** Derived as half of the registration fee. */
  readonly isDerived: boolean;
  readonly confidence: Confidence;
  readonly sources: readonly string[];
};

/** The central fee. State fees, card, cess, tax and postage are extra: show every amount as indicative. */
export type ServiceFees = {
  readonly lines: readonly FeeLine[];
  /** Sum of the lines; null if any line is unknown. */
  readonly centralFee: Paise | null;
  /** Lowest confidence of the lines; `low` and `unverified` amounts are shown as usual, to be confirmed. */
  readonly confidence: Confidence;
  readonly asOf: string;
};

/** `class-needed`, `age-needed`: a missing input. `not-for-class`: no such service for this class. `bad-count`: a
 * count other than a whole number from 0 to 600. */
export type FeeRefusal =
  | 'rto-fees/class-needed'
  | 'rto-fees/age-needed'
  | 'rto-fees/not-for-class'
  | 'rto-fees/bad-count';

const SURENESS: readonly Confidence[] = ['unverified', 'low', 'medium', 'high'];
const MOST = 600;

/** Central fee of a service, line by line.
 * `fees`: the sums of the day, by default those that ship with the program.
 * Source: CMVR 1989 r. 81 (vehicles) and r. 32 (licences), with the amendments each line names.
 * Rule ids: RTO-FEES, RTO-FEE-AGE, RTO-FEE-LATE, DL-GRACE. */
export function feesOf(
  service: RtoService,
  facts: FeeFacts,
  fees: FeeBook = shippedFees,
): Result<ServiceFees, FeeRefusal> {
  const refusal = refusalOf(service, facts);
  if (refusal !== null) return err(refusal);
  const lines = service.fees
    .filter((rule) => applies(rule, facts))
    .map((rule) => toLine(ruleIn(fees, service, rule), facts, fees));
  const known = lines.flatMap(({ amount }) => (amount === null ? [] : [amount]));
  return ok({
    lines,
    centralFee: known.length === lines.length ? sumPaise(known) : null,
    confidence: leastSure(lines.map((line) => line.confidence)),
    asOf: fees.asOf,
  });
}

function refusalOf(service: RtoService, facts: FeeFacts): FeeRefusal | null {
  const { vehicleClass } = facts;
  const counts = [facts.monthsLate ?? 0, facts.licenceClasses ?? 1, facts.yearsAfterGrace ?? 0];
  if (counts.some((count) => !Number.isInteger(count) || count < 0 || count > MOST)) {
    return 'rto-fees/bad-count';
  }
  if (facts.licenceClasses === 0) return 'rto-fees/bad-count';
  const isOutside = vehicleClass !== undefined && service.classes?.includes(vehicleClass) === false;
  if (isOutside) return 'rto-fees/not-for-class';
  const kinds = service.fees.map(({ amount }) => amount.kind);
  const needsAge = kinds.includes('by-class-and-age');
  const needsClass = needsAge || kinds.includes('by-class') || kinds.includes('each-month-late');
  if (needsClass && vehicleClass === undefined) return 'rto-fees/class-needed';
  return needsAge && facts.ageBand === undefined ? 'rto-fees/age-needed' : null;
}

/** Lines that do not apply are omitted rather than shown as 0. */
function applies({ when, amount }: FeeRule, facts: FeeFacts): boolean {
  if (when === 'card') return facts.withCard === true;
  if (when === 'in-grace') return (facts.yearsAfterGrace ?? 0) === 0;
  if (when === 'after-grace') return (facts.yearsAfterGrace ?? 0) > 0;
  return amount.kind !== 'each-month-late' || (facts.monthsLate ?? 0) > 0;
}

/** A smart card of a licence is a fee of rule 32, one of a vehicle of rule 81. */
function ruleIn({ vehicleCard }: FeeBook, { group }: RtoService, rule: FeeRule): FeeRule {
  if (vehicleCard === null || group !== 'vehicle' || rule.when !== 'card') return rule;
  const { paise: sum, confidence, source } = vehicleCard;
  return { ...rule, amount: { kind: 'flat', paise: sum }, confidence, source };
}

function toLine(rule: FeeRule, facts: FeeFacts, fees: FeeBook): FeeLine {
  const table = tableOf(rule.amount, facts, fees);
  const amount = amountOf(rule.amount, table, facts);
  const isDerived =
    facts.vehicleClass !== undefined && table?.derived.includes(facts.vehicleClass) === true;
  const stated = rule.confidence ?? table?.confidence ?? 'unverified';
  return {
    id: rule.id,
    name: rule.name,
    amount,
    isSetByState: rule.amount.kind === 'set-by-state',
    isDerived,
    confidence: amount === null ? 'unverified' : isDerived ? leastSure([stated, 'medium']) : stated,
    sources: rule.source.length > 0 ? rule.source : (table?.source ?? []),
  };
}

function tableOf(amount: FeeAmount, { ageBand }: FeeFacts, fees: FeeBook): FeeTable | null {
  if (amount.kind === 'by-class' || amount.kind === 'each-month-late') {
    return fees.tableOf(amount.table);
  }
  const id =
    amount.kind === 'by-class-and-age' && ageBand !== undefined ? amount.tables[ageBand] : null;
  return id == null ? null : fees.tableOf(id);
}

function amountOf(amount: FeeAmount, table: FeeTable | null, facts: FeeFacts): Paise | null {
  switch (amount.kind) {
    case 'flat':
      return paise(amount.paise);
    case 'each-licence-class':
      return paise(amount.paise * (facts.licenceClasses ?? 1));
    case 'each-year-late':
      return paise(amount.paise * (facts.yearsAfterGrace ?? 0));
    case 'set-by-state':
      return null;
    default: {
      const sum = facts.vehicleClass === undefined ? undefined : table?.paise[facts.vehicleClass];
      if (sum === undefined) return null;
      return paise(amount.kind === 'each-month-late' ? sum * (facts.monthsLate ?? 0) : sum);
    }
  }
}

/** The lowest confidence of all. */
export function leastSure(all: readonly Confidence[]): Confidence {
  return SURENESS[Math.min(3, ...all.map((one) => SURENESS.indexOf(one)))] ?? 'unverified';
}
