import { currentOf, type Dated } from '../shared/dated.ts';
import type { IstDate } from '../shared/ist-date.ts';
import { type Paise, rupees } from '../shared/money.ts';

/** What a lender owes after a loan is paid in full, by the day on which the papers fall due. */
export type NocRule = Dated & {
  /** Days after full payment in which the lender returns the papers and has the charge removed. */
  readonly releaseDays: number;
  /** Compensation for each day of a delay that the lender causes. */
  readonly perDay: Paise;
  /** Further days when papers are lost; the lender helps with copies and pays for them. */
  readonly lostPapersDays: number;
  /** Days after which a complaint without an answer can go to the RBI ombudsman. */
  readonly complaintDays: number;
  readonly source: string;
  readonly sourceDate: string;
  readonly confidence: 'high' | 'medium' | 'low';
  /** How sure it is that the rule, written for papers of personal loans, covers the hypothecation of a vehicle. */
  readonly hypothecationConfidence: 'high' | 'medium' | 'low';
};

/** Rows by the day from which they apply to papers that fall due. Rule id: LOAN-NOC. */
const nocRules: readonly NocRule[] = [
  {
    from: '2023-12-01',
    until: null,
    releaseDays: 30,
    perDay: rupees(5_000),
    lostPapersDays: 30,
    complaintDays: 30,
    source: 'RBI/2023-24/60, Responsible Lending Conduct: release of property documents',
    sourceDate: '2023-09-13',
    confidence: 'high',
    hypothecationConfidence: 'medium',
  },
];

/** The rule for papers that fall due on a day; null before there was one. */
export function nocRule(dueOn: IstDate): NocRule | null {
  return currentOf(nocRules, dueOn);
}

/** The newest row: for pages that explain the rule without a loan. */
export function newestNocRule(): NocRule {
  const row = nocRules.at(-1);
  if (row === undefined) throw new RangeError('no rule of a NOC');
  return row;
}

/** Months for which offices take a lender's NOC. Practice, not law. Rule id: LOAN-NOC-LIFE. */
export const nocLife = {
  months: 3,
  source: 'Practice of RTOs; the Central Motor Vehicles Rules name no period',
  sourceDate: '2026-11-01',
  confidence: 'medium',
} as const;
