import { type FeeBook, type FlatFee, shippedFees } from '../../rto-services/fee-book.ts';
import {
  type FeeTable,
  type VehicleFeeClass,
  vehicleFeeClasses,
} from '../../rto-services/fee-rule.ts';
import { leastSure } from '../../rto-services/fees-of.ts';
import type { Paise } from '../../shared/money.ts';
import type { RuleLine } from './rule-cells.ts';
import type { AddFault } from './rule-parts.ts';

/** Fees of the registering office by vehicle class, and the table that each replaces. */
export const classFeeTables = {
  'registration-fee': 'registration',
  'transfer-fee': 'half-registration',
  'hypothecation-fee': 'hypothecation',
  'hypothecation-end-fee': 'hypothecation-end',
} as const;
export type ClassFeeKind = keyof typeof classFeeTables;
export const classFeeKinds = Object.keys(classFeeTables) as readonly ClassFeeKind[];

/** Whether the kind of a rule is a fee by vehicle class. */
export function isClassFee(kind: string): kind is ClassFeeKind {
  return Object.hasOwn(classFeeTables, kind);
}

/** Sums by class; a class without one is not known. */
export type ClassFees = Pick<FeeTable, 'paise' | 'confidence' | 'source'>;

/** One line per class: `part` is the class. */
export function classFeesOfLines(
  lines: readonly RuleLine[],
  fault: AddFault,
): Pick<ClassFees, 'paise' | 'confidence'> {
  const sums = new Map<VehicleFeeClass, Paise>();
  for (const line of lines) {
    const vehicleClass = vehicleFeeClasses.find((one) => one === line.part);
    if (line.part === '') fault(line, 'part', 'missing');
    else if (vehicleClass === undefined) fault(line, 'part', 'not-possible');
    else if (sums.has(vehicleClass)) fault(line, 'part', 'twice');
    if (line.amount === null) fault(line, 'rupees', 'missing');
    else if (vehicleClass !== undefined) sums.set(vehicleClass, line.amount);
  }
  return {
    paise: Object.fromEntries(sums),
    confidence: leastSure(lines.map(({ confidence }) => confidence)),
  };
}

/** The shipped fees with those of a day in their place. `since`: year and month of the newest of them. */
export function feeBookWith(
  replaced: Readonly<Partial<Record<ClassFeeKind, ClassFees>>>,
  vehicleCard: FlatFee | null,
  since: string | null,
): FeeBook {
  const byTable = new Map<string, FeeTable>();
  for (const kind of classFeeKinds) {
    const fees = replaced[kind];
    const id = classFeeTables[kind];
    if (fees !== undefined) byTable.set(id, { id, derived: [], ...fees });
  }
  if (byTable.size === 0 && vehicleCard === null) return shippedFees;
  return {
    tableOf: (id) => byTable.get(id) ?? shippedFees.tableOf(id),
    vehicleCard,
    asOf: since !== null && since > shippedFees.asOf ? since : shippedFees.asOf,
  };
}
