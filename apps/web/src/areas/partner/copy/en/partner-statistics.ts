import type { NoLabelReason, PriceLabelCode } from '@pahiya/domain/valuation/price-label';

const labels: Readonly<Record<PriceLabelCode | NoLabelReason | 'waiting', string>> = {
  'well-below': 'Well below market',
  great: 'Great price',
  good: 'Good price',
  fair: 'Fair price',
  high: 'High price',
  'few-comparables': 'No label: too few similar cars',
  'wide-range': 'No label: prices differ too much',
  'too-old': 'No label: car too old',
  'low-price': 'No label: price too low',
  accident: 'No label: accident',
  'demo-car': 'No label: demo car',
  waiting: 'Label being worked out',
};

/** Words of the statistics of a firm. */
export const copy = {
  title: 'Statistics',
  period: 'Period',
  days: (days: number) => (days === 365 ? 'A year' : `${days} days`),
  range: (from: string, until: string) => `${from} to ${until}`,
  leads: 'Leads',
  none: 'No leads in this period.',
  received: 'Received',
  accepted: 'Accepted',
  contacted: 'Contacted',
  won: 'Won',
  missed: 'Missed',
  missedNote: 'Not accepted or not contacted in time',
  open: 'Open',
  lost: 'Lost',
  returned: 'Returned',
  withdrawn: 'Withdrawn by the person',
  credited: 'Credited after a dispute',
  toAccept: 'Median time to accept',
  toContact: 'Median time to first contact',
  inHours: 'In your working hours, from the enquiry on',
  minutes: (minutes: number) =>
    minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`,
  notEnough: 'Not enough data (five leads needed)',
  kinds: {
    'used-car': 'Used cars',
    'sell-car': 'Cars to sell',
    loan: 'Loans',
    insurance: 'Insurance',
  },
  ofKind: 'By kind',
  ofMember: 'By member',
  unassigned: 'Unassigned',
  reasons: 'Why leads were lost or returned',
  reason: 'Reason',
  count: 'Leads',
  cars: 'Your cars on the market',
  noCars: 'No cars on the market.',
  noFigures: 'The figures of your cars are unavailable. Try again in a minute.',
  price: 'Price',
  day: 'Days on the market',
  views: {
    term: 'Page views',
    days: (days: number) =>
      days === 1 ? 'Today, so far' : `In the last ${days} days, today so far`,
    none: 'Not counted yet',
    byDay: 'Page views by day',
    day: 'Day',
    count: 'Views',
    others: 'Days without views are left out.',
    note: 'Page views and shortlist adds of the last 30 days, updated every minute. Search engines, link previews and other programs that identify themselves are left out. Opening the page again counts again; we do not record who opened it.',
  },
  shortlisted: 'Added to a shortlist',
  watches: 'Price alerts set',
  drives: 'Test drives booked',
  reservations: 'Reservations',
  carLeads: 'Leads: received, contacted, won',
  label: 'Price label',
  labels,
  market: (price: string) => `Estimated market price ${price}`,
  like: 'Similar cars of others in the city',
  median: (count: number, price: string) => `${count}, median ${price}`,
  few: (count: number) => `${count}, not enough data for a median`,
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'partner-statistics': typeof copy;
  }
}
