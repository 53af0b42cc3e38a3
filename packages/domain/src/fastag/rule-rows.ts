import { type Paise, rupees } from '../shared/money.ts';

/** What each rule sets. */
export type FastagRuleValues = {
  /** Vehicles that need a tag: from so many wheels. */
  readonly 'tag-compulsory': { readonly fromWheels: number };
  /** Fee without a working tag, as a share of the fee (basis points: 20,000 is twice). */
  readonly 'no-tag-cash': { readonly basisPoints: number };
  readonly 'no-tag-upi': { readonly basisPoints: number };
  /** No cash at plazas of national highways. */
  readonly 'no-cash': { readonly isUpiTaken: boolean };
  /** How old a plaza's list of refused tags may be, and how long an issuer takes to lift a low-balance mark. */
  readonly 'plaza-lists': {
    readonly nationalMinutes: number;
    readonly stateMinutes: number;
    readonly issuerMinutes: { readonly from: number; readonly to: number };
  };
  /** Who bears a debit against a refused tag, between plaza and issuer: both limits exceeded, the debit is declined. */
  readonly 'late-debit': {
    readonly listedMinutesBefore: number;
    readonly listedMinutesAfter: number;
    /** A debit sent later than this after the reading is borne by the plaza's operator when the balance is short. */
    readonly postedWithinMinutes: number;
    /** Days before which an issuer cannot charge such a debit back. */
    readonly chargebackAfterDays: number;
  };
  /** Unpaid fee with an e-notice: periods run from its issue, the decision's from the objection. */
  readonly 'unpaid-fee': {
    readonly singleHours: number;
    readonly laterBasisPoints: number;
    readonly objectHours: number;
    readonly decideDays: number;
    readonly vahanDays: number;
  };
  /** Hours before the end of the single fee, and before the record, at which an e-notice is called to mind; the whole
   * period is at once. Messages keep `restHours` apart, but the last comes `lastHours` before the end. */
  readonly 'notice-reminders': {
    readonly singleHoursLeft: readonly number[];
    readonly recordHoursLeft: readonly number[];
    readonly restHours: number;
    readonly lastHours: number;
  };
  /** A low balance: amounts below which a person can ask to be told, days between messages, and days after which a
   * reading says nothing any more and is erased. */
  readonly 'low-balance': {
    readonly lines: readonly Paise[];
    readonly everyDays: number;
    readonly keepDays: number;
  };
  readonly 'annual-pass': { readonly price: Paise; readonly trips: number };
  /** The issuers' routine check of the vehicle (KYV) for car, jeep and van. */
  readonly 'kyv-routine-car': { readonly repeatYears: number };
  /** A newer tag ends the older ones of the same vehicle. */
  readonly 'one-tag': { readonly tagsPerVehicle: number };
  /** Tags issued on the chassis number: days to add the vehicle number, and more days until the tag is blacklisted. */
  readonly 'number-update': { readonly days: number; readonly graceDays: number };
  readonly 'kyc-again': { readonly years: number };
  readonly 'tag-age': { readonly years: number };
  /** A wrong debit: days after which the ombudsman can be asked, and days in which banks answered. */
  readonly 'wrong-debit': { readonly ombudsmanDays: number; readonly answerDays: number };
  /** Notice before a debit of a mandate that tops the tag up at a low balance; before other debits it is the usual
   * one. */
  readonly 'auto-top-up': { readonly noticeHours: number; readonly usualNoticeHours: number };
  /** Days after the payment until a bank has answered, and minutes until what could not be sent is given up. */
  readonly 'recharge-clock': { readonly answerDays: number; readonly giveUpMinutes: number };
  /** Days after the payment until a new tag that was not dispatched is cancelled. */
  readonly 'issue-clock': { readonly dispatchDays: number };
};

export type FastagRuleId = keyof FastagRuleValues;

type Row = {
  [Id in FastagRuleId]: {
    readonly id: Id;
    readonly validFrom: string;
    readonly validTo: string | null;
    readonly values: FastagRuleValues[Id];
    readonly source: string;
    readonly sourceDate: string;
    readonly confidence: 'high' | 'medium' | 'low';
  };
}[FastagRuleId];

const OPEN = null;
const NPCI_AUG_2024 = 'NPCI circular of August 2024 on KYC and age of tags';

/** All rules by date. A change is a new row, and the last day of the old one; the rows of one rule never overlap.
 * Rule ids: FASTAG-*. */
export const fastagRuleRows: readonly Row[] = [
  {
    id: 'tag-compulsory',
    validFrom: '2021-02-16',
    validTo: OPEN,
    values: { fromWheels: 4 },
    source: 'MoRTH press note; National Highways Fee Rules 2008',
    sourceDate: '2021-02-14',
    confidence: 'high',
  },
  {
    id: 'no-tag-cash',
    validFrom: '2021-02-16',
    // The day before cash ended, which two press pages give.
    validTo: '2026-04-09',
    values: { basisPoints: 20_000 },
    source: 'National Highways Fee Rules 2008; Third Amendment Rules 2025',
    sourceDate: '2025-10-04',
    confidence: 'medium',
  },
  {
    id: 'no-tag-upi',
    validFrom: '2025-11-15',
    validTo: OPEN,
    values: { basisPoints: 12_500 },
    source: 'National Highways Fee (Third Amendment) Rules 2025',
    sourceDate: '2025-10-04',
    confidence: 'high',
  },
  {
    id: 'no-cash',
    validFrom: '2026-04-10',
    validTo: OPEN,
    values: { isUpiTaken: true },
    source: 'Press on the gazette of April 2026, announced for 1 April',
    sourceDate: '2026-04-10',
    confidence: 'medium',
  },
  {
    id: 'plaza-lists',
    validFrom: '2025-02-19',
    validTo: OPEN,
    values: { nationalMinutes: 0, stateMinutes: 60, issuerMinutes: { from: 3, to: 15 } },
    source: 'NHAI clarification of 19 February 2025 (ICD 2.5); practice of issuers for the minutes',
    sourceDate: '2025-02-19',
    confidence: 'high',
  },
  {
    id: 'late-debit',
    validFrom: '2025-02-17',
    validTo: OPEN,
    values: {
      listedMinutesBefore: 60,
      listedMinutesAfter: 10,
      postedWithinMinutes: 15,
      chargebackAfterDays: 15,
    },
    source: 'NPCI circular NPCI/2024-25/NETC/004A',
    sourceDate: '2025-01-28',
    confidence: 'high',
  },
  {
    id: 'unpaid-fee',
    validFrom: '2026-03-17',
    validTo: OPEN,
    values: {
      singleHours: 72,
      laterBasisPoints: 20_000,
      objectHours: 72,
      decideDays: 5,
      vahanDays: 15,
    },
    source: 'National Highways Fee (Second Amendment) Rules 2026, as reported by PIB',
    sourceDate: '2026-03-18',
    confidence: 'high',
  },
  {
    id: 'notice-reminders',
    validFrom: '2026-03-17',
    validTo: OPEN,
    values: {
      singleHoursLeft: [72, 48, 12],
      recordHoursLeft: [48, 12],
      restHours: 12,
      lastHours: 4,
    },
    source:
      'Own choice, from the periods of the National Highways Fee (Second Amendment) Rules 2026',
    sourceDate: '2026-11-28',
    confidence: 'high',
  },
  {
    id: 'low-balance',
    validFrom: '2021-01-01',
    validTo: OPEN,
    values: {
      lines: [rupees(100), rupees(200), rupees(300), rupees(500)],
      everyDays: 7,
      keepDays: 30,
    },
    source: 'Own choice: a person chooses the amount, and nobody is told without',
    sourceDate: '2026-11-28',
    confidence: 'high',
  },
  {
    id: 'annual-pass',
    validFrom: '2025-08-15',
    validTo: '2026-03-31',
    values: { price: rupees(3000), trips: 200 },
    source: 'MoRTH and NHAI notes of June to August 2025',
    sourceDate: '2025-06-18',
    confidence: 'high',
  },
  {
    id: 'annual-pass',
    validFrom: '2026-04-01',
    validTo: OPEN,
    values: { price: rupees(3075), trips: 200 },
    source: 'NHAI note on the price from 1 April 2026, as reported by the press',
    sourceDate: '2026-03-31',
    confidence: 'high',
  },
  {
    id: 'kyv-routine-car',
    validFrom: '2024-11-01',
    validTo: '2026-01-31',
    values: { repeatYears: 3 },
    source: 'IHMCL on KYV; ended by NHAI from 1 February 2026',
    sourceDate: '2026-01-01',
    confidence: 'high',
  },
  {
    id: 'one-tag',
    validFrom: '2024-10-31',
    validTo: OPEN,
    values: { tagsPerVehicle: 1 },
    source: 'NHAI, One Vehicle One FASTag',
    sourceDate: '2024-10-31',
    confidence: 'medium',
  },
  {
    id: 'number-update',
    validFrom: '2024-08-01',
    validTo: OPEN,
    values: { days: 90, graceDays: 30 },
    source: NPCI_AUG_2024,
    sourceDate: '2024-08-01',
    confidence: 'high',
  },
  {
    id: 'kyc-again',
    validFrom: '2024-08-01',
    validTo: OPEN,
    values: { years: 3 },
    source: NPCI_AUG_2024,
    sourceDate: '2024-08-01',
    confidence: 'high',
  },
  {
    id: 'tag-age',
    validFrom: '2024-08-01',
    validTo: OPEN,
    values: { years: 5 },
    source: NPCI_AUG_2024,
    sourceDate: '2024-08-01',
    confidence: 'medium',
  },
  {
    id: 'wrong-debit',
    validFrom: '2021-11-12',
    validTo: OPEN,
    values: { ombudsmanDays: 30, answerDays: 30 },
    source: 'RBI Integrated Ombudsman Scheme 2021; NHAI on false deductions, March 2025',
    sourceDate: '2025-03-01',
    confidence: 'medium',
  },
  {
    id: 'auto-top-up',
    validFrom: '2024-08-22',
    validTo: OPEN,
    values: { noticeHours: 0, usualNoticeHours: 24 },
    source: 'RBI circular RBI/2024-25/64 on e-mandates that top up a balance',
    sourceDate: '2024-08-22',
    confidence: 'high',
  },
  {
    id: 'recharge-clock',
    validFrom: '2021-01-01',
    validTo: OPEN,
    values: { answerDays: 1, giveUpMinutes: 120 },
    source: 'Documents of bill-payment providers (T+1); the minutes are our own choice',
    sourceDate: '2026-11-01',
    confidence: 'medium',
  },
  {
    id: 'issue-clock',
    validFrom: '2021-01-01',
    validTo: OPEN,
    values: { dispatchDays: 21 },
    source: 'Own choice: reviews of banks take about three working days and may be repeated',
    sourceDate: '2026-11-01',
    confidence: 'high',
  },
];
