import type { IstDate } from '../shared/ist-date.ts';
import { type FastagRule, fastagRuleOn } from './rules.ts';

/** Whose road a plaza is on. */
export type TollRoad = 'national' | 'state';

/** When a plaza sees a recharge. */
export type PlazaAdvice = {
  readonly road: TollRoad;
  /** Minutes in which the issuer usually lifts a low-balance mark. */
  readonly issuerMinutes: { readonly from: number; readonly to: number };
  /** How old the plaza's list may be, in minutes; 0: it asks for the tag's state while the vehicle passes. */
  readonly listMinutes: number;
  readonly rule: FastagRule<'plaza-lists'>;
};

/** Advice before a plaza. A plaza on a national highway reads the tag's state while the vehicle passes, so a recharge
 * before it is enough; the list of a state's plaza may be older. The 60 and 10 minutes of NPCI's circular settle who
 * bears a debit and never enter here. Source: NHAI, 19 February 2025. Rule id: FASTAG-PLAZA-LISTS. */
export function plazaAdvice(road: TollRoad, on: IstDate): PlazaAdvice {
  const rule = fastagRuleOn('plaza-lists', on);
  const { nationalMinutes, stateMinutes, issuerMinutes } = rule.values;
  const listMinutes = road === 'national' ? nationalMinutes : stateMinutes;
  return { road, issuerMinutes, listMinutes, rule };
}
