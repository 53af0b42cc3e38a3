import type { HandedPremium } from '@pahiya/domain/insurance/policy-ports';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import { type Paise, paise } from '@pahiya/domain/shared/money';
import type { Services } from '../../../services.ts';
import { issuerOf } from './issue-policy.ts';

/** Sums of a statement by policy number. */
type Statement = {
  readonly premiums: ReadonlyMap<string, Paise>;
  readonly refunds: ReadonlyMap<string, Paise>;
};

/** Reads the statements of insurers, each of a day once; null for one that cannot be read. */
export function readStatements(
  services: Services,
): (insurerId: string, day: IstDate) => Promise<Statement | null> {
  const known = new Map<string, Statement | null>();
  return async (insurerId, day) => {
    const key = `${insurerId} ${day}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const answer = await issuerOf(services, { insurerId })?.statement(day);
    const read = answer?.ok
      ? { premiums: rowsOf(answer.value.premiums), refunds: sumsOf(answer.value.refunds) }
      : null;
    known.set(key, read);
    return read;
  };
}

/** A premium that a statement has twice was sent twice and counts once. */
function rowsOf(rows: readonly HandedPremium[]): ReadonlyMap<string, Paise> {
  return new Map(rows.map(({ policyNumber, amount }) => [policyNumber, amount]));
}

/** Refunds may come in parts. */
function sumsOf(rows: readonly HandedPremium[]): ReadonlyMap<string, Paise> {
  const sums = new Map<string, Paise>();
  for (const { policyNumber, amount } of rows) {
    sums.set(policyNumber, paise((sums.get(policyNumber) ?? 0) + amount));
  }
  return sums;
}
