import { addDays, daysBetween, type IstDate } from '../shared/ist-date.ts';
import { type FastagRule, fastagRuleOn } from './rules.ts';

/** Why a debit is wrong. `parking`: a car park took too much, or took it for another vehicle. */
export const wrongDebitCauses = [
  'not-there',
  'read-twice',
  'wrong-class',
  'typed-by-hand',
  'discount-missed',
  'parking',
] as const;
export type WrongDebitCause = (typeof wrongDebitCauses)[number];

/** A proof to be enclosed; the pages have the words. */
export type DebitEvidence =
  | 'statement-line'
  | 'where-vehicle-was'
  | 'both-debits'
  | 'rc-copy'
  | 'tag-photo'
  | 'pass-proof'
  | 'parking-ticket'
  | 'debit-message';

/** Where to write, in this order. `ombudsman` opens later. */
export type DebitPath =
  | 'issuer'
  | 'operator'
  | 'helpline-1033'
  | 'false-deduction-mail'
  | 'ombudsman';

/** What to enclose and where to write for a cause. */
export type DebitCase = {
  readonly evidence: readonly DebitEvidence[];
  readonly paths: readonly DebitPath[];
};

/** Cases by cause. Source: NHAI and IHMCL on false deductions, March 2025; issuers' dispute pages. The mail of IHMCL is
 * for national highways only; a car park is settled by its operator and the issuer. Rule id: FASTAG-WRONG-DEBIT. */
export const debitCases: Readonly<Record<WrongDebitCause, DebitCase>> = {
  'not-there': {
    evidence: ['statement-line', 'where-vehicle-was'],
    paths: ['issuer', 'helpline-1033', 'false-deduction-mail', 'ombudsman'],
  },
  'read-twice': {
    evidence: ['statement-line', 'both-debits'],
    paths: ['issuer', 'helpline-1033', 'ombudsman'],
  },
  'wrong-class': {
    evidence: ['statement-line', 'rc-copy', 'tag-photo'],
    paths: ['issuer', 'operator', 'helpline-1033', 'ombudsman'],
  },
  'typed-by-hand': {
    evidence: ['statement-line', 'debit-message', 'where-vehicle-was'],
    paths: ['false-deduction-mail', 'issuer', 'helpline-1033', 'ombudsman'],
  },
  'discount-missed': {
    evidence: ['statement-line', 'pass-proof'],
    paths: ['issuer', 'helpline-1033', 'ombudsman'],
  },
  parking: {
    evidence: ['statement-line', 'parking-ticket', 'where-vehicle-was'],
    paths: ['issuer', 'operator', 'ombudsman'],
  },
};

/** Clocks of a dispute, counted from the day on which the issuer was asked. */
export type DebitClock = {
  /** Days since; 0 on the day itself. */
  readonly days: number;
  /** The issuer should have answered by this day. */
  readonly answerBy: IstDate;
  /** First day on which the ombudsman can be asked. */
  readonly ombudsmanFrom: IstDate;
  readonly isOmbudsmanOpen: boolean;
  readonly rule: FastagRule<'wrong-debit'>;
};

/** Clocks of a dispute that was raised on a day. */
export function debitClock(askedOn: IstDate, today: IstDate): DebitClock {
  const rule = fastagRuleOn('wrong-debit', askedOn);
  const ombudsmanFrom = addDays(askedOn, rule.values.ombudsmanDays);
  return {
    days: daysBetween(askedOn, today),
    answerBy: addDays(askedOn, rule.values.answerDays),
    ombudsmanFrom,
    isOmbudsmanOpen: today >= ombudsmanFrom,
    rule,
  };
}
