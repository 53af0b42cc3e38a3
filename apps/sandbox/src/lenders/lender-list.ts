/** How an invented lender prices a loan. Rates in hundredths of a percent, fees in rupees without GST. */
export type InventedLender = {
  readonly id: string;
  readonly protocol: 'json' | 'xml';
  /** Kinds of loans with the yearly rate. */
  readonly rates: Readonly<Record<string, number>>;
  readonly fee: number;
  readonly insurance: number;
  readonly rateKind: 'fixed' | 'floating';
  readonly penal: string;
  readonly foreclosure: string;
  readonly coolingOffDays: number;
  /** Which APR its statement names; null: none. */
  readonly statesApr: 'with-gst' | 'without-gst' | null;
  readonly isSlow: boolean;
  /** Declines every request for offers with this code. */
  readonly declines: string | null;
  /** Most it lends, in rupees. */
  readonly most: number;
};

/** The four lenders. All of them, their rates and their fees are invented. */
export const INVENTED_LENDERS: readonly InventedLender[] = [
  {
    id: 'amaltas',
    protocol: 'json',
    rates: { NEW_CAR: 905, USED_CAR: 1240, TWO_WHEELER: 1310, AGAINST_CAR: 1375, PERSONAL: 1290 },
    fee: 3500,
    insurance: 0,
    rateKind: 'floating',
    penal: '2% a month on the amount overdue, at most Rs 750 a month',
    foreclosure: 'None',
    coolingOffDays: 3,
    statesApr: 'with-gst',
    isSlow: false,
    declines: null,
    most: 5_000_000,
  },
  {
    id: 'chinar',
    protocol: 'json',
    rates: { NEW_CAR: 880, USED_CAR: 1325, TWO_WHEELER: 1475, AGAINST_CAR: 1490 },
    fee: 9000,
    insurance: 4200,
    rateKind: 'fixed',
    penal: 'Rs 500 for each instalment that is late, plus GST',
    foreclosure: '4% of the amount repaid early, plus GST',
    coolingOffDays: 1,
    statesApr: null,
    isSlow: true,
    declines: null,
    most: 2_500_000,
  },
  {
    id: 'gulmohar',
    protocol: 'xml',
    rates: { NEW_CAR: 930, USED_CAR: 1190, TWO_WHEELER: 1260, AGAINST_CAR: 1340, PERSONAL: 1395 },
    fee: 2000,
    insurance: 0,
    rateKind: 'fixed',
    penal: '8% a year on the amount overdue',
    foreclosure: '2% of the amount repaid early in the first two years, plus GST',
    coolingOffDays: 3,
    statesApr: 'without-gst',
    isSlow: false,
    declines: null,
    most: 3_000_000,
  },
  {
    id: 'palash',
    protocol: 'xml',
    rates: { NEW_CAR: 899, USED_CAR: 1299, TWO_WHEELER: 1499, AGAINST_CAR: 1450, PERSONAL: 1600 },
    fee: 5000,
    insurance: 0,
    rateKind: 'fixed',
    penal: 'Rs 400 for each instalment that is late, plus GST',
    foreclosure: '5% of the amount repaid early, plus GST',
    coolingOffDays: 1,
    statesApr: null,
    isSlow: false,
    declines: 'CREDIT_POLICY',
    most: 1_500_000,
  },
];
