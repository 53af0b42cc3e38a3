import {
  addDays,
  type IstDate,
  isBefore,
  parseIstDate,
  partsOf,
  toIstDate,
} from '../shared/ist-date.ts';
import type { Challan } from './challan.ts';
import { compoundingOf } from './compounding.ts';
import { baseSection, penalSections } from './sections.ts';

/** A Lok Adalat: a day on which the legal services authority settles challans at courts. */
export type LokAdalatDay = {
  readonly on: IstDate;
  /** State code, or null for the national day, which some states move. */
  readonly stateCode: string | null;
  readonly source: string;
  /** `unverified`: expected from earlier years only, and shown as such. */
  readonly confidence: 'high' | 'medium' | 'unverified';
};

type Row = readonly [string, string | null, string, LokAdalatDay['confidence']];
const ANNOUNCED: readonly Row[] = [
  ['2026-01-10', 'DL', 'Delhi State Legal Services Authority, Delhi Traffic Police', 'high'],
  ['2026-03-14', null, 'National Legal Services Authority, as reported in March 2026', 'medium'],
  ['2026-03-22', 'DL', 'Delhi State Legal Services Authority, March 2026', 'high'],
  ['2026-03-28', 'TG', 'Telangana State Legal Services Authority, 5 Mar 2026', 'medium'],
  [
    '2026-04-05',
    'DL',
    'Delhi Legal Services Authority, special day for traffic, March 2026',
    'high',
  ],
];

/** Announced days, oldest first. Rule id: LOK-ADALAT-DAYS. */
export const lokAdalatDays: readonly LokAdalatDay[] = ANNOUNCED.flatMap(
  ([text, stateCode, source, confidence]) => {
    const on = parseIstDate(text);
    return on === null ? [] : [{ on, stateCode, source, confidence }];
  },
);

/** Months of the national days, each on its second Saturday, as in 2024, 2025 and March 2026. */
const NATIONAL_MONTHS = [3, 5, 9, 12];

/** Next day for a state, today included: announced for the state or nationally, else the next second Saturday of
 * March, May, September or December, as expected only. Rule id: LOK-ADALAT-DAYS. */
export function nextLokAdalat(stateCode: string | null, today: IstDate): LokAdalatDay {
  const announced = lokAdalatDays.find(
    (day) => !isBefore(day.on, today) && (day.stateCode === null || day.stateCode === stateCode),
  );
  const expected = nextExpected(today);
  return announced !== undefined && !isBefore(expected.on, announced.on) ? announced : expected;
}

function nextExpected(today: IstDate): LokAdalatDay {
  const { year } = partsOf(today);
  const days = [year, year + 1].flatMap((of) =>
    NATIONAL_MONTHS.map((month) => secondSaturday(of, month)),
  );
  const on = days.find((day) => day !== null && !isBefore(day, today)) ?? today;
  const source = 'second Saturdays of March, May, September and December, as in 2024 to 2026';
  return { on, stateCode: null, source, confidence: 'unverified' };
}

function secondSaturday(year: number, month: number): IstDate | null {
  const first = toIstDate(year, month, 1);
  if (first === null) return null;
  const weekday = new Date(`${first}T00:00:00Z`).getUTCDay();
  return addDays(first, 6 - weekday + 7);
}

/** Whether a Lok Adalat accepts a challan, and if not, why. A discount is never promised: the judge decides.
 * `perhaps`: the source has too little data. */
export type LokAdalatEligibility =
  | { readonly eligible: 'yes' | 'perhaps' }
  | {
      readonly eligible: 'no';
      readonly reason: 'closed' | 'in-regular-court' | 'not-compoundable' | 'left-out';
    };

/** Excluded in practice though section 200 would allow it: racing. Drunk driving, hit-and-run and juvenile driving
 * are court-only already. */
const LEFT_OUT = new Set(['189']);

/** Whether a Lok Adalat accepts a challan. Challans of other states are settled in their own state.
 * Source: Legal Services Authorities Act 1987 s. 19(5) (only compoundable offences); notices of the Delhi Traffic
 * Police. Rule id: LOK-ADALAT-FIT. */
export function lokAdalatEligibility(
  challan: Pick<Challan, 'status' | 'offences'>,
): LokAdalatEligibility {
  const { status, offences } = challan;
  if (status === 'paid' || status === 'disposed') return { eligible: 'no', reason: 'closed' };
  if (status === 'regular-court') return { eligible: 'no', reason: 'in-regular-court' };
  const compounding = offences.map(compoundingOf);
  if (compounding.includes('court-only')) return { eligible: 'no', reason: 'not-compoundable' };
  const sections = offences.flatMap(({ section }) => penalSections(section ?? ''));
  if (sections.some((section) => LEFT_OUT.has(baseSection(section)))) {
    return { eligible: 'no', reason: 'left-out' };
  }
  const isSure = compounding.length > 0 && compounding.every((one) => one === 'allowed');
  return { eligible: isSure ? 'yes' : 'perhaps' };
}

/** Documents to carry; the web app has the text. Source: notices of the Delhi Traffic Police (the printed notice
 * with its token is needed; courts do not print it). */
export const lokAdalatDocuments = [
  'printed-notice-with-token',
  'registration-certificate',
  'driving-licence',
  'identity-proof',
  'money-for-the-sum',
] as const;
export type LokAdalatDocument = (typeof lokAdalatDocuments)[number];
